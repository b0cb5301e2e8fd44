// How strong a computer player is: the same parameters for every game that is searched.
#pragma once

#include <cstdint>

#include "search/result.hpp"

namespace tabuleiro {

inline constexpr int least_level = 1;
inline constexpr int highest_level = 8;

constexpr bool is_valid_level(int level) {
    return level >= least_level && level <= highest_level;
}

// Whether a move that wins at once may be overlooked.
enum class EndsSeen : std::uint8_t { Some, All };

struct Level {
    std::uint64_t nodes = 0;       // its node budget, unless other limits are given
    int depth = search::max_depth; // its greatest depth
    int overlooked = 0;            // moves in a hundred that it does not see, replies as well
    EndsSeen ends_seen = EndsSeen::All;
    search::Score noise = 0; // how far its evaluation may be off, either way
};

} // namespace tabuleiro
