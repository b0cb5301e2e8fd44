// Everything that the rules need at one moment of a game: the pieces with their names, whose turn
// it is, what has moved, which operations are spent, and the right to capture en passant.
//
// A regular value that is always sound: it is made by `from` and changed by `play` alone. Only
// what can matter is remembered: `unmoved` holds pawns, rooks and kings at home, `used` holds
// pawns, rooks and bishops, `en_passant` is set only where an enemy pawn stands beside the pawn
// that stepped twice. Any board is sound, with no king or with several (R5).
#pragma once

#include "core/error.hpp"
#include "games/xadrez/move.hpp"
#include "games/xadrez/setup.hpp"

namespace tabuleiro::xadrez {

// Whether it matters that this piece has never moved (R6.2, R12).
constexpr bool rests_at_home(Player owner, Kind kind, Square square) {
    switch (kind) {
    case Kind::Pawn:
        return row(square) == pawn_row(owner);
    case Kind::Rook:
        return row(square) == home_row(owner) && (column(square) == 0 || column(square) == 7);
    case Kind::King:
        return square == king_home(owner);
    default:
        return false;
    }
}

// Whether the piece has an operation that it may do only once (R16, R17, R19).
constexpr bool operates_once(Kind kind) {
    return kind == Kind::Pawn || kind == Kind::Rook || kind == Kind::Bishop;
}

class Position {
  public:
    // An empty board, white to move.
    Position() = default;

    // Fails with all reasons.
    static Expected<Position> from(const Setup& setup);
    Setup setup() const;

    Player to_move() const { return to_move_; }
    Bitboard occupied() const { return of_.first | of_.second; }
    Bitboard of(Player player) const { return of_[player]; }
    Bitboard of(Kind kind) const { return by_kind_[static_cast<std::size_t>(kind)]; }
    Bitboard of(Player player, Kind kind) const { return of(player) & of(kind); }
    std::optional<Piece> at(Square square) const;
    Bitboard unmoved() const { return unmoved_; }
    Bitboard used() const { return used_; }
    std::optional<Square> en_passant() const { return en_passant_; }
    bool king_captured() const { return king_captured_; }
    const Options& options() const { return options_; }

    // The piece's name, as "WQ12". Requires: there is a piece.
    std::string name(Square square) const;

    // Requires: a legal play, and its effect if it is already known.
    void play(const Move& move);
    void play(const Move& move, const Effect& effect);

    // The other player's turn, as if nothing had been played; no rule allows it, but searches ask
    // what would happen.
    void pass();

    // The same game under other options.
    void set_options(const Options& options) { options_ = options; }

    // Covers everything that decides the future of a game, except the options; names do not matter.
    std::uint64_t key() const { return key_; }
    std::uint64_t key_from_scratch() const;
    Reasons broken_invariants() const;

    friend bool operator==(const Position& a, const Position& b);

  private:
    Piece& cell(Square square) { return cells_[static_cast<std::size_t>(square)]; }
    const Piece& cell(Square square) const { return cells_[static_cast<std::size_t>(square)]; }
    void put(Square square, const Piece& piece);
    Piece take(Square square); // with its marks
    void carry(Square from, Square to);
    void promote(Square square);
    void mark_used(Square square);
    void set_en_passant(std::optional<Square> square);
    // Requires: `to` is where a pawn of the player to move has just stepped twice.
    std::optional<Square> passed_by(Square to) const;

    ByPlayer<Bitboard> of_{};
    std::array<Bitboard, kinds.size()> by_kind_{};
    Bitboard unmoved_ = 0;
    Bitboard used_ = 0;
    std::uint64_t key_ = 0;
    std::array<Piece, 64> cells_{}; // the default piece where there is none
    LargeIndices large_;
    std::optional<Square> en_passant_;
    Player to_move_ = Player::First;
    bool king_captured_ = false;
    Options options_;
};

} // namespace tabuleiro::xadrez
