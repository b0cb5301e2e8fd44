// A chess position: everything the rules need at one moment, always sound.
//
// Made from a Setup that has no faults, and changed by legal moves only. A regular value;
// repetition and time belong to the record and the clock.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/error.hpp"
#include "games/chess/board.hpp"
#include "games/chess/move.hpp"
#include "games/chess/setup.hpp"

namespace tabuleiro::chess {

class Position {
  public:
    // The standard initial position.
    Position();

    // The position, or all reasons why the setup is not one.
    [[nodiscard]] static Expected<Position> from(const Setup& setup);
    Setup setup() const;

    const Board& board() const { return board_; }
    Player to_move() const { return to_move_; }
    std::optional<Piece> piece_at(Square square) const { return board_.piece_at(square); }

    // The square that a pawn has just passed, if it can be captured there: a square without a legal
    // capture makes no difference to the game, nor to equality of positions (FIDE 9.2).
    std::optional<Square> en_passant() const {
        return en_passant_ == 0 ? std::nullopt : std::optional(first(en_passant_));
    }
    Bitboard en_passant_set() const { return en_passant_; }

    // Plies since the last capture or pawn move, and the move number as on a score sheet.
    int quiet_plies() const { return quiet_plies_; }
    int move_number() const { return move_number_; }

    // Equal for positions that repeat each other; the two counters are not part of it.
    std::uint64_t key() const { return key_; }
    std::uint64_t key_from_scratch() const;

    // Same pieces, side to move and rights: what FIDE calls the same position (9.2.3).
    bool repeats(const Position& other) const {
        return key_ == other.key_ && to_move_ == other.to_move_ &&
               en_passant_ == other.en_passant_ && board_ == other.board_;
    }

    // Pieces that attack the king of the side to move.
    Bitboard checkers() const;
    bool in_check() const { return checkers() != 0; }

    // Every legal move once, in a stable order.
    MoveList legal_moves() const;
    bool has_legal_move() const;
    bool is_legal(Move move) const;
    // Requires: the move is legal.
    void play(Move move);
    // Passes the turn, which no rule allows but searches try. Requires: not in check.
    void pass();
    // The piece that the move captures, if any. Requires: the move is legal.
    std::optional<Role> captured_by(Move move) const;

    friend bool operator==(const Position&, const Position&) = default;

  private:
    explicit Position(const Setup& setup);

    template <Player us>
    void play_as(Move move);
    template <Player us>
    void move_piece(Role role, Move move);
    void drop_captured(Square square);
    template <Player us>
    void set_en_passant(Bitboard passed);

    Board board_;
    Bitboard en_passant_ = 0;
    std::uint64_t key_ = 0;
    Player to_move_ = white;
    int quiet_plies_ = 0;
    int move_number_ = 1;
};

} // namespace tabuleiro::chess
