// Which finished games count for ratings, and how their time controls are called in a history. Pure
// rules (docs/ratings.md).
#pragma once

#include <string>
#include <string_view>

#include "house/settings.hpp"

namespace tabuleiro::house {

struct PlayedSeat {
    std::string person; // empty: a visitor or a computer
    int level = 0;      // of a computer
    bool moved = false;
};

// Whether the game, which has ended, counts. One that was abandoned without a winner, or closed,
// has no result.
bool counts_for_ratings(const Settings& settings, const ByPlayer<PlayedSeat>& seats,
                        bool has_result);

// "none", "bullet" (less than 3 minutes), "blitz" (8), "rapid" (25), "classical", "days": by the
// time for forty moves, of the side that has more.
std::string_view speed_of(const Settings& settings);
inline constexpr std::string_view speeds[]{"none", "bullet", "blitz", "rapid", "classical", "days"};

} // namespace tabuleiro::house
