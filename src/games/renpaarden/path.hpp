// The leaps of a turn, reconstructed for display; and a turn chosen leap by leap.
#pragma once

#include <string>
#include <vector>

#include "games/renpaarden/turns.hpp"

namespace tabuleiro::renpaarden {

// From the knight's cell to its end: a shortest path, and of these the first by the names of its
// cells. A turn that wins in mid-chain (R5) is shown through the cell that wins.
// Requires: is_turn(position, turn).
std::vector<Cell> path_of(const Position& position, Move turn);

// `b1-c3-d8`
std::string format_path(const std::vector<Cell>& path);

// An unfinished turn: a person's knight, moved leap by leap until it rests.
class Chain {
  public:
    // Requires: the player to move has a knight there.
    Chain(const Position& position, Cell from);

    const std::vector<Cell>& path() const { return path_; }
    Cell from() const { return path_.front(); }
    Cell at() const { return path_.back(); }

    // The next leaps, in the order of their names; only those that lead to a legal turn. Before the
    // first leap this may be empty: the knight is stuck, though its side never is (R4).
    std::vector<Cell> leaps() const;

    // Requires: the cell is one of leaps().
    void leap(Cell to);

    // R3: whether the knight shares its cell with an enemy, and so must leap on.
    bool on_enemy() const;

    // The turn, once the knight rests; or once it is where a chain wins (R5, mid-chain),
    // completed by the first exit, as nothing later can matter.
    std::optional<Move> turn() const;

  private:
    Position position_;
    std::vector<Cell> path_;
};

} // namespace tabuleiro::renpaarden
