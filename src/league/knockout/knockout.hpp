// Knock-out: who meets whom in each round. The winner of an encounter goes on, the loser is out.
//
// Players are seeded by their numbers, the best first. The bracket has a power of two places; those
// without a player are byes of the best seeds. Seeds 1 and 2 can meet in the final alone, seeds 1
// to 4 from the semi-finals on, and so on. A round begins when the one before is decided.
//
// The state follows from the games so far, so a tournament that was interrupted goes on from them.
#pragma once

#include <optional>
#include <vector>

#include "core/player.hpp"
#include "league/player_number.hpp"

namespace tabuleiro::league {

struct KnockoutRules {
    int games = 1;            // of an encounter
    int extra_games = 1;      // that follow each time when an encounter is tied
    int most_extensions = 5;  // by extra games; then the better seed goes on
    bool all_games = true;    // false: an encounter ends when it cannot be turned any more
    bool third_place = false; // the losers of the semi-finals meet as well
};

// A game that was played. `lead`: what it adds to the lead of the better seed, in half points: 2, 0
// or -2.
struct KnockoutGame {
    int round = 0; // from 0 on
    PlayerNumber better = 0;
    PlayerNumber other = 0;
    int lead = 0;
};

// An encounter that was decided otherwise: a player did not come, or the director drew lots.
struct KnockoutAward {
    int round = 0;
    PlayerNumber winner = 0;
};

struct KnockoutEncounter {
    int round = 0;
    // In its round: the winners of places 2i and 2i + 1 meet in place i of the next one.
    std::size_t place = 0;
    bool for_third_place = false;
    PlayerNumber better = 0;           // the better seed
    std::optional<PlayerNumber> other; // none: a bye
    int played = 0;                    // games
    int lead = 0;                      // of the better seed, in half points
    int open = 0;                      // games that follow now; none: it is decided
    std::optional<PlayerNumber> winner;

    // Requires: there is a winner, and it is no bye.
    PlayerNumber loser() const { return *winner == better ? *other : better; }
};

struct KnockoutState {
    // Those that have begun. The last one may be decided in part; the encounter for the third place
    // stands behind the final.
    std::vector<std::vector<KnockoutEncounter>> rounds;
    // The first four, as far as they are known. Without an encounter for it, two players may share
    // the third place, and there are none.
    std::vector<PlayerNumber> places;

    bool over() const;
};

// The seeds in the order of the bracket, as many as places: neighbours meet. For 4 places: 0 3 1 2.
std::vector<PlayerNumber> bracket_order(std::size_t places);

// How many rounds there are.
int knockout_rounds(std::size_t players);

// The round in which two players can meet. It is one alone: whoever has lost is out, and the losers
// of the semi-finals meet in the last round. Requires: two different players.
int meeting_round(std::size_t players, PlayerNumber a, PlayerNumber b);

// Games and awards of encounters that do not exist are ignored. Requires: at least one player.
KnockoutState knockout(std::size_t players, const KnockoutRules& rules,
                       const std::vector<KnockoutGame>& games,
                       const std::vector<KnockoutAward>& awards = {});

// By player: those who are still in share the first rank, and whoever is out stands behind all who
// have come further.
std::vector<int> knockout_ranks(std::size_t players, const KnockoutState& state);

// The colour of the better seed in a game of an encounter, from 0 on: colours alternate, and which
// comes first alternates from place to place and from round to round.
Player colour_of_better(const KnockoutEncounter& encounter, int game);

} // namespace tabuleiro::league
