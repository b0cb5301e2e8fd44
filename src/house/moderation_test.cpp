// What an administrator does to a table is an event like any other.
#include "support/table_driver.hpp"

namespace tabuleiro::house {
namespace {

using test::require;
using test::TableDriver;

const Result without_result{std::nullopt, Ending::Abandonment, ""};

TEST(Moderation, AGameIsClosedAtAnyTimeAndHasNoResult) {
    for (const int moves : {0, 1, 4}) {
        TableDriver driver("chess", "here", "link", R"("time":{"first":"300","second":"300"})");
        if (moves > 0) {
            driver.join("Rui");
            driver.moves(Viewer::First, {"e2e4"});
        }
        if (moves > 1) {
            driver.moves(Viewer::Second, {"e7e5"});
            driver.moves(Viewer::First, {"g1f3"});
            driver.moves(Viewer::Second, {"b8c6"});
        }
        driver.apply(require(driver.table().moderate(EventKind::Close, driver.now)));
        EXPECT_EQ(driver.table().result(), without_result) << moves;
        EXPECT_EQ(driver.restored().result(), without_result) << moves;
        EXPECT_EQ(driver.table().moderate(EventKind::Close, driver.now).error().code, "over");
        EXPECT_EQ(driver.table().next_alarm(), std::nullopt);
    }
}

TEST(Moderation, StoppedClocksAreStartedBeforeAGameIsClosed) {
    TableDriver driver("chess", "here", "here", R"("time":{"first":"300","second":"300"})");
    driver.moves(Viewer::Both, {"e2e4", "e7e5"});
    Table table = driver.restored();
    EXPECT_EQ(table.moderate(EventKind::Close, driver.now).error().code, "may-not");
    ASSERT_TRUE(table.apply(*table.wake(driver.now)));
    EXPECT_TRUE(table.moderate(EventKind::Close, driver.now));
}

TEST(Moderation, AHiddenGameGoesOnAndStaysHiddenAfterARestart) {
    TableDriver driver("chess", "here", "here");
    driver.moves(Viewer::Both, {"e2e4"});
    EXPECT_FALSE(driver.table().state().hidden);
    driver.apply(require(driver.table().moderate(EventKind::Hide, driver.now)));
    driver.moves(Viewer::Both, {"e7e5"});
    EXPECT_TRUE(driver.restored().state().hidden);
    driver.command(Viewer::Both, CommandKind::Resign);
    driver.apply(require(driver.table().moderate(EventKind::Unhide, driver.now)));
    EXPECT_FALSE(driver.restored().state().hidden);
    EXPECT_EQ(driver.restored().result(), driver.table().result());
}

} // namespace
} // namespace tabuleiro::house
