// Strictly legal moves, generated once for every use.
//
// generate() finds sets of target squares and hands them to a sink, which lists, counts or plays
// them. What a sink must have:
//
//     template <Role role> void piece(Square from, Bitboard targets);
//     template <int step> void pawns(Bitboard targets);       // each came from target - step
//     template <int step> void promotions(Bitboard targets);  // likewise, four moves each
//     void double_pushes(Bitboard targets);
//     void en_passant(Square from, Square to);
//     void castle(Square king, Square rook);
//
// With `static constexpr bool captures_only = true` it may, but need not, be handed only what
// captures, and what promotes.
//
// No move is tried and taken back. Pins and checks are found first, as masks: a pinned piece
// stays on the line of its pin, and in check everything but the king must land on the checker or
// between it and the king. The side to move is a template parameter.
#pragma once

#include "games/chess/board.hpp"
#include "games/chess/move.hpp"

namespace tabuleiro::chess {

template <Player us>
class Generator {
  public:
    // `en_passant`: the square behind a pawn that has just made a double step, or empty.
    Generator(const Board& board, Bitboard en_passant)
        : mine_(board[us]), theirs_(board[them]), king_(mine_.king()), occupied_(board.occupied()),
          en_passant_(en_passant) {
        checkers_ = (knight_attacks(king_) & theirs_[Role::Knight]) |
                    (pawn_attacks(us, king_) & theirs_[Role::Pawn]);
        find_line_pieces(rook_lines(king_) & theirs_.straight_sliders(), straight_pins_);
        find_line_pieces(bishop_lines(king_) & theirs_.diagonal_sliders(), diagonal_pins_);
    }

    Bitboard checkers() const { return checkers_; }

    bool can_capture_en_passant() const {
        struct {
            bool found = false;
            void en_passant(Square, Square) { found = true; }
        } sink;
        en_passant(sink);
        return sink.found;
    }

    template <class Sink>
    void generate(Sink& sink) const {
        king_moves(sink);
        if (checkers_ == 0) {
            others(sink, ~Bitboard{0});
        } else if (!has_several(checkers_)) {
            others(sink, checkers_ | between(king_, first(checkers_)));
        }
    }

    // Whether generate() would find this move, without finding the others. Any bits may be asked
    // about. Requires: our piece on move.from() has this role.
    bool is_legal(Move move, Role role) const {
        if (move.kind() == MoveKind::Castle || move.kind() == MoveKind::EnPassant) {
            return is_legal_special(move);
        }
        if (role == Role::King) {
            return move.kind() == MoveKind::Normal &&
                   contains(king_attacks(king_) & ~mine_.all, move.to()) && is_safe(move.to());
        }
        const Bitboard allowed =
            checkers_ == 0 ? ~Bitboard{0} : checkers_ | between(king_, first(checkers_));
        if (has_several(checkers_) || !contains(allowed & ~mine_.all, move.to())) {
            return false;
        }
        // A pinned piece moves along its pin, and pieces that cannot do that stay.
        const bool is_straight = contains(straight_pins_, move.from());
        const bool is_diagonal = contains(diagonal_pins_, move.from());
        const bool along_straight = is_straight && contains(straight_pins_, move.to());
        const bool along_diagonal = is_diagonal && contains(diagonal_pins_, move.to());
        const bool may_go_straight = !is_diagonal && (!is_straight || along_straight);
        const bool may_go_diagonally = !is_straight && (!is_diagonal || along_diagonal);
        if (role == Role::Pawn) {
            return is_legal_pawn_move(move, may_go_straight, may_go_diagonally);
        }
        if (move.kind() != MoveKind::Normal) {
            return false;
        }
        if (role == Role::Knight) {
            return !is_straight && !is_diagonal && contains(knight_attacks(move.from()), move.to());
        }
        return (role != Role::Rook && may_go_diagonally &&
                contains(bishop_attacks(move.from(), occupied_), move.to())) ||
               (role != Role::Bishop && may_go_straight &&
                contains(rook_attacks(move.from(), occupied_), move.to()));
    }

  private:
    template <class Sink>
    static constexpr bool captures_only = requires {
        requires Sink::captures_only;
    };

    static constexpr Player them = opponent(us);
    static constexpr int up = us == white ? 8 : -8;

    // A slider on a line with the king gives check, or pins the one piece of ours between them.
    void find_line_pieces(Bitboard sliders, Bitboard& pins) {
        for (const Square slider : squares(sliders)) {
            const Bitboard line = between(king_, slider);
            const Bitboard blockers = line & occupied_;
            if (blockers == 0) {
                checkers_ |= bit(slider);
            } else if (!has_several(blockers) && (blockers & mine_.all) != 0) {
                pins |= line | bit(slider);
            }
        }
    }

