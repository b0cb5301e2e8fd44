#include "engines/chess/strength.hpp"

#include <algorithm>
#include <cmath>

#include "engines/chess/tapered.hpp"

namespace tabuleiro::roque {

namespace {

// Between two levels everything is in between.
struct LevelWeakness {
    double nodes;
    double depth;
    double lines;
    double typical_loss;
    double sees_mate;
    double overlooks;
};
constexpr std::array<LevelWeakness, 8> by_level{{
    {150, 2, 24, 105, 0.5, 1},
    {250, 2, 18, 72, 0.8, 0.7},
    {450, 2, 14, 55, 1, 0.42},
    {900, 3, 11, 42, 1, 0.22},
    {1800, 4, 9, 31, 1, 0.1},
    {4000, 6, 7, 20, 1, 0.03},
    {9000, 8, 5, 12, 1, 0.01},
    {20000, 10, 4, 7, 1, 0},
}};
constexpr double careless = 6; // without a thought of the reply, losses are so much greater

constexpr Score loss_of_mate = 2000; // what walking into a mate is taken to lose
constexpr Score foolish = 150;       // a recapture that loses more is none

Score loss_between(Score best, Score other) {
    const auto bounded = [](Score score) { return std::clamp(score, -loss_of_mate, loss_of_mate); };
    return bounded(best) - bounded(other);
}

// Every legal move with what the board looks like after it, best first.
std::vector<LineReport> lines_without_reply(const Position& position) {
    TaperedEvaluation evaluate;
    std::vector<LineReport> lines;
    for (const Move move : position.legal_moves()) {
        Position next = position;
        next.play(move);
        LineReport line;
        line.moves = {move};
        // What a check leads to is beyond such a player.
        line.score = !next.in_check()         ? -evaluate(next)
                     : !next.has_legal_move() ? mate_in(1)
                                              : draw_score;
        lines.push_back(std::move(line));
    }
    std::stable_sort(lines.begin(), lines.end(),
                     [](const LineReport& a, const LineReport& b) { return a.score > b.score; });
    return lines;
}

} // namespace

Weakness weakness_at(int elo) {
    const int rating = std::clamp(elo, lowest_elo, highest_elo);
    std::size_t low = 0;
    while (low + 2 < level_elo.size() && rating >= level_elo[low + 1]) {
        ++low;
    }
    const double share =
        static_cast<double>(rating - level_elo[low]) / (level_elo[low + 1] - level_elo[low]);
    const LevelWeakness& a = by_level[low];
    const LevelWeakness& b = by_level[low + 1];
    const auto mixed_value = [&](double x, double y) { return x + (y - x) * share; };
    Weakness weakness;
    weakness.nodes = static_cast<std::uint64_t>(a.nodes * std::pow(b.nodes / a.nodes, share));
    weakness.depth = static_cast<int>(std::lround(mixed_value(a.depth, b.depth)));
    weakness.lines = static_cast<int>(std::lround(mixed_value(a.lines, b.lines)));
    weakness.typical_loss = mixed_value(a.typical_loss, b.typical_loss);
    weakness.sees_mate = mixed_value(a.sees_mate, b.sees_mate);
    weakness.overlooks = mixed_value(a.overlooks, b.overlooks);
    return weakness;
}

std::optional<Move> mating_move(const Position& position) {
    for (const Move move : position.legal_moves()) {
        Position next = position;
        next.play(move);
        if (next.in_check() && !next.has_legal_move()) {
            return move;
        }
    }
    return std::nullopt;
}

Move weak_choice(const std::vector<LineReport>& lines, const Weakness& weakness,
                 std::optional<Square> captured_on, Rng& rng) {
    const LineReport& best = lines.front();
    if (captured_on) {
        for (const LineReport& line : lines) {
            if (line.moves.front().to() == *captured_on &&
                line.moves.front().kind() != MoveKind::Castle &&
                loss_between(best.score, line.score) <= foolish) {
                return line.moves.front();
            }
        }
    }
    // Small losses are common, great ones rare: an exponential draw, and the line nearest to it.
    const double target = -std::log(1.0 - rng.unit()) * weakness.typical_loss;
    const LineReport* chosen = &best;
    double nearest = target;
    for (const LineReport& line : lines) {
        const double miss = std::abs(loss_between(best.score, line.score) - target);
        if (miss < nearest) {
            nearest = miss;
            chosen = &line;
        }
    }
    return chosen->moves.front();
}

Move careless_choice(const Position& position, const Weakness& weakness, Rng& rng) {
    Weakness greater = weakness;
    greater.typical_loss *= careless;
    return weak_choice(lines_without_reply(position), greater, std::nullopt, rng);
}

} // namespace tabuleiro::roque
