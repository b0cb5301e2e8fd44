// Everything the rules need at one moment of a game: the discs, and who is to move. Always sound.
#pragma once

#include <bit>
#include <optional>
#include <string>
#include <vector>

#include "core/error.hpp"
#include "core/player.hpp"
#include "games/reversi/turning.hpp"

namespace tabuleiro::reversi {

// R1: these are occupied from the start, and no disc ever leaves the board.
inline constexpr Squares centre = squares("d4", "e4", "d5", "e5");

struct Move {
    std::optional<Square> at; // none: a pass (R4)

    friend constexpr bool operator==(const Move&, const Move&) = default;
};

class Position {
  public:
    // The start (R1).
    Position() = default;

    // Fails with all reasons at once.
    static Expected<Position> from(const ByPlayer<Squares>& discs, Player to_move);

    // Requires: the move is legal.
    void play(Move move);

    Player to_move() const { return to_move_; }
    Squares discs(Player player) const { return discs_[player]; }
    Squares own() const { return discs_[to_move_]; }
    Squares other() const { return discs_[opponent(to_move_)]; }
    Squares empty() const { return ~(discs_.first | discs_.second); }
    int count(Player player) const { return std::popcount(discs_[player]); }

    // Where the player to move, or the other, may place a disc.
    Squares own_placings() const { return placings(own(), other()); }
    Squares other_placings() const { return placings(other(), own()); }

    std::uint64_t key() const;

    Reasons broken_invariants() const;

    friend bool operator==(const Position&, const Position&) = default;

  private:
    ByPlayer<Squares> discs_{squares("e4", "d5"), squares("d4", "e5")};
    Player to_move_ = Player::First;
};

} // namespace tabuleiro::reversi
