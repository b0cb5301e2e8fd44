#include "table_log/house_texts.hpp"

#include <gtest/gtest.h>

#include "house/name_removal.hpp"
#include "support/stored_tables.hpp"

namespace tabuleiro::table_log {
namespace {

using namespace house;

TEST(HouseTexts, ANameIsInTheEventOfWhoeverJoined) {
    EXPECT_EQ(house_texts().named_events, (std::vector<std::string>{"join", "join-program"}));
}

TEST(NameRemoval, SettingsOfEveryGameLoseOneNameAndNothingElse) {
    for (const test::Scenario& scenario : test::stored_scenarios()) {
        const test::TableDriver driver(scenario.game, scenario.first, scenario.second,
                                       scenario.more);
        Settings settings = driver.settings();
        settings.seats.first.name = "Zé \"o\" \\ Silva";
        settings.seats.second.name = "Ana";
        const std::string text = to_text(settings);
        ASSERT_EQ(test::require(parse_settings(text)), settings) << text;
        for (const Player player : players) {
            Settings nameless = settings;
            nameless.seats[player].name.clear();
            const std::string removed = test::require(without_name(text, player));
            EXPECT_EQ(test::require(parse_settings(removed)), nameless) << removed;
            EXPECT_EQ(removed.find(player == Player::First ? "Silva" : "Ana"), std::string::npos);
            EXPECT_EQ(test::require(without_name(removed, player)), removed);
        }
    }
}

TEST(NameRemoval, WhatIsNotSettingsIsRefused) {
    for (const char* const text : {"", "{", "[]", "{}", R"({"seats":[]})",
                                   R"({"seats":{"second":{}}})", R"({"seats":{"first":"Ana"}})"}) {
        EXPECT_FALSE(without_name(text, Player::First)) << text;
    }
}

// Everything that happened is allowed again when the names in it are gone, and leads to the same.
TEST(NameRemoval, EventsWithoutNamesLeadToTheSameGame) {
    Rng rng(7);
    int names = 0;
    for (const test::Scenario& scenario : test::stored_scenarios()) {
        const test::TableDriver driver = test::random_table(scenario, rng, 40);
        std::string settings = to_text(driver.settings());
        for (const Player player : players) {
            settings = test::require(without_name(settings, player));
        }
        std::vector<Event> events;
        for (Event event : driver.log()) {
            event.moves.reset();
            if (text_is_name(event.kind)) {
                ++names;
                event.text.clear();
            }
            EXPECT_EQ(event.text.find("Silva"), std::string::npos) << name(event.kind);
            events.push_back(std::move(event));
        }
        const auto replayed =
            Table::restore("t", test::require(parse_settings(settings)), WallTime(900'000), events);
        ASSERT_TRUE(replayed) << replayed.error().text();
        EXPECT_EQ(replayed->result(), driver.table().result());
        EXPECT_EQ(replayed->phase(), driver.table().phase());
    }
    EXPECT_GT(names, 0);
}

} // namespace
} // namespace tabuleiro::table_log
