#include "protocol/renpaarden/race.hpp"

#include <algorithm>
#include <cassert>

namespace tabuleiro::renpaarden {

std::optional<Outcome<Rule>> Race::outcome() const {
    const auto occurrences =
        std::count_if(positions_.begin(), positions_.end(), [&](const Position& earlier) {
            return Renpaarden::repeats(earlier, position());
        });
    return Renpaarden::outcome(position(), position().options(), static_cast<int>(occurrences));
}

void Race::play(Move turn) {
    assert(!outcome() && is_turn(position(), turn));
    Position next = position();
    next.play(turn);
    positions_.push_back(next);
    turns_.push_back(turn);
}

void Race::take_back() {
    assert(!turns_.empty());
    positions_.pop_back();
    turns_.pop_back();
}

} // namespace tabuleiro::renpaarden
