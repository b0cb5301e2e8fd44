// The arena: a tournament of a fixed time in which everybody who waits meets another opponent at
// once.
//
// Points are lichess's: 2 for a victory, 1 for a draw. After two victories in a row games count
// twice, 4 and 2, until one is not won.
#pragma once

#include <optional>
#include <vector>

#include "core/player.hpp"
#include "league/player_number.hpp"
#include "league/swiss/dutch.hpp"

namespace tabuleiro::league {

struct ArenaResult {
    PlayerNumber first = 0;
    PlayerNumber second = 0;
    std::optional<Player> winner; // none: a draw
};

struct ArenaScore {
    int points = 0;
    int wins = 0;
    std::vector<int> games;                    // the points of each, in their order
    int victories_in_a_row = 0;                // at the end
    std::optional<PlayerNumber> last_opponent; // none before the first game
    int colour_difference = 0;                 // games with the first colour less the others
    std::optional<Player> last_colour;

    // The next game counts twice.
    bool on_streak() const { return victories_in_a_row >= 2; }
};

// By player, from the games in the order in which they ended.
std::vector<ArenaScore> arena_scores(std::size_t players, const std::vector<ArenaResult>& ended);

// The players, the best first: by points, then victories, then numbers.
std::vector<PlayerNumber> arena_ranking(const std::vector<ArenaScore>& scores);

enum class Rematch : std::uint8_t {
    Avoid, // nobody meets the last opponent again
    Allow, // where there is nobody else
};

// Pairs those who wait, in the order in which they came: as many as possible, without rematches,
// close in rank, and then so that colours can be balanced. Of an odd number the last who came
// goes on waiting, unless somebody else finds no opponent.
std::vector<SwissBoard> pair_arena(const std::vector<ArenaScore>& scores,
                                   const std::vector<PlayerNumber>& waiting,
                                   Rematch rematch = Rematch::Avoid);

} // namespace tabuleiro::league
