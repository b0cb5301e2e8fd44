// Which squares a piece strikes. Sliding pieces by subtraction along a line: taking the piece's bit
// from the set of occupied squares flips everything up to the first obstacle, and the same trick on
// the board turned upside down looks the other way. Rows do not turn that way and have a table.
#pragma once

#include "games/xadrez/board.hpp"

namespace tabuleiro::xadrez {

namespace tables {

using BySquare = std::array<Bitboard, 64>;

template <std::size_t N>
constexpr BySquare targets(const std::array<Step, N>& steps, int times) {
    BySquare sets{};
    for (int n = 0; n < 64; ++n) {
        for (const Step& step : steps) {
            if (const auto to = stepped(static_cast<Square>(n), step, times)) {
                sets[static_cast<std::size_t>(n)] |= bit(*to);
            }
        }
    }
    return sets;
}

// The whole line through a square both ways, without the square.
constexpr BySquare lines(Step step) {
    BySquare sets{};
    for (int times = -7; times <= 7; ++times) {
        const BySquare reached = targets(std::array<Step, 1>{step}, times);
        for (std::size_t n = 0; n < 64; ++n) {
            sets[n] |= times == 0 ? 0 : reached[n];
        }
    }
    return sets;
}

// Within a row: by column and by the occupied squares of columns B to G.
constexpr std::array<std::array<std::uint8_t, 64>, 8> rows() {
    std::array<std::array<std::uint8_t, 64>, 8> sets{};
    for (int from = 0; from < 8; ++from) {
        for (unsigned inner = 0; inner < 64; ++inner) {
            unsigned reached = 0;
            for (const int step : {-1, 1}) {
                for (int to = from + step; to >= 0 && to < 8; to += step) {
                    reached |= 1U << to;
                    if (((inner << 1) & (1U << to)) != 0) {
                        break;
                    }
                }
            }
            sets[static_cast<std::size_t>(from)][inner] = static_cast<std::uint8_t>(reached);
        }
    }
    return sets;
}

inline constexpr BySquare king = targets(king_steps, 1);
inline constexpr BySquare knight = targets(knight_steps, 1);
inline constexpr BySquare knight_leap = targets(king_steps, 4); // R18
inline constexpr ByPlayer<BySquare> pawn{targets(std::array<Step, 2>{{{-1, -1}, {1, -1}}}, 1),
                                         targets(std::array<Step, 2>{{{-1, 1}, {1, 1}}}, 1)};
inline constexpr BySquare column_line = lines({0, 1});
inline constexpr BySquare falling_line = lines({1, 1});
inline constexpr BySquare rising_line = lines({1, -1});
inline constexpr auto row_reach = rows();

constexpr Bitboard at(const BySquare& table, Square square) {
    return table[static_cast<std::size_t>(square)];
}

inline Bitboard slide(Bitboard occupied, Bitboard line, Square from) {
    const Bitboard on_line = occupied & line;
    const Bitboard ahead = on_line - bit(from);
    const Bitboard behind =
        __builtin_bswap64(__builtin_bswap64(on_line) - __builtin_bswap64(bit(from)));
    return (ahead ^ behind) & line;
}

} // namespace tables

constexpr Bitboard king_attacks(Square from) {
    return tables::at(tables::king, from);
}
constexpr Bitboard knight_attacks(Square from) {
    return tables::at(tables::knight, from);
}
constexpr Bitboard pawn_attacks(Player owner, Square from) {
    return tables::at(tables::pawn[owner], from);
}
inline Bitboard rook_attacks(Square from, Bitboard occupied) {
    const int shift = 8 * row(from);
    const auto inner = static_cast<std::size_t>((occupied >> (shift + 1)) & 63);
    const Bitboard along_row = tables::row_reach[static_cast<std::size_t>(column(from))][inner];
    return (along_row << shift) |
           tables::slide(occupied, tables::at(tables::column_line, from), from);
}
inline Bitboard bishop_attacks(Square from, Bitboard occupied) {
    return tables::slide(occupied, tables::at(tables::falling_line, from), from) |
           tables::slide(occupied, tables::at(tables::rising_line, from), from);
}
inline Bitboard queen_attacks(Square from, Bitboard occupied) {
    return rook_attacks(from, occupied) | bishop_attacks(from, occupied);
}

} // namespace tabuleiro::xadrez
