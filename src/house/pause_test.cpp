#include "house/pause.hpp"

#include <gtest/gtest.h>

#include <set>

#include "support/table_driver.hpp"

namespace tabuleiro::house {
namespace {

using test::TableDriver;

Clock clock_of(const char* control) {
    Clock clock(test::require(parse_time_control(control)));
    clock.start(Player::First, Duration(0));
    return clock;
}

TEST(Pause, IsLongerForWhatIsHarder) {
    const Duration longest(10'000);
    std::set<Duration> usual;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Duration obvious = pause_before(Ease::Obvious, seed, longest);
        const Duration hard = pause_before(Ease::Hard, seed, longest);
        EXPECT_GE(obvious, Duration(300));
        EXPECT_LT(obvious, pause_before(Ease::Usual, seed, longest));
        EXPECT_GE(hard, Duration(1600));
        EXPECT_LE(hard, Duration(4000));
        usual.insert(pause_before(Ease::Usual, seed, longest));
    }
    EXPECT_GT(usual.size(), 20U);
}

TEST(Pause, IsNeverLongerThanItMayBe) {
    EXPECT_EQ(pause_before(Ease::Hard, 1, Duration(100)), Duration(100));
    EXPECT_EQ(pause_before(Ease::Obvious, 1, Duration(0)), Duration(0));
}

TEST(Pause, ShrinksWithTheClockAndEndsBeforeTheFlag) {
    const auto longest = [](const char* control) {
        return longest_pause(clock_of(control), Player::First, Duration(0));
    };
    EXPECT_EQ(longest("none"), Duration(4000));
    EXPECT_EQ(longest("1800"), Duration(4000));
    EXPECT_LT(longest("60"), Duration(1000));
    EXPECT_GT(longest("60"), Duration(0));
    EXPECT_EQ(longest("14"), Duration(0));
    EXPECT_EQ(longest("14+30"), Duration(0));
    EXPECT_LT(longest("1/move"), Duration(400));
    EXPECT_LE(longest("20d5"), Duration(4000));
}

// A whole game's pauses never use up the time.
TEST(Pause, ATimeThatOnlyPausesUseIsNeverOver) {
    Clock clock = clock_of("60");
    Duration now(0);
    for (int move = 0; move < 500; ++move) {
        now += pause_before(Ease::Hard, static_cast<std::uint64_t>(move),
                            longest_pause(clock, Player::First, now));
        ASSERT_TRUE(clock.press(Player::First, now)) << move;
    }
}

TEST(Pause, IsForTheTableThatWantsIt) {
    for (const bool wanted : {false, true}) {
        TableDriver driver("chess", "here", "c3", wanted ? R"("pauses":true)" : "");
        driver.moves(Viewer::First, {"e2e4"});
        const auto wanted_jobs = TableJobs(driver.table()).wanted();
        ASSERT_EQ(wanted_jobs.size(), 1U);
        const JobResult answer = TableJobs(driver.table()).job(wanted_jobs[0], 1, driver.now)();
        EXPECT_EQ(answer.pause > Duration(0), wanted);
    }
}

// The pause of the computer's reply to the last of these moves.
Duration pause_after(const std::string& start, std::initializer_list<const char*> moves) {
    TableDriver driver("chess", "here", "c8", R"("pauses":true,"start":")" + start + "\"");
    for (const char* move : moves) {
        driver.moves(Viewer::First, {move});
    }
    const auto request = TableJobs(driver.table()).wanted().at(0);
    const JobResult answer = TableJobs(driver.table()).job(request, 1, driver.now)();
    return answer.pause;
}

TEST(Pause, IsShortForTheOnlyMoveAndForARecapture) {
    const Duration only = pause_after("7k/8/5K2/8/8/8/8/R7 w - - 0 1", {"a1a8"});
    const Duration retake =
        pause_after("r3k3/ppp2ppp/3p4/4p3/8/5N2/PPP2PPP/R3K3 w - - 0 1", {"f3e5"});
    const Duration check = pause_after("4k3/3p4/8/8/q7/8/8/4K2R w K - 0 1", {"h1h8"});
    EXPECT_LE(only, Duration(800));
    EXPECT_LE(retake, Duration(800));
    EXPECT_GE(check, Duration(1600));
}

} // namespace
} // namespace tabuleiro::house
