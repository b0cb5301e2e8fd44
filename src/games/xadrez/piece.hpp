// Pieces and their names (R2): a colour, a letter, and an index of any number of digits.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "games/xadrez/board.hpp"

namespace tabuleiro::xadrez {

enum class Kind : std::uint8_t { Pawn, Rook, Knight, Bishop, Queen, King };

inline constexpr std::array kinds{Kind::Pawn,   Kind::Rook,  Kind::Knight,
                                  Kind::Bishop, Kind::Queen, Kind::King};

// P, R, H (the knight: K is the king), B, Q, K.
char letter(Kind kind);
std::optional<Kind> parse_kind(char letter);
// W or B.
char colour_letter(Player owner);

// A piece as a text names it. The index is its digits, without leading zeros and never "0".
struct NamedPiece {
    Player owner = Player::First;
    Kind kind = Kind::Pawn;
    std::string index = "1";

    friend bool operator==(const NamedPiece&, const NamedPiece&) = default;
};

// "WQ12"; leading zeros of the index are dropped.
std::optional<NamedPiece> parse_piece(std::string_view text);
std::string piece_text(const NamedPiece& piece);

// An index within one position: the number itself where it is small, as nearly all are, and
// otherwise the place of its digits in that position's LargeIndices.
struct Index {
    static constexpr std::uint16_t first_large = 0x8000;

    std::uint16_t code = 0;

    constexpr bool is_large() const { return code >= first_large; }
    friend constexpr bool operator==(const Index&, const Index&) = default;
};

// The large indices of a position: none in nearly every one, so that it copies cheaply. Copies
// share the list, which never changes; a new entry makes a new list.
class LargeIndices {
  public:
    bool empty() const { return list_ == nullptr; }

    // Requires: digits without leading zeros. Adds them if they are large and new.
    Index intern(std::string_view digits);
    std::string digits(Index index) const;
    // Orders indices by their numbers.
    bool less(Index a, Index b) const;
    Index successor(Index index);

  private:
    std::shared_ptr<const std::vector<std::string>> list_;
};

// A piece on the board.
struct Piece {
    Player owner = Player::First;
    Kind kind = Kind::Pawn;
    Index index;

    friend constexpr bool operator==(const Piece&, const Piece&) = default;
};

} // namespace tabuleiro::xadrez
