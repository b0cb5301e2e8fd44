#include "player.hpp"

#include <fstream>
#include <iterator>
#include <stdexcept>

namespace tabuleiro::reversi::learning {

namespace {

using Clock = std::chrono::steady_clock;

// A search with its table.
template <class P>
class Thinker {
  public:
    Thinker(const P& policy, const Thinking& thinking)
        : thinking_(thinking),
          table_(thinking.table_entries > 0 ? thinking.table_entries : thinking.nodes * 4),
          searcher_(policy, table_) {}

    search::Result<Move> search(const Record<Reversi>& record) {
        table_.age();
        if (thinking_.time.count() == 0) {
            return searcher_.search(record.position(), {}, {.nodes = thinking_.nodes});
        }
        const auto end = Clock::now() + thinking_.time;
        return searcher_.search(record.position(), {}, {}, [end] { return Clock::now() >= end; });
    }

  private:
    Thinking thinking_;
    search::Table table_;
    search::Searcher<Reversi, P> searcher_;
};

template <class P>
Judge judge_with(const P& policy, const Thinking& thinking,
                 std::shared_ptr<const patterns::PatternTables> keep) {
    auto thinker = std::make_shared<Thinker<P>>(policy, thinking);
    return [thinker, keep](const Record<Reversi>& record) { return thinker->search(record); };
}

} // namespace

Evaluation Evaluation::named(const std::string& name) {
    if (name == "terms") {
        return {};
    }
    const std::size_t colon = name.rfind(':');
    std::ifstream file(name.substr(0, colon), std::ios::binary);
    const std::string bytes((std::istreambuf_iterator<char>(file)),
                            std::istreambuf_iterator<char>());
    auto tables = patterns::PatternTables::from(bytes);
    if (!tables) {
        throw std::runtime_error(name + " has no tables.");
    }
    Evaluation evaluation{std::make_shared<const patterns::PatternTables>(*std::move(tables))};
    if (colon != std::string::npos) {
        evaluation.points = std::stoi(name.substr(colon + 1));
    }
    return evaluation;
}

Judge make_judge(const Evaluation& evaluation, const Thinking& thinking) {
    if (!evaluation.tables) {
        return judge_with(ReversiPolicy{}, thinking, nullptr);
    }
    PatternPolicy policy{{}, evaluation.tables.get(), evaluation.points};
    return judge_with(policy, thinking, evaluation.tables);
}

tuning::Chooser<Reversi> make_player(const Evaluation& evaluation, const Thinking& thinking) {
    return [judge = make_judge(evaluation, thinking), solver = std::make_shared<Solver>(14),
            thinking](const Record<Reversi>& record) {
        if (std::popcount(record.position().empty()) <= thinking.solved) {
            const auto lines =
                solver->solve(record.position(), 1, {.nodes = thinking.solver_nodes});
            if (lines) {
                return lines->front().moves.front();
            }
        }
        return judge(record).lines.front().moves.front();
    };
}

} // namespace tabuleiro::reversi::learning
