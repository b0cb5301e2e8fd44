// The turns of a position (R2 to R4).
//
// Landing on an enemy obliges the knight to leap on (R3), so a chain passes over enemy knights that
// are a leap apart: one connected component of them. A knight that reaches a component can leave it
// by any of its exits, so each component is explored once.
#pragma once

#include <optional>

#include "core/inline_vector.hpp"
#include "games/renpaarden/position.hpp"

namespace tabuleiro::renpaarden {

// 18 knights, and 45 empty cells on the largest board.
inline constexpr std::size_t max_turns = 810;
using Moves = InlineVector<Move, max_turns>;

// Where the knights of the player to move can go; explores components on demand.
class Reach {
  public:
    explicit Reach(const Position& position)
        : enemies_(position.knights(opponent(position.to_move()))), empty_(position.empty()),
          unexplored_(enemies_) {}

    // R4: every cell where the own knight on `from` can end a turn.
    CellSet ends_from(Cell from);

    // One leap, from a knight's cell or from an enemy's in mid-chain, after which the turn can
    // still be completed; the start of the turn is never empty, so no chain ends there.
    CellSet leaps_on(Cell cell);

    struct Component {
        CellSet members; // enemies joined by leaps
        CellSet exits;   // the empty cells a leap away from them
    };
    // Requires: an enemy is on the cell. The reference is valid as long as this object.
    const Component& component_of(Cell enemy);

  private:
    CellSet enemies_;
    CellSet empty_;
    CellSet unexplored_;
    InlineVector<Component, knights_per_side(largest_size)> components_;
};

// Every turn once, sorted by the names of its cells. Does not check whether the game is over.
Moves all_turns(const Position& position);
int count_turns(const Position& position);

// Whether R2 to R4 allow the turn; and if not, why.
bool is_turn(const Position& position, Move turn);
enum class TurnFault : std::uint8_t { NoOwnKnight, EndNotEmpty, NoWay };
std::optional<TurnFault> fault_of(const Position& position, Move turn);

// R5, mid-chain: the enemy's cell that wins when the player to move leaps onto it, because it is
// the last goal cell and all other own knights are on the rest; and the knight that is missing.
struct WinningSpring {
    Cell knight;
    Cell enemy;
};
std::optional<WinningSpring> winning_spring(const Position& position);

// Whether one of the turn's paths leaps onto the winning spring. Requires: is_turn.
bool wins_mid_chain(const Position& position, Move turn);

} // namespace tabuleiro::renpaarden
