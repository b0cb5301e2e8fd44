#include "house/settings.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "house/game_type.hpp"
#include "support/json_schema.hpp"
#include "support/table_driver.hpp"

namespace tabuleiro::house {
namespace {

using nlohmann::json;
using test::settings_text;

Settings parsed(const std::string& text) {
    return test::require(parse_settings(text));
}

std::vector<std::string> reasons(const std::string& text) {
    const auto settings = parse_settings(text);
    return settings ? std::vector<std::string>{} : settings.error().sentences();
}

TEST(Settings, LeaveOutWhatIsUsual) {
    const Settings settings = parsed(settings_text("chess", "here", "c3"));
    EXPECT_EQ(settings.options, R"({"start":518,"draws":"automatic","material":"listed"})");
    EXPECT_EQ(settings.seats.second.level, 3);
    EXPECT_EQ(settings.match, MatchOptions{});
    EXPECT_TRUE(settings.takebacks);
    EXPECT_FALSE(settings.pauses);
    EXPECT_FALSE(settings.start);
    EXPECT_EQ(host_of(settings), Viewer::First);
}

TEST(Settings, AreReadAsTheyWereWritten) {
    for (const std::string& text :
         {settings_text("chess", "link", "here",
                        R"("sides":"random","time":{"first":"180+2","second":"40/60"},)"
                        R"("flag":"draw-if-hopeless","takebacks":false,"options":{"draws":"fide"},)"
                        R"("start":"4k3/8/8/8/8/8/8/R3K3 w - - 0 1")"),
          settings_text("wargame", "c4", "here",
                        R"("options":{"rows":15,"columns":24,"ships-8":0})"),
          settings_text("renpaarden", "here", "here", R"("options":{"size":6})"),
          settings_text("xadrez", "c1", "c8"),
          settings_text("chess", "here", "link", R"("rated":true)"),
          settings_text("chess", "here", "c8", R"("pauses":true)"),
          settings_text("reversi", "link", "here", R"("time":{"days":14})"),
          settings_text("chess", "open", "here",
                        R"("visibility":"listed","ratings":{"from":1200,"to":1600})"),
          settings_text("chess", "here", "person", R"("visibility":"private")"),
          std::string(R"({"game":"chess","seats":{"first":{"kind":"here"},)"
                      R"("second":{"kind":"person","person":"p1"}}})")}) {
        const Settings settings = parsed(text);
        EXPECT_EQ(parsed(to_text(settings)), settings);
        const auto faults =
            test::JsonSchema::of_web().faults(json::parse(to_text(settings)), "Settings");
        EXPECT_TRUE(faults.empty()) << faults.front();
    }
}

TEST(Settings, OfACasualGameSayNothingAboutRatings) {
    const Settings settings = parsed(settings_text("chess", "here", "c3", R"("rated":false)"));
    EXPECT_FALSE(settings.rated);
    EXPECT_EQ(to_text(settings).find("rated"), std::string::npos);
}

TEST(Settings, OfARatedGameAllowNoTakebacks) {
    const Settings settings =
        parsed(settings_text("chess", "here", "c3", R"("rated":true,"takebacks":true)"));
    EXPECT_TRUE(settings.rated);
    EXPECT_FALSE(settings.takebacks);
}

TEST(Settings, OfARatedGameAreTheUsualOnes) {
    const std::string usual =
        "A rated game begins from the usual position, with the usual options.";
    const std::string people = "A rated game is between two people, each at their own device, or "
                               "against the computer.";
    const auto rated = [](const std::string& game, const char* first, const char* second,
                          const std::string& more = "") {
        return reasons(settings_text(game, first, second, R"("rated":true)" + more));
    };
    using Texts = std::vector<std::string>;
    EXPECT_EQ(rated("chess", "here", "here"), Texts{people});
    EXPECT_EQ(rated("chess", "c1", "c2"), Texts{people});
    EXPECT_EQ(rated("chess", "here", "link", R"(,"options":{"start":7})"), Texts{usual});
    EXPECT_EQ(rated("chess", "here", "c1", R"(,"start":"4k3/8/8/8/8/8/8/R3K3 w - - 0 1")"),
              Texts{usual});
    EXPECT_EQ(rated("chess", "here", "c1", R"(,"time":{"first":"60","second":"70"})"),
              Texts{"In a rated game both players have the same time."});
    for (const auto& game : game_types()) {
        EXPECT_EQ(rated(std::string(game->id()), "link", "here"), Texts{}) << game->id();
    }
}

TEST(Settings, SayEverythingThatIsWrong) {
    std::string games(game_types().front()->id());
    for (std::size_t i = 1; i < game_types().size(); ++i) {
        games += (i + 1 < game_types().size() ? ", " : " or ") + std::string(game_types()[i]->id());
    }
    EXPECT_EQ(
        reasons(
            R"({"game":"go","seats":{"first":{"kind":"robot"},"second":{"kind":"here",)"
            R"("level":2}},"time":{"first":"x","second":"1"},"colour":1,"takebacks":3,"pauses":"long"})"),
        (std::vector<std::string>{
            "Settings have no field 'colour'.", "The game is " + games + ".",
            "A seat's kind is here, computer, link, open, person or engine.",
            "Only a computer has a level.",
            "A time control is none, 300, 180+2, 180d5, 180b5, 30/move or 40/5400+30, in "
            "seconds.",
            "The field takebacks is true or false.", "The field pauses is true or false."}));
}

TEST(Settings, RefuseNonsense) {
    EXPECT_FALSE(reasons("").empty());
    EXPECT_FALSE(reasons("[]").empty());
    EXPECT_FALSE(reasons("{\"game\":").empty());
    EXPECT_FALSE(reasons(R"({"game":"chess"})").empty());
    EXPECT_FALSE(reasons(settings_text("chess", "link", "link")).empty());
    EXPECT_FALSE(reasons(settings_text("chess", "link", "c1")).empty());
    EXPECT_FALSE(reasons(settings_text("chess", "open", "link")).empty());
    EXPECT_FALSE(reasons(settings_text("chess", "c1", "open")).empty());
    EXPECT_FALSE(reasons(settings_text("chess", "person", "person")).empty());
    EXPECT_FALSE(
        reasons(settings_text("chess", "here", "open", R"("visibility":"secret")")).empty());
    EXPECT_FALSE(reasons(settings_text("chess", "here", "c9")).empty());
    EXPECT_FALSE(reasons(settings_text("wargame", "here", "c9")).empty());
    EXPECT_FALSE(reasons(settings_text("chess", "here", "here", R"("start":"nonsense")")).empty());
    EXPECT_FALSE(reasons(settings_text("chess", "here", "here",
                                       R"("start":"7k/6Q1/6K1/8/8/8/8/8 b - - 0 1")"))
                     .empty())
        << "the game is over there";
    EXPECT_FALSE(reasons(settings_text("wargame", "here", "here", R"("start":"9x9")")).empty());
    EXPECT_FALSE(
        reasons(settings_text("wargame", "here", "here", R"("options":{"rows":10})")).empty());
    EXPECT_FALSE(
        reasons(settings_text("wargame", "here", "here", R"("options":{"ships-4":9})")).empty());
    EXPECT_FALSE(
        reasons(settings_text("chess", "here", "here", R"("options":{"start":960})")).empty());
    EXPECT_FALSE(reasons(settings_text("chess", "here", "here", R"("options":[])")).empty());
}

TEST(Settings, MayGiveDaysForEachMove) {
    const Settings settings =
        parsed(settings_text("chess", "here", "link", R"("time":{"days":3})"));
    EXPECT_EQ(days_per_move(settings), 3);
    EXPECT_EQ(settings.match.time.second, tabuleiro::days_per_move(3));
    EXPECT_NE(to_text(settings).find(R"("time":{"days":3},)"), std::string::npos);
    EXPECT_EQ(days_per_move(with_sides_changed(settings)), 3);
    EXPECT_EQ(days_per_move(parsed(settings_text("chess", "here", "link"))), 0);
    for (const char* days : {"0", "15", "-1", "1.5", "\"3\"", "null", "3,\"first\":\"60\""}) {
        EXPECT_FALSE(reasons(settings_text("chess", "here", "link",
                                           R"("time":{"days":)" + std::string(days) + "}"))
                         .empty())
            << days;
    }
    EXPECT_EQ(reasons(settings_text("chess", "here", "c3", R"("time":{"days":3})")),
              (std::vector<std::string>{
                  "Days per move are for games between people at different screens."}));
}

TEST(Settings, RatingsAreThoseOfAnOpenSeat) {
    const auto refused = [](const std::string& second, const std::string& ratings) {
        return !reasons(settings_text("chess", "here", second, "\"ratings\":" + ratings)).empty();
    };
    EXPECT_FALSE(refused("open", R"({"from":1200,"to":1200})"));
    EXPECT_FALSE(refused("open", "null"));
    EXPECT_TRUE(refused("link", R"({"from":1200,"to":1600})"));
    EXPECT_TRUE(refused("open", R"({"from":1600,"to":1200})"));
    EXPECT_TRUE(refused("open", R"({"from":-1,"to":1200})"));
    EXPECT_TRUE(refused("open", R"({"from":0,"to":4001})"));
    EXPECT_TRUE(refused("open", R"({"from":0.5,"to":1200})"));
    EXPECT_TRUE(refused("open", R"({"from":1200})"));
    EXPECT_TRUE(refused("open", "[1200,1600]"));
}

// Stored settings from before there was a choice have no word for it.
TEST(Settings, VisibilityIsWrittenUnlessItIsByLink) {
    const std::string usual = settings_text("chess", "here", "link");
    EXPECT_EQ(parsed(usual).visibility, Visibility::Link);
    EXPECT_EQ(to_text(parsed(usual)).find("visibility"), std::string::npos);
    EXPECT_EQ(to_text(parsed(usual)).find("ratings"), std::string::npos);
    const Settings as_policy = test::require(parse_settings(usual, Visibility::Private));
    EXPECT_EQ(as_policy.visibility, Visibility::Private);
    EXPECT_EQ(parsed(to_text(as_policy)), as_policy);
    const std::string chosen = settings_text("chess", "here", "link", R"("visibility":"link")");
    EXPECT_EQ(test::require(parse_settings(chosen, Visibility::Private)).visibility,
              Visibility::Link);
}

TEST(Settings, OnlySomebodyWhoIsChallengedIsAPerson) {
    const auto seats = [](const std::string& second) {
        return R"({"game":"chess","seats":{"first":{"kind":"here"},"second":)" + second + "}}";
    };
    EXPECT_EQ(parsed(seats(R"({"kind":"person","person":"p1"})")).seats.second.person, "p1");
    EXPECT_FALSE(reasons(seats(R"({"kind":"link","person":"p1"})")).empty());
    EXPECT_FALSE(reasons(seats(R"({"kind":"person","person":7})")).empty());
    EXPECT_FALSE(
        reasons(seats(R"({"kind":"person","person":")" + std::string(41, 'p') + "\"}")).empty());
}

TEST(Settings, ChangeSidesWithTheirTimes) {
    const Settings settings = parsed(settings_text(
        "chess", "here", "c3", R"("sides":"random","time":{"first":"60","second":"120"})"));
    const Settings changed = with_sides_changed(settings);
    EXPECT_EQ(changed.seats.first.level, 3);
    EXPECT_EQ(to_text(changed.match.time.second), "60");
    EXPECT_FALSE(changed.random_sides);
    EXPECT_EQ(host_of(changed), Viewer::Second);
}

TEST(Settings, NamesAreMadeSafeAndOldOnesStillLoad) {
    const Settings settings =
        parsed(R"({"game":"chess","seats":{"first":{"kind":"here","name":" A\u202Ena\u200b "},)"
               R"("second":{"kind":"here","name":"\u0085\u2028"}}})");
    EXPECT_EQ(settings.seats.first.name, "Ana");
    EXPECT_EQ(settings.seats.second.name, "");
}

} // namespace
} // namespace tabuleiro::house
