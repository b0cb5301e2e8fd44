#include "engines/reversi/evaluation.hpp"

#include <algorithm>

#include "engines/reversi/regions.hpp"
#include "engines/reversi/stable.hpp"

namespace tabuleiro::reversi {

namespace {

constexpr Squares not_left = 0xFEFEFEFEFEFEFEFE;
constexpr Squares not_right = 0x7F7F7F7F7F7F7F7F;

constexpr Squares a_squares = squares("c1", "f1", "a3", "h3", "a6", "h6", "c8", "f8");
constexpr Squares b_squares = squares("d1", "e1", "a4", "h4", "a5", "h5", "d8", "e8");
constexpr Squares inner_ring = squares("c2", "d2", "e2", "f2", "b3", "g3", "b4", "g4", "b5", "g5",
                                       "b6", "g6", "c7", "d7", "e7", "f7");
constexpr Squares beside(Squares set) {
    const Squares row = set | ((set << 1) & not_left) | ((set >> 1) & not_right);
    return row | row << side | row >> side;
}

// The squares diagonally beside empty corners, and those beside them on the edge.
struct CornerSides {
    Squares diagonal;
    Squares edge;
};
constexpr CornerSides sides_of_empty_corners(Squares empty) {
    const Squares open = corners & empty;
    const Squares across = ((open << 1) & not_left) | ((open >> 1) & not_right);
    const Squares along = open << side | open >> side;
    const Squares diagonal = across << side | across >> side;
    return {diagonal, across | along};
}

int odd_quadrants(Squares empty) {
    int odd = 0;
    for (const int corner : {0, 4, 32, 36}) {
        odd += std::popcount(empty & (quadrant << corner)) & 1;
    }
    return odd;
}

} // namespace

Amounts count_terms(const Position& position) {
    const Squares first = position.discs(Player::First);
    const Squares second = position.discs(Player::Second);
    const Squares empty = position.empty();
    Amounts amounts{};
    const auto at = [&amounts](Term term) -> int& {
        return amounts[static_cast<std::size_t>(term)];
    };
    const auto difference = [](Squares one, Squares other) {
        return std::popcount(one) - std::popcount(other);
    };
    const auto count = [&](Squares among) { return difference(first & among, second & among); };

    const int first_moves = std::popcount(placings(first, second));
    const int second_moves = std::popcount(placings(second, first));
    at(Term::Mobility) = first_moves - second_moves;
    at(Term::MobilityShare) =
        square_count * (first_moves - second_moves) / (first_moves + second_moves + 2);
    at(Term::PotentialMobility) = difference(beside(second) & empty, beside(first) & empty);
    at(Term::Frontier) = count(beside(empty));
    at(Term::Stable) = difference(stable_discs(first, ~empty), stable_discs(second, ~empty));
    at(Term::Corners) = count(corners);
    const auto [diagonal, edge] = sides_of_empty_corners(empty);
    at(Term::XSquares) = count(diagonal);
    at(Term::CSquares) = count(edge);
    at(Term::ASquares) = count(a_squares);
    at(Term::BSquares) = count(b_squares);
    at(Term::InnerRing) = count(inner_ring);
    at(Term::Discs) = count(all_squares);
    const int mover = position.to_move() == Player::First ? 1 : -1;
    at(Term::ToMove) = mover;
    at(Term::OddQuadrants) = mover * odd_quadrants(empty);
    return amounts;
}

Phase phase_of(const Position& position) {
    const int filled = square_count - 4 - std::popcount(position.empty());
    const auto moment =
        std::min(static_cast<std::size_t>(filled / empties_between_moments), moment_count - 2);
    return {moment, empties_between_moments -
                        (filled - static_cast<int>(moment) * empties_between_moments)};
}

search::Score evaluate(const Position& position, const Weights& values) {
    const Amounts amounts = count_terms(position);
    const auto [moment, part] = phase_of(position);
    const auto* const now = values.data() + moment * term_count;
    const auto* const next = now + term_count;
    int now_sum = 0;
    int next_sum = 0;
    for (std::size_t term = 0; term < term_count; ++term) {
        now_sum += amounts[term] * now[term];
        next_sum += amounts[term] * next[term];
    }
    const int sum =
        (now_sum * part + next_sum * (empties_between_moments - part)) / empties_between_moments;
    return position.to_move() == Player::First ? sum : -sum;
}

} // namespace tabuleiro::reversi