    // Squares where our king would be attacked; it does not shield what is behind it.
    Bitboard danger() const {
        const Bitboard without_king = occupied_ ^ bit(king_);
        Bitboard attacked = pawn_attacks(them, theirs_[Role::Pawn]) | king_attacks(theirs_.king());
        for (const Square from : squares(theirs_[Role::Knight])) {
            attacked |= knight_attacks(from);
        }
        for (const Square from : squares(theirs_.diagonal_sliders())) {
            attacked |= bishop_attacks(from, without_king);
        }
        for (const Square from : squares(theirs_.straight_sliders())) {
            attacked |= rook_attacks(from, without_king);
        }
        return attacked;
    }

    // Whether our king may stand there; as danger(), for one square.
    bool is_safe(Square square) const {
        const Bitboard without_king = occupied_ ^ bit(king_);
        return ((pawn_attacks(us, square) & theirs_[Role::Pawn]) |
                (knight_attacks(square) & theirs_[Role::Knight]) |
                (king_attacks(square) & theirs_[Role::King]) |
                (bishop_attacks(square, without_king) & theirs_.diagonal_sliders()) |
                (rook_attacks(square, without_king) & theirs_.straight_sliders())) == 0;
    }

    // Castling and en passant are rare: they are looked for among all such moves.
    bool is_legal_special(Move move) const {
        struct {
            Move wanted;
            bool found = false;
            void en_passant(Square from, Square to) {
                found |= wanted == Move(from, to, MoveKind::EnPassant);
            }
            void castle(Square king, Square rook) {
                found |= wanted == Move(king, rook, MoveKind::Castle);
            }
        } sink{move};
        if (move.kind() == MoveKind::Castle) {
            if (contains(mine_.castling_rooks, move.to()) && checkers_ == 0) {
                castling(sink, danger());
            }
        } else if (en_passant_ != 0 && !has_several(checkers_)) {
            en_passant(sink);
        }
        return sink.found;
    }

    bool is_legal_pawn_move(Move move, bool may_push, bool may_capture) const {
        const Bitboard from = bit(move.from());
        const Bitboard to = bit(move.to());
        const Bitboard ahead = forward(us, from) & ~occupied_;
        if (move.kind() == MoveKind::DoublePush) {
            return may_push && to == (forward(us, ahead & own_rank(us, 2)) & ~occupied_);
        }
        const bool promotes = (to & own_rank(us, 7)) != 0;
        const bool is_kind = promotes ? move.kind() >= MoveKind::PromoteKnight &&
                                            move.kind() <= MoveKind::PromoteQueen
                                      : move.kind() == MoveKind::Normal;
        return is_kind && (to == ahead ? may_push
                                       : may_capture && (pawn_attacks(us, move.from()) &
                                                         theirs_.all & to) != 0);
    }

    // Castling needs a free square beside the king, or in Chess960 its rook there; without either,
    // attacked squares need not be computed.
    template <class Sink>
    void king_moves(Sink& sink) const {
        const Bitboard neighbours = king_attacks(king_);
        if constexpr (captures_only<Sink>) {
            const Bitboard steps = neighbours & theirs_.all;
            if (steps != 0) {
                sink.template piece<Role::King>(king_, steps & ~danger());
            }
        } else {
            const Bitboard steps = neighbours & ~mine_.all;
            if ((steps | (neighbours & mine_.castling_rooks)) == 0) {
                return;
            }
            const Bitboard attacked = danger();
            sink.template piece<Role::King>(king_, steps & ~attacked);
            if (mine_.castling_rooks != 0 && checkers_ == 0) {
                castling(sink, attacked);
            }
        }
    }

    // Out of check: both paths are free but for the two themselves, the king's is not attacked,
    // and the rook uncovers no check (possible in Chess960 only: it would be pinned).
    template <class Sink>
    void castling(Sink& sink, Bitboard attacked) const {
        for (const Square rook : squares(mine_.castling_rooks)) {
            const CastlingSquares to = castling_squares(king_, rook);
            const Bitboard king_path = between(king_, to.king) | bit(to.king);
            const Bitboard rook_path = between(rook, to.rook) | bit(to.rook);
            const Bitboard others = occupied_ & ~bit(king_) & ~bit(rook);
            if (((king_path | rook_path) & others) == 0 && (king_path & attacked) == 0 &&
                !contains(straight_pins_, rook)) {
                sink.castle(king_, rook);
            }
        }
    }

