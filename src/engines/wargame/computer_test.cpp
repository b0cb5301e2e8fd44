#include "engines/wargame/computer.hpp"

#include <gtest/gtest.h>

#include "engines/wargame/levels.hpp"

namespace tabuleiro::wargame {
namespace {

void expect_whole_game(int level, bool helped) {
    WarGame::Position position = WarGame::start({}).value();
    ByPlayer<Computer<WarGame>> computers;
    if (helped) { // someone else places the first piece
        const auto view = WarGame::view(position, Player::First);
        WarGame::play(position, WarGame::parse(view, "4.1@D6").value());
    }
    while (!WarGame::outcome(position)) {
        const Player player = WarGame::to_move(position);
        const auto view = WarGame::view(position, player);
        const PlayTerms terms{.level = level, .seed = 1, .style = PlayStyle::Plain};
        const auto move = computers[player].choose(view, terms).move;
        ASSERT_TRUE(WarGame::parse(view, WarGame::format(view, move)));
        WarGame::play(position, move);
    }
    EXPECT_EQ(sentences(WarGame::broken_invariants(position)), std::vector<std::string>{});
}

TEST(Computer, PlaysWholeGamesByTheRules) {
    for (int level = 1; level <= Computer<WarGame>::level_named("d4"); ++level) {
        expect_whole_game(level, level % 2 == 0);
    }
}

// The points of a level's computer against another's; each begins half of the games.
int points(int level, int other, int games) {
    int won = 0;
    Rng rng(3);
    for (int number = 0; number < games; ++number) {
        const Player mine = number % 2 == 0 ? Player::First : Player::Second;
        ByPlayer<Computer<WarGame>> computers;
        const ByPlayer<std::uint64_t> seeds{rng(), rng()};
        WarGame::Position position = WarGame::start({}).value();
        while (!WarGame::outcome(position)) {
            const Player player = WarGame::to_move(position);
            const PlayTerms terms{.level = player == mine ? level : other,
                                  .seed = seeds[player],
                                  .style = PlayStyle::Plain};
            const auto view = WarGame::view(position, player);
            WarGame::play(position, computers[player].choose(view, terms).move);
        }
        won += WarGame::outcome(position)->winner == mine ? 1 : 0;
    }
    return won;
}

TEST(Computer, EachLevelBeatsTheOneBelow) {
    constexpr int games = 300;
    for (int level = 2; level <= Computer<WarGame>::highest_level; ++level) {
        EXPECT_GT(points(level, level - 1, games), games * 0.58) << level;
    }
}

TEST(Computer, TheHighestLevelFiresAsD4) {
    const int d4 = Computer<WarGame>::level_named("d4").value();
    WarGame::Position position = WarGame::start({}).value();
    ByPlayer<Computer<WarGame>> computers;
    ByPlayer<Computer<WarGame>> others;
    while (!WarGame::outcome(position)) {
        const Player player = WarGame::to_move(position);
        const auto view = WarGame::view(position, player);
        const auto move_of = [&](Computer<WarGame>& computer, int level) {
            return computer.choose(view, {.level = level, .seed = 9, .style = PlayStyle::Plain})
                .move;
        };
        const auto move = move_of(computers[player], Computer<WarGame>::highest_level);
        ASSERT_EQ(move, move_of(others[player], d4));
        WarGame::play(position, move);
    }
}

TEST(FallibleShooter, FollowsUpHitsAndLeavesOutWhatTheAnswersExcludeIfItIsAttentive) {
    const Counts counts{{1, 1, 1}};
    Knowledge knowledge(Size{}, counts);
    knowledge.learn(Size{}.cell_of(4, 4), 2); // the middle of the board
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        FallibleShooter attentive({.follows = 100, .notices = 100}, seed);
        const Cell cell = attentive.choose(knowledge).value();
        EXPECT_EQ(Size{}.block_of(cell), 4);
        EXPECT_EQ(Size::place_in_block(cell) % 2, 1) << "beside the hit";
    }
    knowledge.learn(Size{}.cell_of(4, 1), 2); // sunk
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        FallibleShooter attentive({.follows = 100, .notices = 100}, seed);
        const Cell cell = attentive.choose(knowledge).value();
        EXPECT_NE(Size{}.block_of(cell), 4);
        EXPECT_FALSE(Size{}.block_of(cell) == 1 && Size::place_in_block(cell) >= 6)
            << "next to a sunk ship";
    }
}

TEST(FallibleShooter, FiresAtEveryCellInTheEnd) {
    for (const Attention& attention : levels) {
        FallibleShooter shooter(attention, 1);
        Knowledge knowledge(Size{}, Counts{{1, 1}});
        int fired = 0;
        while (const auto cell = shooter.choose(knowledge)) {
            ASSERT_FALSE(knowledge.tried(*cell));
            knowledge.learn(*cell, 0); // water everywhere: there is no such board
            ASSERT_LE(++fired, 81);
        }
        EXPECT_EQ(fired, 81);
    }
}

TEST(Computer, BeginsAnotherGameAfresh) {
    const auto view = WarGame::view(WarGame::start({}).value(), Player::First);
    const PlayTerms terms{.seed = 5};
    Computer<WarGame> computer;
    const auto first = computer.choose(view, terms).move;
    computer.new_game();
    EXPECT_EQ(computer.choose(view, terms).move, first);
    EXPECT_EQ(Computer<WarGame>().choose(view, terms).move, first);
}

TEST(Computer, KnowsTheStrategiesOfTheCourseByName) {
    EXPECT_EQ(Computer<WarGame>::level_named("d1"), Computer<WarGame>::highest_level + 1);
    EXPECT_EQ(Computer<WarGame>::level_named("d4"), Computer<WarGame>::highest_level + 4);
    for (const char* name : {"", "d", "d0", "d5", "d11", "D1"}) {
        EXPECT_FALSE(Computer<WarGame>::level_named(name)) << name;
    }
}

} // namespace
} // namespace tabuleiro::wargame
