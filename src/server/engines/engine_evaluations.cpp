#include "server/engines/engine_evaluations.hpp"

#include "house/study/engine_variation.hpp"
#include "programs/seat/analyst.hpp"
#include "server/engines/written_game.hpp"
#include "server/log.hpp"

namespace tabuleiro::server {

namespace {

constexpr Duration quick_time{300};
constexpr Duration deep_time{3'000};

struct AnalystProcess final : EngineProcess {
    std::unique_ptr<programs::Analyst> analyst;
    int variations = 0; // that it shows
};

std::unique_ptr<AnalystProcess> new_process(const TriedEngine& engine, const std::string& game,
                                            int variations) {
    auto process = std::make_unique<AnalystProcess>();
    programs::ProgramSetup setup = engine.setup;
    if (engine.introduction->variations > 1) {
        setup.options.emplace_back("MultiPV", std::to_string(variations));
    }
    process->analyst = programs::make_analyst(game, setup);
    process->variations = variations;
    return process;
}

std::vector<house::EngineVariation> shown(const std::vector<programs::FoundVariation>& found) {
    std::vector<house::EngineVariation> variations;
    for (const programs::FoundVariation& one : found) {
        variations.push_back({one.moves, one.depth, one.centipawns, one.mate});
    }
    return variations;
}

std::optional<house::Evaluation> evaluation_by(const TriedEngine& engine,
                                               const house::EvaluationJob& job,
                                               std::unique_ptr<EngineProcess>& process,
                                               const programs::Cancellation& cancellation) {
    const int variations = std::min(job.variations, engine.introduction->variations);
    if (process == nullptr || static_cast<AnalystProcess&>(*process).variations != variations) {
        process.reset();
        process = new_process(engine, job.line.game, variations);
    }
    const programs::PositionQuestion question{written_game(job.line),
                                              job.effort == Effort::Quick ? quick_time : deep_time};
    const auto found = static_cast<AnalystProcess&>(*process).analyst->find(question, cancellation);
    if (cancellation.requested()) {
        return std::nullopt;
    }
    if (!found) {
        log(LogLevel::Warning, "engine-failed",
            {{"engine", engine.name()}, {"reason", programs::reason_for(found.error()).text()}});
        return std::nullopt;
    }
    const auto evaluation = house::evaluation_of(job.line, shown(*found));
    return evaluation ? std::optional(*evaluation) : std::nullopt;
}

} // namespace

house::RemoteEvaluations::Ticket EngineEvaluations::evaluate(house::EvaluationJob job, int rank,
                                                             Done done) {
    std::string key = "analysis " + engine_.name() + " " + job.line.game;
    return room_.add(std::move(key), std::max(rank, EngineRoom::move_rank + 1),
                     [engine = engine_, job = std::move(job),
                      done = std::move(done)](std::unique_ptr<EngineProcess>& process,
                                              const programs::Cancellation& cancellation) {
                         auto evaluation = evaluation_by(engine, job, process, cancellation);
                         return [done, evaluation = std::move(evaluation)] { done(evaluation); };
                     });
}

} // namespace tabuleiro::server
