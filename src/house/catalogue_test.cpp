#include "house/catalogue.hpp"

#include <gtest/gtest.h>

#include "house/game_type.hpp"
#include "support/golden.hpp"
#include "support/json_schema.hpp"
#include "support/table_scenarios.hpp"

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

TEST(Catalogue, FitsTheSchema) {
    const auto faults = test::JsonSchema::of_web().faults(test::catalogue(), "House");
    EXPECT_TRUE(faults.empty()) << faults.front();
}

// The unit tests of the page know the games from this file.
TEST(Catalogue, IsTheOneThatThePageIsTestedWith) {
    test::expect_golden(test::source_path("web/tests/catalogue.json"),
                        test::catalogue().dump(1) + "\n");
}

// Otherwise rated games could not be played in every game against every level.
TEST(Catalogue, EveryLevelOfEveryGameIsCalibrated) {
    for (const auto& game : game_types()) {
        const auto levels = calibrated_levels(game->id());
        EXPECT_EQ(static_cast<int>(levels.size()), game->highest_level()) << game->id();
    }
}

} // namespace
} // namespace tabuleiro::house
