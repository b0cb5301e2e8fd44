#include "engines/chess/strength.hpp"

#include <algorithm>
#include <cmath>

#include "engines/chess/evaluation/tapered.hpp"

namespace tabuleiro::roque {

namespace {

// Values between two levels are interpolated.
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
// The same for the opening.
struct LevelManners {
    double keeps_to_book;
    double slips;
    double max_loss;
};
constexpr std::array<LevelManners, 8> manners_by_level{{
    {0.50, 0.25, 80},
    {0.60, 0.15, 65},
    {0.70, 0.08, 55},
    {0.78, 0.04, 45},
    {0.85, 0.02, 35},
    {0.90, 0.01, 30},
    {0.94, 0, 25},
    {0.97, 0, 20},
}};
constexpr double careless = 6; // without considering the reply, losses are this many times greater

constexpr Score loss_of_mate = 2000; // the assumed loss of walking into a mate
constexpr Score foolish = 150;       // a recapture that loses more is not played

// The position of a rating between two levels.
class Between {
  public:
    explicit Between(int elo) {
        const int rating = std::clamp(elo, lowest_elo, highest_elo);
        while (low_ + 2 < level_elo.size() && rating >= level_elo[low_ + 1]) {
            ++low_;
        }
        share_ =
            static_cast<double>(rating - level_elo[low_]) / (level_elo[low_ + 1] - level_elo[low_]);
    }

    std::size_t low() const { return low_; } // the level below, from 0
    double share() const { return share_; }  // of the way to the level above
    double mixed(double below, double above) const { return below + (above - below) * share_; }

  private:
    std::size_t low_ = 0;
    double share_ = 0;
};

Score loss_between(Score best, Score other) {
    const auto bounded = [](Score score) { return std::clamp(score, -loss_of_mate, loss_of_mate); };
    return bounded(best) - bounded(other);
}

// Every legal move with the static evaluation after it, best first.
std::vector<VariationReport> lines_without_reply(const Position& position) {
    TaperedEvaluation evaluate;
    std::vector<VariationReport> lines;
    for (const Move move : position.legal_moves()) {
        Position next = position;
        next.play(move);
        VariationReport line;
        line.moves = {move};
        // Such a player does not see what a check leads to.
        line.score = !next.in_check()         ? -evaluate(next)
                     : !next.has_legal_move() ? mate_in(1)
                                              : draw_score;
        lines.push_back(std::move(line));
    }
    std::stable_sort(
        lines.begin(), lines.end(),
        [](const VariationReport& a, const VariationReport& b) { return a.score > b.score; });
    return lines;
}

} // namespace

Weakness weakness_at(int elo) {
    const Between between(elo);
    const LevelWeakness& a = by_level[between.low()];
    const LevelWeakness& b = by_level[between.low() + 1];
    const double share = between.share();
    Weakness weakness;
    weakness.nodes = static_cast<std::uint64_t>(a.nodes * std::pow(b.nodes / a.nodes, share));
    weakness.depth = static_cast<int>(std::lround(between.mixed(a.depth, b.depth)));
    weakness.lines = static_cast<int>(std::lround(between.mixed(a.lines, b.lines)));
    weakness.typical_loss = between.mixed(a.typical_loss, b.typical_loss);
    weakness.sees_mate = between.mixed(a.sees_mate, b.sees_mate);
    weakness.overlooks = between.mixed(a.overlooks, b.overlooks);
    return weakness;
}

OpeningManners opening_manners_at(int elo) {
    const Between between(elo);
    const LevelManners& a = manners_by_level[between.low()];
    const LevelManners& b = manners_by_level[between.low() + 1];
    OpeningManners manners;
    manners.keeps_to_book = between.mixed(a.keeps_to_book, b.keeps_to_book);
    manners.slips = between.mixed(a.slips, b.slips);
    manners.max_loss = static_cast<Score>(std::lround(between.mixed(a.max_loss, b.max_loss)));
    manners.typical_loss = manners.max_loss / 2.5;
    return manners;
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

Move weak_choice(const std::vector<VariationReport>& lines, const Weakness& weakness,
                 std::optional<Square> captured_on, Rng& rng) {
    const VariationReport& best = lines.front();
    if (captured_on) {
        for (const VariationReport& line : lines) {
            if (line.moves.front().to() == *captured_on &&
                line.moves.front().kind() != MoveKind::Castle &&
                loss_between(best.score, line.score) <= foolish) {
                return line.moves.front();
            }
        }
    }
    // Small losses are common, large ones rare: an exponential draw, and the variation nearest to
    // it.
    const double target = -std::log(1.0 - rng.unit()) * weakness.typical_loss;
    const VariationReport* chosen = &best;
    double nearest = target;
    for (const VariationReport& line : lines) {
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
