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
          settings_text("chess", "here", "c8", R"("pauses":true)")}) {
        const Settings settings = parsed(text);
        EXPECT_EQ(parsed(to_text(settings)), settings);
        const auto faults =
            test::JsonSchema::of_web().faults(json::parse(to_text(settings)), "Settings");
        EXPECT_TRUE(faults.empty()) << faults.front();
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
            "A seat's kind is here, computer or link.", "Only a computer has a level.",
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
    EXPECT_FALSE(reasons(settings_text("chess", "here", "c9")).empty());
    EXPECT_FALSE(reasons(settings_text("wargame", "here", "c5")).empty());
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
