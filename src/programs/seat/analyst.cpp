#include "programs/seat/analyst.hpp"

#include <algorithm>

#include "programs/player/programs_of.hpp"
#include "record/games.hpp"

namespace tabuleiro::programs {
namespace {

constexpr std::size_t most_moves = 8; // of a variation

template <OpenGame G>
class AnalystOf final : public Analyst {
  public:
    explicit AnalystOf(const ProgramSetup& setup) : program_(make_program<G>(setup)) {}

    tl::expected<std::vector<FoundVariation>, Failure>
    find(const PositionQuestion& question, const Cancellation& cancellation) override {
        const auto record = replayed<G>(question.game);
        if (!record) {
            return tl::unexpected(Failure{FailureKind::Refusal, record.error(), record.error()});
        }
        PlayerLimits limits;
        limits.clock = {TimeKind::PerMove, question.time, Duration(0), 0};
        const Player seat = record->to_move();
        if (auto ready = program_->new_game(
                NewGame<G>{record->options(), record->start(), seat, limits, cancellation});
            !ready) {
            return tl::unexpected(ready.error());
        }
        const Answer<G> answer = program_->choose(Turn<G>{record->position(),
                                                          *record,
                                                          seat,
                                                          {question.time, question.time},
                                                          {limits, limits},
                                                          std::nullopt,
                                                          std::nullopt,
                                                          cancellation});
        if (const auto* failure = std::get_if<Failure>(&answer.what)) {
            return tl::unexpected(*failure);
        }
        return understood(*record, answer.variations);
    }

  private:
    static tl::expected<std::vector<FoundVariation>, Failure>
    understood(const Record<G>& record, const std::vector<Thought>& thoughts) {
        std::vector<FoundVariation> found;
        for (const Thought& thought : thoughts) {
            FoundVariation variation{legal_moves_of(record, thought.variation), thought.depth,
                                     thought.centipawns, thought.mate};
            if (!variation.moves.empty()) {
                found.push_back(std::move(variation));
            }
        }
        if (found.empty()) {
            return tl::unexpected(
                Failure{FailureKind::Refusal, "it says nothing about the position"});
        }
        return found;
    }

    // As far as they are legal: the end of a variation may come from a table of the engine.
    static std::vector<std::string> legal_moves_of(Record<G> record,
                                                   const std::vector<std::string>& texts) {
        std::vector<std::string> moves;
        for (std::size_t i = 0; i < std::min(texts.size(), most_moves); ++i) {
            const auto before = record.position();
            const auto move = record.play_text(texts[i]);
            if (!move) {
                break;
            }
            moves.push_back(G::format(before, *move));
        }
        return moves;
    }

    std::unique_ptr<Program<G>> program_;
};

} // namespace

std::unique_ptr<Analyst> make_analyst(std::string_view game, const ProgramSetup& setup) {
    std::unique_ptr<Analyst> analyst;
    AllGames::for_each([&]<Game G>() {
        if constexpr (OpenGame<G>) {
            if (G::id == game && plays<G>(setup.protocol)) {
                analyst = std::make_unique<AnalystOf<G>>(setup);
            }
        }
    });
    return analyst;
}

} // namespace tabuleiro::programs
