// A race so far: where it began, its turns, and every position on the way, which is what the
// third occurrence of a position (R6 c) is judged by.
#pragma once

#include <span>
#include <vector>

#include "games/renpaarden/renpaarden.hpp"

namespace tabuleiro::renpaarden {

class Race {
  public:
    explicit Race(const Position& first) : positions_{first} {}

    const Position& first() const { return positions_.front(); }
    const Position& position() const { return positions_.back(); }
    // The earlier positions, oldest first.
    std::span<const Position> history() const { return std::span(positions_).first(turns_.size()); }
    const std::vector<Move>& turns() const { return turns_; }

    // By all of R5 and R6.
    std::optional<Outcome<Rule>> outcome() const;

    // Every turn that may be played now: none once the race is over.
    Moves legal() const { return outcome() ? Moves{} : all_turns(position()); }

    // Requires: the turn is legal, and the race is not over.
    void play(Move turn);

    // Requires: a turn has been played.
    void take_back();

  private:
    std::vector<Position> positions_; // one more than turns
    std::vector<Move> turns_;
};

} // namespace tabuleiro::renpaarden
