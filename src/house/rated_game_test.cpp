#include "house/rated_game.hpp"

#include <gtest/gtest.h>

#include "support/table_driver.hpp"

namespace tabuleiro::house {
namespace {

Settings settings_with(const std::string& more) {
    return test::require(parse_settings(test::settings_text("chess", "here", "c3", more)));
}

TEST(RatedGame, CountsBetweenTwoPeopleAndAgainstALevel) {
    const Settings rated = settings_with(R"("rated":true)");
    const PlayedSeat ana{"ana", 0, true};
    const PlayedSeat bob{"bob", 0, true};
    const PlayedSeat level{"", 3, true};
    EXPECT_TRUE(counts_for_ratings(rated, {ana, bob}, true));
    EXPECT_TRUE(counts_for_ratings(rated, {ana, level}, true));
    EXPECT_TRUE(counts_for_ratings(rated, {level, ana}, true));
    EXPECT_FALSE(counts_for_ratings(settings_with(""), {ana, bob}, true)) << "casual";
    EXPECT_FALSE(counts_for_ratings(rated, {ana, bob}, false)) << "without a result";
    EXPECT_FALSE(counts_for_ratings(rated, {ana, ana}, true)) << "against oneself";
    EXPECT_FALSE(counts_for_ratings(rated, {ana, {"", 0, true}}, true)) << "against a visitor";
    EXPECT_FALSE(counts_for_ratings(rated, {ana, {"", 99, true}}, true)) << "no such level";
    EXPECT_FALSE(counts_for_ratings(rated, {level, level}, true));
    EXPECT_FALSE(counts_for_ratings(rated, {{"ana", 0, false}, bob}, true)) << "without a move";
    EXPECT_FALSE(counts_for_ratings(rated, {ana, {"bob", 0, false}}, true)) << "without a move";
}

TEST(RatedGame, HasTheSpeedOfItsLongerTime) {
    const auto speed = [](const std::string& first, const std::string& second) {
        return std::string(speed_of(
            settings_with(R"("time":{"first":")" + first + R"(","second":")" + second + R"("})")));
    };
    EXPECT_EQ(speed("none", "none"), "none");
    EXPECT_EQ(speed("60", "60"), "bullet");
    EXPECT_EQ(speed("60+3", "60+2"), "blitz") << "three minutes";
    EXPECT_EQ(speed("60", "300"), "blitz");
    EXPECT_EQ(speed("180+2", "none"), "blitz");
    EXPECT_EQ(speed("900+10", "900+10"), "rapid");
    EXPECT_EQ(speed("10/move", "10/move"), "blitz");
    EXPECT_EQ(speed("20/900", "20/900"), "classical");
    EXPECT_EQ(speed("1800+20", "1800+20"), "classical");
    EXPECT_EQ(speed("86400/move", "86400/move"), "days");
    EXPECT_EQ(speed_of(test::require(parse_settings(
                  test::settings_text("chess", "here", "link", R"("time":{"days":1})")))),
              "days");
}

} // namespace
} // namespace tabuleiro::house
