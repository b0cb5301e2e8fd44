// A board as given by a text or an editor; may be nonsense. Position::from validates it.
#pragma once

#include "games/xadrez/piece.hpp"

namespace tabuleiro::xadrez {

// Which plays may save a player in check from mate (R23).
enum class MateRule : std::uint8_t { MovesOnly, OperationsToo };
// What happens to a player who is not in check and has no play at all (R24, R25).
enum class NoPlayRule : std::uint8_t { Loses, GoesOn };

struct Options {
    MateRule mate = MateRule::MovesOnly;
    NoPlayRule no_play = NoPlayRule::Loses;

    friend constexpr bool operator==(const Options&, const Options&) = default;
};

struct Setup {
    std::array<std::optional<NamedPiece>, 64> board{};
    Player to_move = Player::First;
    Bitboard unmoved = 0;               // pawns, rooks and kings at home that have never moved
    Bitboard used = 0;                  // pieces whose once-only operation is spent
    std::optional<Square> en_passant{}; // the square that a pawn has just stepped over
    bool king_captured = false;         // the last play captured a king
    Options options{};

    friend bool operator==(const Setup&, const Setup&) = default;
};

// The beginning of a game (R4).
Setup first_setup();

// Any board, as if no one had played on it yet: nothing has moved, nothing is used (R5).
Setup untouched(std::array<std::optional<NamedPiece>, 64> board);

// A row of eight cells separated by commas, empty or a piece's name, blanks around a cell allowed;
// the form in which boards are entered. None if the text is not such a row.
std::optional<std::array<std::optional<NamedPiece>, 8>> parse_row(std::string_view text);

} // namespace tabuleiro::xadrez