    // Everything but the king's moves, landing inside `allowed`.
    template <class Sink>
    void others(Sink& sink, Bitboard allowed) const {
        const Bitboard targets = allowed & ~mine_.all;
        const Bitboard pinned = straight_pins_ | diagonal_pins_;
        for (const Square from : squares(mine_[Role::Knight] & ~pinned)) {
            sink.template piece<Role::Knight>(from, knight_attacks(from) & targets);
        }
        for (const Square from : squares(mine_[Role::Bishop] & ~pinned)) {
            sink.template piece<Role::Bishop>(from, bishop_attacks(from, occupied_) & targets);
        }
        for (const Square from : squares(mine_[Role::Rook] & ~pinned)) {
            sink.template piece<Role::Rook>(from, rook_attacks(from, occupied_) & targets);
        }
        for (const Square from : squares(mine_[Role::Queen] & ~pinned)) {
            sink.template piece<Role::Queen>(from, queen_attacks(from, occupied_) & targets);
        }
        if ((pinned & mine_.all) != 0) [[unlikely]] {
            pinned_sliders(sink, targets);
        }
        pawn_moves(sink, allowed);
    }

    // A pinned slider cannot reach the squares of another pin, so one mask serves for all pins.
    template <class Sink>
    void pinned_sliders(Sink& sink, Bitboard targets) const {
        for (const Square from : squares(mine_[Role::Bishop] & diagonal_pins_)) {
            sink.template piece<Role::Bishop>(from, bishop_attacks(from, occupied_) & targets &
                                                        diagonal_pins_);
        }
        for (const Square from : squares(mine_[Role::Rook] & straight_pins_)) {
            sink.template piece<Role::Rook>(from, rook_attacks(from, occupied_) & targets &
                                                      straight_pins_);
        }
        for (const Square from : squares(mine_[Role::Queen] & diagonal_pins_)) {
            sink.template piece<Role::Queen>(from, bishop_attacks(from, occupied_) & targets &
                                                       diagonal_pins_);
        }
        for (const Square from : squares(mine_[Role::Queen] & straight_pins_)) {
            sink.template piece<Role::Queen>(from, rook_attacks(from, occupied_) & targets &
                                                       straight_pins_);
        }
    }

    // Pushes leave diagonal pins, captures leave straight ones; along its pin a pawn may go.
    template <class Sink>
    void pawn_moves(Sink& sink, Bitboard allowed) const {
        const Bitboard pawns = mine_[Role::Pawn];
        const Bitboard free = pawns & ~(straight_pins_ | diagonal_pins_);
        const Bitboard empty = ~occupied_;

        const Bitboard single =
            (forward(us, free) | (forward(us, pawns & straight_pins_) & straight_pins_)) & empty;
        const Bitboard doubled = forward(us, single & own_rank(us, 2)) & empty & allowed;
        send<up>(sink, single & allowed);
        sink.double_pushes(doubled);

        const Bitboard ahead = forward(us, free);
        const Bitboard pinned_ahead = forward(us, pawns & diagonal_pins_);
        const Bitboard victims = theirs_.all & allowed;
        send<up - 1>(sink, (west(ahead) | (west(pinned_ahead) & diagonal_pins_)) & victims);
        send<up + 1>(sink, (east(ahead) | (east(pinned_ahead) & diagonal_pins_)) & victims);

        if (en_passant_ != 0) [[unlikely]] {
            en_passant(sink);
        }
    }

    template <int step, class Sink>
    static void send(Sink& sink, Bitboard targets) {
        constexpr Bitboard last_rank = own_rank(us, 7);
        sink.template pawns<step>(targets & ~last_rank);
        if ((targets & last_rank) != 0) [[unlikely]] {
            sink.template promotions<step>(targets & last_rank);
        }
    }

    // Two pawns leave their squares at once, so the king's safety is checked on the board
    // afterwards.
    template <class Sink>
    void en_passant(Sink& sink) const {
        const Square to = first(en_passant_);
        const Bitboard victim = forward(them, en_passant_);
        const Bitboard leapers = theirs_[Role::Knight] | theirs_[Role::Pawn];
        if ((checkers_ & leapers & ~victim) != 0) {
            return;
        }
        for (const Square from : squares(pawn_attacks(them, to) & mine_[Role::Pawn])) {
            const Bitboard after = (occupied_ ^ bit(from) ^ victim) | en_passant_;
            if ((rook_attacks(king_, after) & theirs_.straight_sliders()) == 0 &&
                (bishop_attacks(king_, after) & theirs_.diagonal_sliders()) == 0) {
                sink.en_passant(from, to);
            }
        }
    }

    const Side& mine_;
    const Side& theirs_;
    Square king_;
    Bitboard occupied_;
    Bitboard en_passant_;
    Bitboard checkers_ = 0;
    Bitboard straight_pins_ = 0; // the lines of the pins: pinned pieces, squares between, pinners
    Bitboard diagonal_pins_ = 0;
};

} // namespace tabuleiro::chess
