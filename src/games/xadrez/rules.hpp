// Legal plays, their effects, and when the game is over. The numbers R1.. are those of
// docs/rules/xadrez.md.
#pragma once

#include "core/outcome.hpp"
#include "games/xadrez/position.hpp"

namespace tabuleiro::xadrez {

// How the rules end a game: a king was captured (R22), mate (R23), the player to move has no play
// at all and has lost (R24), or has none while the options let the game go on (R25).
enum class Rule : std::uint8_t { KingCaptured, Mate, NoPlay, Stuck };

// Whether any king of the player is attacked (R14).
bool in_check(const Position& position, Player player);

// Whether a colour has no king or several (R5).
bool is_odd(const Position& position);

// Moves first, then operations; within each by the squares they start from.
Moves legal_moves(const Position& position);
bool has_move(const Position& position);
bool has_operation(const Position& position);
bool is_legal(const Position& position, const Move& move);

// The operation of the piece on a square (R16 to R20), if the final square, where one is given,
// fits it. It may still be illegal.
std::optional<Move> operation(const Position& position, Square from, std::optional<Square> final);

// Whether the operation needs a final square. Requires: there is a piece.
bool needs_final_square(const Position& position, Square from);

// Requires: a legal play.
Effect effect(const Position& position, const Move& move);

struct CastlingSquares {
    Square rook_from;
    Square rook_to;
};
// Requires: a king's move of two squares along its home row.
CastlingSquares castling_squares(const Move& move);

// A capture, a pawn's move or a once-only operation: what cannot be undone. The rules do not need
// this, but matches do (record/match_rules.hpp). Requires: a legal play.
bool is_progress(const Position& position, const Move& move);

std::optional<Outcome<Rule>> outcome(const Position& position);

} // namespace tabuleiro::xadrez
