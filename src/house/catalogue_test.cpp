#include "house/catalogue.hpp"

#include <gtest/gtest.h>

#include "house/game_kind.hpp"

namespace tabuleiro::house {
namespace {

TEST(Catalogue, GivesRatingsOnlyWhereTheyAreElo) {
    for (int level = 1; level <= find_game("chess")->highest_level(); ++level) {
        EXPECT_TRUE(level_rating("chess", level)) << level;
    }
    for (const char* game : {"xadrez", "renpaarden", "wargame", "go"}) {
        EXPECT_FALSE(level_rating(game, 1)) << game;
    }
}

} // namespace
} // namespace tabuleiro::house
