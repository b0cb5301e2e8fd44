// The best shot according to a belief: where a piece is likeliest, or, given time to look ahead,
// where the fewest misses follow. In games without a catalogue and with many worlds left, the one
// that tells most for its chance of a miss.
#pragma once

#include <optional>
#include <span>

#include "engines/wargame/belief.hpp"
#include "engines/wargame/look_ahead.hpp"
#include "engines/wargame/shooter.hpp"

namespace tabuleiro::wargame {

class ShotChooser {
  public:
    ShotChooser(const Grid& grid, Effort effort) : effort_(effort), look_ahead_(grid) {}

    // What the choice depends on, apart from the belief: the answers and the effort.
    std::uint64_t key(const Knowledge& knowledge) const {
        return knowledge.key() + static_cast<std::uint64_t>(effort_.worlds);
    }

    // None if no world has a piece left to hit. Requires: the belief is that of this knowledge, and
    // not lost.
    std::optional<BlockCell> choose(const Belief& belief, const Knowledge& knowledge);

  private:
    static BlockCell tells_most(const Belief& belief, std::span<const BlockCell> cells);
    bool is_worth_a_look(const Belief& belief) const;
    BlockCell look_ahead(const Belief& belief, const Knowledge& knowledge,
                         std::span<const BlockCell> candidates);

    Effort effort_;
    LookAhead look_ahead_;
};

} // namespace tabuleiro::wargame
