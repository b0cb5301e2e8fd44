#include "engines/chess/strength.hpp"

#include <algorithm>
#include <cmath>

namespace tabuleiro::roque {

namespace {

// Between two levels everything is in between.
struct LevelWeakness {
    double nodes;
    double depth;
    double lines;
    double typical_loss;
    double sees_mate;
};
constexpr std::array<LevelWeakness, 8> by_level{{
    {100, 1, 40, 300, 0.3},
    {300, 1, 24, 110, 0.7},
    {600, 2, 14, 65, 1},
    {1200, 3, 10, 42, 1},
    {2500, 4, 8, 28, 1},
    {5000, 6, 6, 18, 1},
    {12000, 8, 5, 11, 1},
    {40000, 11, 4, 6, 1},
}};

constexpr Score loss_of_mate = 2000; // what walking into a mate is taken to lose
constexpr Score foolish = 150;       // a recapture that loses more is none

Score loss_between(Score best, Score other) {
    const auto bounded = [](Score score) { return std::clamp(score, -loss_of_mate, loss_of_mate); };
    return bounded(best) - bounded(other);
}

} // namespace

Weakness weakness_at(int elo) {
    const int rating = std::clamp(elo, lowest_elo, highest_elo);
    std::size_t low = 0;
    while (low + 2 < level_elo.size() && rating >= level_elo[low + 1]) {
        ++low;
    }
    const double share = static_cast<double>(rating - level_elo[low]) /
                         (level_elo[low + 1] - level_elo[low]);
    const LevelWeakness& a = by_level[low];
    const LevelWeakness& b = by_level[low + 1];
    const auto mixed_value = [&](double x, double y) { return x + (y - x) * share; };
    Weakness weakness;
    weakness.nodes = static_cast<std::uint64_t>(a.nodes * std::pow(b.nodes / a.nodes, share));
    weakness.depth = static_cast<int>(std::lround(mixed_value(a.depth, b.depth)));
    weakness.lines = static_cast<int>(std::lround(mixed_value(a.lines, b.lines)));
    weakness.typical_loss = mixed_value(a.typical_loss, b.typical_loss);
    weakness.sees_mate = mixed_value(a.sees_mate, b.sees_mate);
    return weakness;
}

Move weak_choice(const std::vector<LineReport>& lines, const Weakness& weakness,
                 std::optional<Square> captured_on, Rng& rng) {
    const LineReport& best = lines.front();
    if (best.score == mate_in(1) && rng.unit() < weakness.sees_mate) {
        return best.moves.front();
    }
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

} // namespace tabuleiro::roque
