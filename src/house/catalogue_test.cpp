#include "house/catalogue.hpp"

#include <gtest/gtest.h>

#include "house/game_type.hpp"

namespace tabuleiro::house {
namespace {

TEST(Catalogue, GivesRatingsOnlyWhereTheyAreElo) {
    for (const auto& kind : game_types()) {
        for (int level = 1; level <= kind->highest_level(); ++level) {
            EXPECT_EQ(level_rating(kind->id(), level).has_value(), kind->rated_in_elo())
                << kind->id() << " " << level;
        }
    }
    EXPECT_FALSE(level_rating("go", 1));
}

TEST(Catalogue, NamesEveryLevel) {
    for (const auto& kind : game_types()) {
        EXPECT_EQ(kind->facts().levels.size(), static_cast<std::size_t>(kind->highest_level()))
            << kind->id();
    }
}

} // namespace
} // namespace tabuleiro::house
