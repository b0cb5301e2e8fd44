#include "games/chess/attacks.hpp"

namespace tabuleiro::chess {

namespace {

using detail::Step;

constexpr std::array<Step, 4> straight{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
constexpr std::array<Step, 4> diagonal{{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}};

const std::array<Step, 4>& steps_of(Slider slider) {
    return slider == Slider::Rook ? straight : diagonal;
}

bool on_board(int file, int rank) {
    return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}

// The squares from `from` in one direction, up to and including the first occupied one.
Bitboard walk(Square from, Step step, Bitboard occupied) {
    Bitboard reached = 0;
    int file = file_of(from) + step.file;
    int rank = rank_of(from) + step.rank;
    for (; on_board(file, rank); file += step.file, rank += step.rank) {
        const Bitboard here = bit(square_at(file, rank));
        reached |= here;
        if ((occupied & here) != 0) {
            break;
        }
    }
    return reached;
}

} // namespace

Bitboard walk_attacks(Slider slider, Square from, Bitboard occupied) {
    Bitboard reached = 0;
    for (const Step step : steps_of(slider)) {
        reached |= walk(from, step, occupied);
    }
    return reached;
}

Bitboard relevant_squares(Slider slider, Square from) {
    Bitboard relevant = 0;
    for (const Step step : steps_of(slider)) {
        const int file = file_of(from);
        const int rank = rank_of(from);
        for (int n = 1; on_board(file + (n + 1) * step.file, rank + (n + 1) * step.rank); ++n) {
            relevant |= bit(square_at(file + n * step.file, rank + n * step.rank));
        }
    }
    return relevant;
}

namespace detail {

LineTables::LineTables() {
    for (int number = 0; number < 64; ++number) {
        const Square from = square_at(number);
        const auto slot = static_cast<std::size_t>(number);
        rook_lines[slot] = walk_attacks(Slider::Rook, from, 0);
        bishop_lines[slot] = walk_attacks(Slider::Bishop, from, 0);
        for (const Slider slider : {Slider::Rook, Slider::Bishop}) {
            for (const Step step : steps_of(slider)) {
                for (const Square to : squares(walk(from, step, 0))) {
                    between[slot][static_cast<std::size_t>(to)] =
                        walk(from, step, bit(to)) & ~bit(to);
                }
            }
        }
    }
}

const LineTables lines;
const SliderTables<ChosenIndex> sliders;

} // namespace detail

} // namespace tabuleiro::chess
