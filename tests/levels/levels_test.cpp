// Levels against simple players and against each other: games with fixed seeds, no clock.
#include <gtest/gtest.h>

#include "games/chess/fen.hpp"
#include "support/chess_players.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::roque;

using namespace tabuleiro::testing;

// What docs/levels.md promises of level 1, with enough games to tell.
constexpr int many_games = 120;

TEST(Levels, OneBeatsARandomPlayer) {
    EXPECT_GT(points(LevelPlayer(1), any_move, many_games, 1), many_games * 0.75);
}

TEST(Levels, OneLosesToAPlayerWhoTakesWhatHeCan) {
    EXPECT_LT(points(LevelPlayer(1), greedy_move, many_games, 2), many_games * 0.25);
}

// The upper levels think too long for a test; what makes them stronger is checked below.
TEST(Levels, EachBeatsTheOneBelow) {
    for (int level = 2; level <= 5; ++level) {
        constexpr int games = 20;
        EXPECT_GT(points(LevelPlayer(level), LevelPlayer(level - 1), games, 3), games * 0.5)
            << "level " << level;
    }
}

TEST(Levels, EachLooksFurtherAndGivesLessAway) {
    for (int level = 2; level <= 8; ++level) {
        const Weakness below = weakness_at(elo_of_level(level - 1));
        const Weakness here = weakness_at(elo_of_level(level));
        EXPECT_GT(here.nodes, below.nodes);
        EXPECT_GE(here.depth, below.depth);
        EXPECT_LT(here.typical_loss, below.typical_loss);
        EXPECT_LE(here.overlooks, below.overlooks);
        EXPECT_GE(here.sees_mate, below.sees_mate);
    }
}

TEST(Levels, MateInOneIsAlwaysSeenFromLevelThree) {
    for (const char* fen : {"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1",
                            "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 0 4",
                            "7k/6pp/8/8/8/8/8/KQ6 w - - 0 1"}) {
        for (int level = 3; level <= 8; ++level) {
            Rng rng(7);
            for (int i = 0; i < 5; ++i) {
                const Record<Chess> game = engine_game(*parse_fen(fen));
                Position after = game.position();
                after.play(LevelPlayer(level)(game, rng));
                EXPECT_TRUE(after.in_check() && !after.has_legal_move()) << level << " " << fen;
            }
        }
    }
}

} // namespace
