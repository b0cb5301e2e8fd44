// The ladder of an assignment: which versions play next, and where they stand.
//
// Of each author the last version counts. It meets everybody else's, and the version before it,
// with both sides; whoever is new comes first.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/player.hpp"

namespace tabuleiro::house::course {

// A hand-in's id.
using VersionId = std::string;

struct LadderVersion {
    VersionId id{};
    VersionId predecessor{}; // of the same author; empty: it is the first
    bool judged = false;     // whether it is better than that is decided (version_comparison.hpp)

    friend bool operator==(const LadderVersion&, const LadderVersion&) = default;
};

enum class LadderWinner : std::uint8_t { First, Second, Draw };

// So many games of two versions in these seats ended like this; without a winner they are still
// being played.
struct LadderGames {
    ByPlayer<VersionId> seats{};
    std::optional<LadderWinner> winner{};
    std::optional<Player> failed{}; // who lost by a failure
    int count = 0;
};

// Beyond so many games of two versions nothing is learnt that is worth the time.
inline constexpr int most_games_of_a_pair = 400;

// Who plays next, by those that count, the newest first; none: there is nothing to be played. A
// version that has been judged does not meet its predecessor any more.
std::optional<ByPlayer<VersionId>> next_pairing(const std::vector<LadderVersion>& versions,
                                                const std::vector<LadderGames>& games);

// From which the opening of a game follows, after so many earlier ones in the same seats: the same
// for the nth game with either side.
std::uint64_t opening_seed(const ByPlayer<VersionId>& seats, std::int64_t earlier);

struct Comparison {
    int games = 0;
    double score = 0; // from 0 to 1
    double error95 = 0;
};

struct LadderStanding {
    VersionId version{};
    int rank = 0; // from 1 on; equal ones share it
    std::optional<double> elo{};
    double error95 = 0;
    int won = 0;
    int drawn = 0;
    int lost = 0;
    int failures = 0;
    std::optional<Comparison> predecessor{};

    int games() const { return won + drawn + lost; }
};

struct LadderStandings {
    std::vector<LadderStanding> standings{}; // the best first; without games at the end
    int games = 0;                           // between those that count
    bool bounded = true;                     // league/pool_ratings
};

// From the games between versions that count; those against predecessors are compared only.
LadderStandings standings_of(const std::vector<LadderVersion>& versions,
                             const std::vector<LadderGames>& games);

} // namespace tabuleiro::house::course
