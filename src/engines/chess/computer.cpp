#include "engines/chess/computer.hpp"

#include <algorithm>
#include <map>

#include "engines/chess/book/opening_book.hpp"
#include "engines/chess/book/opening_play.hpp"
#include "engines/chess/evaluation/chances.hpp"
#include "engines/chess/search_request.hpp"

namespace tabuleiro {

namespace {

using namespace roque;

using ChessComputer = Computer<Chess>;

constexpr std::size_t playing_megabytes = 1; // levels look at little
constexpr std::size_t analysing_megabytes = 16;

constexpr std::uint64_t hint_nodes = 60'000;
constexpr std::uint64_t standing_nodes = 20'000;
constexpr std::uint64_t balance_nodes = 20'000;

constexpr int draw_margin = 25; // hundredths of a pawn
constexpr int losing_margin = 100;

// An iteration that has begun is finished if possible: a score from the middle of one is a guess.
struct Budget {
    std::uint64_t enough;
    std::uint64_t most;
    Milliseconds longest; // on a slow or busy machine
};
constexpr Budget quick{120'000, 400'000, Milliseconds(1'500)};
constexpr Budget deep{900'000, 2'400'000, Milliseconds(8'000)};

// Stops an engine whose result is no longer wanted, and remembers the variations of its last full
// depth: a search interrupted in the middle of a depth may know only a move.
class Watcher final : public SearchListener {
  public:
    Watcher(Engine& engine, const Stop& stop) : engine_(engine), stop_(stop) {}

    void on_variation(const VariationReport& line) override {
        if (line.moves.size() > 1) {
            seen_[line.moves.front().bits()] = line.moves;
        }
        look();
    }
    void on_current_move(const CurrentMove&) override { look(); }

    std::vector<Move> longest_of(const std::vector<Move>& moves) const {
        const auto seen = seen_.find(moves.front().bits());
        return seen != seen_.end() && moves.size() == 1 ? seen->second : moves;
    }

  private:
    void look() {
        if (stop_ && stop_()) {
            engine_.stop();
        }
    }

    Engine& engine_;
    const Stop& stop_;
    std::map<std::uint16_t, std::vector<Move>> seen_; // by their first moves
};

Worth worth_of(Score score) {
    if (is_decisive(score)) {
        return decided_in(mate_score - std::abs(score), score > 0);
    }
    return {.chances = expected_result(score), .score = score};
}

Engine& made(std::unique_ptr<Engine>& engine, std::size_t megabytes) {
    if (!engine) {
        engine = std::make_unique<Engine>(megabytes);
    }
    return *engine;
}

int captures(const Position& position) {
    const auto moves = position.legal_moves();
    return static_cast<int>(std::count_if(moves.begin(), moves.end(), [&](Move move) {
        return position.captured_by(move).has_value();
    }));
}

// A number for each move, derived from one game's seed.
std::uint64_t seed_of_move(std::uint64_t seed, const Record<Chess>& record) {
    std::uint64_t state = seed ^ record.position().key();
    return split_mix(state) + static_cast<std::uint64_t>(record.plies());
}

} // namespace

ChessComputer::Computer() = default;
ChessComputer::~Computer() = default;

Engine& ChessComputer::player() {
    return made(player_, playing_megabytes);
}
Engine& ChessComputer::analyst() {
    return made(analyst_, analysing_megabytes);
}

void ChessComputer::new_game() {
    player().new_game();
}

Advice<Move> ChessComputer::choose(const Record<Chess>& record, const PlayTerms& terms) {
    SearchRequest request = request_for(record);
    request.elo = elo_of_level(terms.level);
    request.limits.depth = terms.limits.depth;
    request.limits.nodes = terms.limits.nodes;
    request.limits.move_time = terms.limits.time;
    const Move any = record.position().legal_moves()[0];
    if (terms.style == PlayStyle::Natural) {
        request.seed = terms.seed;
        return {natural_move(player(), request).value_or(any)};
    }
    request.seed = seed_of_move(terms.seed, record);
    const SearchResult result = player().search(request);
    Advice<Move> advice{
        .move = result.best.value_or(any), .depth = result.depth, .nodes = result.nodes};
    if (is_decisive(result.score)) {
        advice.mate = moves_to_mate(result.score);
    } else {
        advice.score = result.score;
    }
    return advice;
}

std::optional<Move> ChessComputer::hint(const Record<Chess>& record, std::uint64_t /*seed*/) {
    SearchRequest request = request_for(record);
    request.limits.nodes = hint_nodes;
    return player().search(request).best;
}

Standing ChessComputer::standing(const Record<Chess>& record, Player seat) {
    SearchRequest request = request_for(record);
    request.limits.nodes = standing_nodes;
    const Score score = player().search(request).score;
    return standing_of(record.to_move() == seat ? score : -score, draw_margin, losing_margin);
}

std::vector<Variation<Move>> ChessComputer::analyse(const Record<Chess>& record,
                                                    const AnalysisTerms& terms) {
    const Budget& budget = terms.effort == Effort::Quick ? quick : deep;
    const auto variations = static_cast<std::uint64_t>(terms.variations);
    SearchRequest request = request_for(record);
    request.lines = terms.variations;
    request.limits.soft_nodes = budget.enough * variations;
    request.limits.nodes = budget.most * variations;
    if (!terms.reproducible) {
        request.limits.move_time = budget.longest * terms.variations;
    }
    Watcher watcher(analyst(), terms.stop);
    const SearchResult result = analyst().search(request, &watcher);
    std::vector<Variation<Move>> found;
    for (const VariationReport& line : result.lines) {
        found.push_back({watcher.longest_of(line.moves), worth_of(line.score), result.depth});
    }
    return found;
}

int ChessComputer::balance(const Record<Chess>& record) {
    SearchRequest request = request_for(Record<Chess>(record.position()));
    request.limits.nodes = balance_nodes;
    return Engine(playing_megabytes).search(request).score;
}

Ease ChessComputer::ease(const Record<Chess>& record, Move move) {
    constexpr int many_captures = 4;
    const Position& position = record.position();
    const bool retakes = captured_on(record) == move.to() && position.captured_by(move);
    if (retakes || position.legal_moves().size() == 1 || opening_book().knows(position)) {
        return Ease::Obvious;
    }
    return position.in_check() || captures(position) >= many_captures ? Ease::Hard : Ease::Usual;
}

} // namespace tabuleiro
