// Which squares a piece attacks from where: tables for leapers, indexed lookups for sliders.
//
// A slider's attacks depend on the occupied squares of its lines (the mask). Two ways turn those
// into a table index: PEXT, one instruction where the processor has it (BMI2), and a magic
// multiplication everywhere else. Both fill tables of the same shape; slider_index.hpp has both,
// the build picks one (TABULEIRO_SLIDERS), and a test compares them with walking the lines.
#pragma once

#include <array>

#include "games/chess/bitboard.hpp"
#include "games/chess/piece.hpp"
#include "games/chess/slider_index.hpp"

namespace tabuleiro::chess {

namespace detail {

struct Step {
    int file;
    int rank;
};

template <std::size_t N>
constexpr std::array<Bitboard, 64> leaper_table(const std::array<Step, N>& steps) {
    std::array<Bitboard, 64> table{};
    for (int number = 0; number < 64; ++number) {
        for (const Step step : steps) {
            const int file = number % 8 + step.file;
            const int rank = number / 8 + step.rank;
            if (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
                table[static_cast<std::size_t>(number)] |= bit(square_at(file, rank));
            }
        }
    }
    return table;
}

inline constexpr auto knight_table =
    leaper_table<8>({{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}});
inline constexpr auto king_table =
    leaper_table<8>({{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}});
inline constexpr ByPlayer<std::array<Bitboard, 64>> pawn_table{
    leaper_table<2>({{{-1, 1}, {1, 1}}}), leaper_table<2>({{{-1, -1}, {1, -1}}})};

// Filled before main; nothing that runs before main may look at chess positions.
struct LineTables {
    std::array<std::array<Bitboard, 64>, 64> between{};
    std::array<Bitboard, 64> rook_lines{};
    std::array<Bitboard, 64> bishop_lines{};
    LineTables();
};
extern const LineTables lines;
extern const SliderTables<ChosenIndex> sliders;

} // namespace detail

constexpr Bitboard knight_attacks(Square from) {
    return detail::knight_table[static_cast<std::size_t>(from)];
}
constexpr Bitboard king_attacks(Square from) {
    return detail::king_table[static_cast<std::size_t>(from)];
}
constexpr Bitboard pawn_attacks(Player player, Square from) {
    return detail::pawn_table[player][static_cast<std::size_t>(from)];
}
constexpr Bitboard pawn_attacks(Player player, Bitboard pawns) {
    const Bitboard ahead = forward(player, pawns);
    return east(ahead) | west(ahead);
}

inline Bitboard bishop_attacks(Square from, Bitboard occupied) {
    return detail::sliders.bishop(from, occupied);
}
inline Bitboard rook_attacks(Square from, Bitboard occupied) {
    return detail::sliders.rook(from, occupied);
}
inline Bitboard queen_attacks(Square from, Bitboard occupied) {
    return bishop_attacks(from, occupied) | rook_attacks(from, occupied);
}

// The attacks of a piece that is not a pawn.
inline Bitboard attacks(Role role, Square from, Bitboard occupied) {
    switch (role) {
    case Role::Knight:
        return knight_attacks(from);
    case Role::Bishop:
        return bishop_attacks(from, occupied);
    case Role::Rook:
        return rook_attacks(from, occupied);
    case Role::Queen:
        return queen_attacks(from, occupied);
    default:
        return king_attacks(from);
    }
}

// The squares strictly between two squares on one line; empty if they share no line.
inline Bitboard between(Square a, Square b) {
    return detail::lines.between[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
}

// The lines of a slider on an empty board.
inline Bitboard rook_lines(Square from) {
    return detail::lines.rook_lines[static_cast<std::size_t>(from)];
}
inline Bitboard bishop_lines(Square from) {
    return detail::lines.bishop_lines[static_cast<std::size_t>(from)];
}

} // namespace tabuleiro::chess
