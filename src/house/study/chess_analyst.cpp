#include <map>

#include "engines/chess/engine.hpp"
#include "engines/chess/evaluation/chances.hpp"
#include "house/study/analyst.hpp"

namespace tabuleiro::house {

namespace {

using chess::Chess;

constexpr std::size_t table_megabytes = 16;

// An iteration that has begun is finished if it can be: a score from the middle of one is a guess.
struct Budget {
    std::uint64_t enough;
    std::uint64_t most;
    roque::Milliseconds longest; // on a slow or busy machine
};
constexpr Budget quick{120'000, 400'000, roque::Milliseconds(1'500)};
constexpr Budget deep{900'000, 2'400'000, roque::Milliseconds(8'000)};

// Ends the search of an engine once nobody wants to know its answer, and remembers the lines of
// its last full depth: a search that ends in the middle of one may know no more than a move.
class Watcher final : public roque::SearchListener {
  public:
    Watcher(roque::Engine& engine, const Stop& stop) : engine_(engine), stop_(stop) {}

    void on_line(const roque::LineReport& line) override {
        if (line.moves.size() > 1) {
            seen_[line.moves.front().bits()] = line.moves;
        }
        look();
    }
    void on_current_move(const roque::CurrentMove&) override { look(); }

    std::vector<chess::Move> longest_of(const std::vector<chess::Move>& moves) const {
        const auto seen = seen_.find(moves.front().bits());
        return seen != seen_.end() && moves.size() == 1 ? seen->second : moves;
    }

  private:
    void look() {
        if (stop_ && stop_()) {
            engine_.stop();
        }
    }

    roque::Engine& engine_;
    const Stop& stop_;
    std::map<std::uint16_t, std::vector<chess::Move>> seen_; // by their first moves
};

Worth worth_of(roque::Score score) {
    if (roque::is_decisive(score)) {
        return decided_in(roque::mate_score - std::abs(score), score > 0);
    }
    return {.chances = roque::expected_result(score), .score = score};
}

} // namespace

template <>
struct Analyst<Chess>::Memory {
    roque::Engine engine{table_megabytes};
};

template <>
Analyst<Chess>::Analyst() : memory_(std::make_unique<Memory>()) {}

template <>
Analyst<Chess>::~Analyst() = default;

template <>
Thought<Chess> Analyst<Chess>::think(const Position& position, std::span<const Position> history,
                                     const StudyTerms& terms) {
    const Budget& budget = terms.effort == Effort::Quick ? quick : deep;
    roque::SearchRequest request;
    request.game.position = position;
    for (const Position& earlier : history) {
        request.game.earlier.push_back(earlier.key());
    }
    const auto lines = static_cast<std::uint64_t>(terms.lines);
    request.lines = terms.lines;
    request.limits.soft_nodes = budget.enough * lines;
    request.limits.nodes = budget.most * lines;
    request.limits.move_time = budget.longest * terms.lines;
    Watcher watcher(memory_->engine, terms.stop);
    const roque::SearchResult result = memory_->engine.search(request, &watcher);
    Thought<Chess> thought{.depth = result.depth};
    for (const roque::LineReport& line : result.lines) {
        thought.lines.push_back({watcher.longest_of(line.moves), worth_of(line.score)});
    }
    return thought;
}

} // namespace tabuleiro::house
