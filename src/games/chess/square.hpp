// Squares, files and ranks. A1 is 0, B1 is 1, H8 is 63: the rank above is 8 further.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tabuleiro::chess {

// clang-format off
enum class Square : std::uint8_t {
    A1, B1, C1, D1, E1, F1, G1, H1,
    A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3,
    A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5,
    A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7,
    A8, B8, C8, D8, E8, F8, G8, H8,
};
// clang-format on

constexpr int index(Square square) {
    return static_cast<int>(square);
}
constexpr int file_of(Square square) {
    return index(square) & 7;
} // 0: the a-file
constexpr int rank_of(Square square) {
    return index(square) >> 3;
} // 0: the first rank

// Requires: 0 <= number < 64.
constexpr Square square_at(int number) {
    return static_cast<Square>(number);
}
constexpr Square square_at(int file, int rank) {
    return square_at(rank * 8 + file);
}

constexpr char file_letter(Square square) {
    return static_cast<char>('a' + file_of(square));
}
constexpr char rank_digit(Square square) {
    return static_cast<char>('1' + rank_of(square));
}

constexpr std::optional<int> parse_file(char c) {
    return c >= 'a' && c <= 'h' ? std::optional(c - 'a') : std::nullopt;
}
constexpr std::optional<int> parse_rank(char c) {
    return c >= '1' && c <= '8' ? std::optional(c - '1') : std::nullopt;
}

inline std::string to_text(Square square) {
    return {file_letter(square), rank_digit(square)};
}

constexpr std::optional<Square> parse_square(std::string_view text) {
    if (text.size() != 2 || !parse_file(text[0]) || !parse_rank(text[1])) {
        return std::nullopt;
    }
    return square_at(*parse_file(text[0]), *parse_rank(text[1]));
}

} // namespace tabuleiro::chess
