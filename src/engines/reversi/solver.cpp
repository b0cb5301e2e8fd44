#include "engines/reversi/solver.hpp"

#include <algorithm>

#include "core/rng.hpp"
#include "engines/reversi/regions.hpp"

namespace tabuleiro::reversi {

namespace {

constexpr Margin max_margin = square_count;
// With this few empty squares, counting replies and storing positions costs more than it saves.
constexpr int near_empties = 6;

constexpr Squares beside_corners =
    squares("b1", "a2", "b2", "g1", "h2", "g2", "b8", "a7", "b7", "g8", "h7", "g7");

constexpr unsigned quadrant_of(Square square) {
    return 1U << ((column_of(square) / 4) + (row_of(square) / 4) * 2);
}

// The squares of every set of quadrants.
constexpr std::array<Squares, 16> make_unions() {
    std::array<Squares, 16> unions{};
    for (unsigned set = 0; set < unions.size(); ++set) {
        for (unsigned i = 0; i < quadrants.size(); ++i) {
            unions[set] |= (set >> i & 1) != 0 ? quadrants[i] : 0;
        }
    }
    return unions;
}
constexpr auto squares_of_quadrants = make_unions();

} // namespace

Solver::Discs Solver::Discs::of(const Position& position) {
    Discs discs{position.own(), position.other(), 0};
    for (const Square square : SquareRange(discs.empty())) {
        discs.odd ^= quadrant_of(square);
    }
    return discs;
}

inline Solver::Discs Solver::Discs::after(Square at, Squares flips) const {
    return {other & ~flips, own | flips | set_of(at), odd ^ quadrant_of(at)};
}

inline Margin Solver::Discs::final_margin() const {
    return std::popcount(own) - std::popcount(other);
}

Solver::Solver(int table_bits) : table_(std::size_t{1} << table_bits) {}

Solver::Entry& Solver::entry(const Discs& discs) {
    std::uint64_t state = discs.own + discs.other * 0x9E3779B97F4A7C15;
    return table_[split_mix(state) & (table_.size() - 1)];
}

bool Solver::given_up() {
    given_up_ = given_up_ || (limits_.nodes && nodes_ >= *limits_.nodes) ||
                (limits_.stop && limits_.stop());
    return given_up_;
}

Margin Solver::value(const Discs& discs, Window window) {
    return std::popcount(discs.empty()) <= near_empties ? near(discs, window) : far(discs, window);
}

// The last empty square: the player who can takes it.
Margin Solver::last(const Discs& discs, Square at) {
    ++nodes_;
    const Margin margin = discs.final_margin();
    if (const Squares flips = turned(discs.own, discs.other, at)) {
        return margin + 2 * std::popcount(flips) + 1;
    }
    if (const Squares flips = turned(discs.other, discs.own, at)) {
        return margin - 2 * std::popcount(flips) - 1;
    }
    return margin;
}

Margin Solver::near(const Discs& discs, Window window) {
    const Squares empty = discs.empty();
    if ((empty & (empty - 1)) == 0) {
        return empty == 0 ? discs.final_margin() : last(discs, *SquareRange(empty).begin());
    }
    ++nodes_;
    const Squares odd = empty & squares_of_quadrants[discs.odd];
    Margin best = -max_margin - 1;
    for (const Squares group : {odd, empty & ~odd}) {
        for (const Square square : SquareRange(group)) {
            const Squares flips = turned(discs.own, discs.other, square);
            if (flips == 0) {
                continue;
            }
            const Margin margin =
                -near(discs.after(square, flips), {-window.beta, -std::max(window.alpha, best)});
            if (margin >= window.beta) {
                return margin;
            }
            best = std::max(best, margin);
        }
    }
    if (best >= -max_margin) {
        return best;
    }
    if (placings(discs.other, discs.own) == 0) {
        return discs.final_margin();
    }
    return -near(discs.passed(), {-window.beta, -window.alpha});
}

Solver::RankedMoves Solver::ranked_moves(const Discs& discs, Squares placings,
                                         std::optional<Square> best) {
    constexpr int per_answer = 16;
    constexpr int corner_taken = -3 * per_answer;
    constexpr int corner_left = 2 * per_answer; // for the other to take
    constexpr int beside_corner = 4;
    constexpr int odd_quadrant = -8;
    RankedMoves moves;
    for (const Square square : SquareRange(placings)) {
        const Discs next = discs.after(square, turned(discs.own, discs.other, square));
        const Squares answers = reversi::placings(next.own, next.other);
        const Squares at = set_of(square);
        int rank =
            per_answer * std::popcount(answers) + corner_left * std::popcount(answers & corners);
        rank += (at & corners) != 0 ? corner_taken : (at & beside_corners) != 0 ? beside_corner : 0;
        rank += (at & squares_of_quadrants[discs.odd]) != 0 ? odd_quadrant : 0;
        moves.push_back({square, square == best ? -1'000 : rank, next});
    }
    std::sort(moves.begin(), moves.end(),
              [](const Ranked& a, const Ranked& b) { return a.rank < b.rank; });
    return moves;
}

Margin Solver::far(const Discs& discs, Window window) {
    ++nodes_;
    if (given_up()) {
        return 0;
    }
    const Squares placings = reversi::placings(discs.own, discs.other);
    if (placings == 0) {
        if (reversi::placings(discs.other, discs.own) == 0) {
            return discs.final_margin();
        }
        return -far(discs.passed(), {-window.beta, -window.alpha});
    }

    std::optional<Square> table_move;
    Entry& kept = entry(discs);
    const bool found = kept.own == discs.own && kept.other == discs.other;
    if (found) {
        if (kept.least >= window.beta || kept.least == kept.most) {
            return kept.least;
        }
        if (kept.most <= window.alpha) {
            return kept.most;
        }
        table_move = static_cast<Square>(kept.best);
    }

    const RankedMoves moves = ranked_moves(discs, placings, table_move);
    Margin alpha = window.alpha;
    Margin best = -max_margin - 1;
    Square best_move = moves[0].at;
    for (const Ranked& move : moves) {
        Margin margin;
        if (best < -max_margin) {
            margin = -value(move.next, {-window.beta, -alpha});
        } else {
            margin = -value(move.next, {-alpha - 1, -alpha});
            if (margin > alpha && margin < window.beta) {
                margin = -value(move.next, {-window.beta, -margin});
            }
        }
        if (given_up_) {
            return 0;
        }
        if (margin > best) {
            best = margin;
            best_move = move.at;
            alpha = std::max(alpha, margin);
            if (alpha >= window.beta) {
                break;
            }
        }
    }

    Entry& now = entry(discs);
    const bool same = now.own == discs.own && now.other == discs.other;
    Margin least = same ? now.least : -max_margin;
    Margin most = same ? now.most : max_margin;
    least = best > window.alpha ? best : least;
    most = best < window.beta ? best : most;
    now = {discs.own, discs.other, static_cast<std::int8_t>(least), static_cast<std::int8_t>(most),
           static_cast<std::uint8_t>(best_move)};
    return best;
}

// The best of these first moves.
SolvedLine Solver::best_of(const RankedMoves& moves) {
    SolvedLine line{-max_margin - 1, {}};
    for (const Ranked& move : moves) {
        Margin margin = -max_margin - 1;
        if (line.moves.empty()) {
            margin = -value(move.next, {-max_margin, max_margin});
        } else {
            margin = -value(move.next, {-line.margin - 1, -line.margin});
            if (margin > line.margin && !given_up_) {
                margin = -value(move.next, {-max_margin, -margin});
            }
        }
        if (given_up_) {
            return {};
        }
        if (line.moves.empty() || margin > line.margin) {
            line = {margin, {{move.at}}};
        }
    }
    return line;
}

// Adds the best moves of both from here to the end. The margin is that of the whole line.
void Solver::follow(Discs discs, SolvedLine& line) {
    Margin margin = -line.margin;
    while (!given_up_) {
        const Squares placings = reversi::placings(discs.own, discs.other);
        if (placings == 0) {
            if (reversi::placings(discs.other, discs.own) == 0) {
                return;
            }
            line.moves.push_back({});
            discs = discs.passed();
        } else {
            for (const Ranked& move : ranked_moves(discs, placings, std::nullopt)) {
                if (-value(move.next, {-margin, -margin + 1}) >= margin) {
                    line.moves.push_back({move.at});
                    discs = move.next;
                    break;
                }
            }
        }
        margin = -margin;
    }
}

std::optional<std::vector<SolvedLine>> Solver::solve(const Position& position, int lines,
                                                     const SolverLimits& limits) {
    limits_ = limits;
    nodes_ = 0;
    given_up_ = false;
    const Discs discs = Discs::of(position);
    const Squares placings = position.own_placings();
    std::vector<SolvedLine> solved;
    if (placings == 0) {
        const Discs next = discs.passed();
        solved.push_back({-value(next, {-max_margin, max_margin}), {Move{}}});
        follow(next, solved.back());
    }
    RankedMoves moves = ranked_moves(discs, placings, std::nullopt);
    for (int rank = 0; rank < lines && !moves.empty() && !given_up_; ++rank) {
        SolvedLine line = best_of(moves);
        if (given_up_) {
            break;
        }
        const Ranked* const first =
            std::find_if(moves.begin(), moves.end(),
                         [&](const Ranked& move) { return move.at == line.moves[0].at; });
        follow(first->next, line);
        solved.push_back(std::move(line));
        RankedMoves others;
        std::copy_if(moves.begin(), moves.end(), std::back_inserter(others),
                     [&](const Ranked& move) { return move.at != first->at; });
        moves = others;
    }
    if (given_up_) {
        return std::nullopt;
    }
    return solved;
}

} // namespace tabuleiro::reversi
