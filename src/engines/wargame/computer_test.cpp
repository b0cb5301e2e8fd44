#include "engines/wargame/computer.hpp"

#include <gtest/gtest.h>

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
    for (int level = 1; level <= Computer<WarGame>::highest_level; ++level) {
        expect_whole_game(level, level % 2 == 0);
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

TEST(Computer, KnowsItsLevelsByName) {
    EXPECT_EQ(Computer<WarGame>::level_named("d1"), 1);
    EXPECT_EQ(Computer<WarGame>::level_named("d4"), 4);
    for (const char* name : {"", "d", "d0", "d5", "d11", "D1"}) {
        EXPECT_FALSE(Computer<WarGame>::level_named(name)) << name;
    }
}

} // namespace
} // namespace tabuleiro::wargame
