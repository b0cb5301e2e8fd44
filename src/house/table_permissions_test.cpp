#include "house/table_permissions.hpp"

#include <gtest/gtest.h>

#include "support/table_driver.hpp"

namespace tabuleiro::house {
namespace {

using test::TableDriver;

std::string code(const TableDriver& driver, Player seat, CommandKind kind) {
    const auto reason = TablePermissions(driver.table().state()).objection(seat, kind, driver.now);
    return reason ? reason->code : "";
}

TEST(TablePermissions, ListExactlyTheCommandsWithoutObjection) {
    TableDriver driver("chess", "here", "link");
    const auto agree = [&] {
        const TablePermissions permissions(driver.table().state());
        for (const Player seat : players) {
            const auto allowed = permissions.allowed(viewer_of(seat), driver.now);
            for (std::size_t n = 0; n < command_names.size(); ++n) {
                const auto kind = static_cast<CommandKind>(n);
                const bool listed = std::count(allowed.begin(), allowed.end(), kind) == 1;
                EXPECT_EQ(listed, code(driver, seat, kind).empty()) << name(kind);
            }
        }
        EXPECT_EQ(permissions.allowed(Viewer::Watcher, driver.now), std::vector{CommandKind::Show});
    };
    agree();
    driver.join("Rui");
    driver.moves(Viewer::First, {"e2e4"});
    driver.command(Viewer::First, CommandKind::AskTakeback);
    agree();
    driver.command(Viewer::Second, CommandKind::Resign);
    agree();
}

TEST(TablePermissions, DependOnThePhase) {
    TableDriver driver("chess", "here", "link");
    EXPECT_EQ(code(driver, Player::First, CommandKind::Play), "waiting");
    EXPECT_EQ(code(driver, Player::First, CommandKind::Leave), "");
    EXPECT_EQ(code(driver, Player::First, CommandKind::Rematch), "may-not");
    driver.join("Rui");
    EXPECT_EQ(code(driver, Player::First, CommandKind::Play), "");
    EXPECT_EQ(code(driver, Player::Second, CommandKind::Play), "turn");
    EXPECT_EQ(code(driver, Player::First, CommandKind::Hint), "may-not") << "against a person";
    driver.command(Viewer::First, CommandKind::Resign);
    EXPECT_EQ(code(driver, Player::First, CommandKind::Play), "over");
    EXPECT_EQ(code(driver, Player::First, CommandKind::Rematch), "");
    EXPECT_EQ(code(driver, Player::First, CommandKind::Show), "");
}

TEST(TablePermissions, NobodyIsHelpedInARatedGame) {
    TableDriver driver("chess", "here", "c1", R"("rated":true)");
    driver.moves(Viewer::First, {"e2e4"});
    driver.moves(Viewer::Second, {"e7e5"});
    for (const CommandKind kind :
         {CommandKind::Hint, CommandKind::Threat, CommandKind::AskTakeback}) {
        EXPECT_EQ(code(driver, Player::First, kind), "may-not") << name(kind);
    }
    EXPECT_EQ(code(driver, Player::First, CommandKind::OfferDraw), "");
}

TEST(TablePermissions, WhileTheDeviceIsPassedOnlyTheCurtainAndTheEndAreOpen) {
    TableDriver driver("wargame", "here", "here");
    EXPECT_EQ(code(driver, Player::First, CommandKind::Play), "curtain");
    EXPECT_EQ(code(driver, Player::First, CommandKind::Arrange), "curtain");
    for (const CommandKind kind : {CommandKind::Lift, CommandKind::Resign, CommandKind::Abort}) {
        EXPECT_EQ(code(driver, Player::First, kind), "") << name(kind);
    }
    driver.command(Viewer::Both, CommandKind::Lift);
    EXPECT_EQ(code(driver, Player::First, CommandKind::Play), "");
    EXPECT_EQ(code(driver, Player::First, CommandKind::Lift), "may-not");
}

TEST(TablePermissions, AfterTheFlagNothingIsAllowed) {
    TableDriver driver("chess", "here", "here", R"("time":{"first":"60","second":"60"})");
    driver.moves(Viewer::Both, {"e2e4"});
    driver.now += std::chrono::seconds(61);
    EXPECT_EQ(code(driver, Player::Second, CommandKind::Play), "time");
    EXPECT_EQ(code(driver, Player::Second, CommandKind::Resign), "time");
}

} // namespace
} // namespace tabuleiro::house
