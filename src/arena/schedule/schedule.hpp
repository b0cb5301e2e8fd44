// Who plays whom: every format as a function of the results so far, so that an interrupted
// tournament continues as if nothing had happened.
#pragma once

#include <vector>

#include "arena/schedule/plan.hpp"

namespace tabuleiro::arena {

// Two games on one opening: a moves first in one, b in the other.
struct Fixture {
    int round = 0;
    int a = 0;
    int b = 0;
    int opening = 0; // its number

    friend bool operator==(const Fixture&, const Fixture&) = default;
};

struct Played {
    Fixture fixture;
    int half_points = 0; // of a, in both games: 0 to 4
};

// The fixtures that follow when all those so far have been played; none: the tournament is over.
// Formats whose rounds do not depend on results return everything at once.
std::vector<Fixture> next_fixtures(const Plan& plan, const std::vector<Played>& so_far);

// How many fixtures there will be in all, if that is known.
std::optional<int> total_fixtures(const Plan& plan);

// The number of rounds of a Swiss tournament, if not given.
int usual_rounds(int players);

// The winner of a finished knock-out.
std::optional<int> knockout_winner(const Plan& plan, const std::vector<Played>& so_far);

// The first two of a finished knock-out, or four if the third place is played for; the third of
// three.
std::vector<int> knockout_places(const Plan& plan, const std::vector<Played>& so_far);

} // namespace tabuleiro::arena
