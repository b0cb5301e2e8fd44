#include <gtest/gtest.h>

#include <algorithm>

#include "league/swiss/dutch.hpp"
#include "league/swiss_simulation.hpp"
#include "league/swiss_validator.hpp"

namespace tabuleiro::league {
namespace {

// How many rounds of how many tournaments were paired.
struct Paired {
    int rounds = 0;
    int impossible = 0;
};

template <class Check>
Paired simulate(std::size_t players, int rounds, unsigned seed, Check check) {
    Paired count;
    SwissSimulation tournament(players, rounds, seed);
    while (!tournament.over()) {
        const auto pairing = pair_swiss_round(tournament.players, tournament.rules);
        if (!pairing) {
            ++count.impossible;
            check(tournament, nullptr);
            break;
        }
        check(tournament, &*pairing);
        tournament.play(*pairing);
        ++count.rounds;
    }
    return count;
}

TEST(SwissPairing, ChoosesTheBestOfAllPairingsOfFewPlayers) {
    int rounds = 0;
    for (unsigned seed = 0; seed < 300; ++seed) {
        const std::size_t players = 2 + seed % 9;
        const int planned =
            std::min<int>(static_cast<int>(players), 3 + static_cast<int>(seed % 4));
        rounds += simulate(players, planned, seed,
                           [&](const SwissSimulation& now, const SwissPairing* pairing) {
                               EXPECT_EQ(better_pairings(now.players, now.rules, pairing), 0)
                                   << "seed " << seed;
                           })
                      .rounds;
    }
    EXPECT_GT(rounds, 800);
}

TEST(SwissPairing, BreaksNoRuleInSimulatedTournaments) {
    for (unsigned seed = 0; seed < 40; ++seed) {
        const std::size_t players = 4 + seed * seed % 60;
        simulate(
            players, std::min<int>(9, static_cast<int>(players) - 2), seed,
            [&](const SwissSimulation& now, const SwissPairing* pairing) {
                if (pairing != nullptr) {
                    EXPECT_EQ(faults(now.players, now.rules, *pairing), std::vector<std::string>{})
                        << players << " players, seed " << seed;
                }
            });
    }
}

TEST(SwissPairing, PairsTheUpperHalfWithTheLowerHalfInTheFirstRound) {
    const auto pairing = pair_swiss_round(std::vector<SwissPlayer>(7), {5});
    ASSERT_TRUE(pairing);
    EXPECT_EQ(pairing->boards, (std::vector<SwissBoard>{{0, 3}, {4, 1}, {2, 5}}));
    EXPECT_EQ(pairing->bye, PlayerNumber{6});
}

TEST(SwissPairing, FailsWhenEverybodyHasMetEverybody) {
    SwissSimulation tournament(2, 3, 0);
    std::vector<SwissPlayer> two(2);
    two[0].rounds = {{SwissRound::Kind::Played, PlayerNumber{1}, Player::First, 2}};
    two[1].rounds = {{SwissRound::Kind::Played, PlayerNumber{0}, Player::Second, 0}};
    EXPECT_FALSE(pair_swiss_round(two, {3}));
}

} // namespace
} // namespace tabuleiro::league
