#include "protocol/renpaarden/race.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::renpaarden {
namespace {

void play(Race& race, std::string_view turn) {
    race.play(parse_turn(race.position(), turn).value());
}

Race small_race() {
    return Race(Renpaarden::start({.size = 5}).value());
}

void shuffle_once(Race& race) {
    for (const std::string_view turn : {"b1a3", "b5c3", "a3b1", "c3b5"}) {
        play(race, turn);
    }
}

TEST(Race, R6cEndsWithTheThirdOccurrenceAndThenHasNoTurns) {
    Race race = small_race();
    shuffle_once(race);
    EXPECT_FALSE(race.outcome());
    EXPECT_FALSE(race.legal().empty());
    shuffle_once(race);
    ASSERT_TRUE(race.outcome());
    EXPECT_EQ(race.outcome()->rule, Rule::Repetition);
    EXPECT_TRUE(race.legal().empty());
}

TEST(Race, TakingBackRestoresTheRaceBefore) {
    Race race = small_race();
    const Position first = race.position();
    play(race, "b1a3");
    const Position second = race.position();
    play(race, "b5c3");
    EXPECT_EQ(race.history().size(), 2U);
    race.take_back();
    EXPECT_EQ(race.position(), second);
    ASSERT_EQ(race.history().size(), 1U);
    EXPECT_EQ(race.history()[0], first);
    race.take_back();
    EXPECT_EQ(race.position(), first);
    EXPECT_TRUE(race.turns().empty());
}

TEST(Race, R6bOneHundredPliesWithoutAnEntryEndIt) {
    // Both sides stay off their goal rows, and never let a board come back a third time.
    Race race(Renpaarden::start({}).value());
    while (!race.outcome()) {
        const Position& position = race.position();
        std::optional<Move> quiet;
        int least_seen = 3;
        for (const Move turn : race.legal()) {
            if (position.goal(position.to_move()).contains(turn.to)) {
                continue;
            }
            const Position next = after<Renpaarden>(position, turn);
            int seen = 0;
            for (const Position& earlier : race.history()) {
                seen += Renpaarden::repeats(earlier, next) ? 1 : 0;
            }
            if (seen < least_seen) {
                least_seen = seen;
                quiet = turn;
            }
        }
        ASSERT_TRUE(quiet);
        race.play(*quiet);
    }
    EXPECT_EQ(race.outcome()->rule, Rule::NoEntry);
    EXPECT_EQ(race.turns().size(), 100U);
}

} // namespace
} // namespace tabuleiro::renpaarden
