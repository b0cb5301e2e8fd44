#include "server/notify/notification.hpp"

#include <gtest/gtest.h>

#include "support/table_driver.hpp"

namespace tabuleiro::server {
namespace {

using namespace std::chrono_literals;
using house::Viewer;
using test::json;
using test::TableDriver;

struct Slow {
    Slow() {
        driver.join("Rui");
        seats.first = {"here", "Ana", "", std::nullopt, std::nullopt, "p1"};
        seats.second = {"link", "Rui", "", store::TokenHash{7}, store::TokenHash{9}};
    }
    std::optional<Notification> tell(NotificationKind kind, Player seat) const {
        return notification({driver.table(), seats, present}, kind, seat, "http://house");
    }

    TableDriver driver{"chess", "here", "link", R"("time":{"days":2})"};
    ByPlayer<store::Seat> seats;
    ByPlayer<bool> present{true, false};
};

TEST(Notification, SaysWhatAPersonNeedsToKnow) {
    Slow slow;
    const auto told = slow.tell(NotificationKind::YourMove, Player::First);
    ASSERT_TRUE(told);
    EXPECT_EQ(told->key, "t1 1 your-move first");
    EXPECT_EQ(json::parse(told->text),
              json::parse(R"({"event":"your-move","person":{"id":"p1","name":"Ana"},)"
                          R"("present":true,"table":"t1","url":"http://house/table/t1",)"
                          R"("game":"chess","opponent":"Rui","days":2,"deadline":)" +
                          std::to_string((slow.driver.now + 48h).count()) + R"(,"result":null})"));
    EXPECT_EQ(told->text.back(), '\n');
    EXPECT_FALSE(slow.tell(NotificationKind::YourMove, Player::Second)) << "a visitor";
}

TEST(Notification, SaysHowAGameEndedForThePerson) {
    Slow slow;
    slow.driver.moves(Viewer::First, {"e2e4"});
    slow.driver.moves(Viewer::Second, {"e7e5"});
    slow.driver.command(Viewer::Second, house::CommandKind::Resign);
    const auto told = slow.tell(NotificationKind::Ended, Player::First);
    const json result = json::parse(told->text)["result"];
    EXPECT_EQ(result["winner"], "you");
    EXPECT_EQ(result["ending"], "resignation");
    EXPECT_EQ(json::parse(told->text)["deadline"], nullptr);
}

TEST(Notification, RemindsOfADeadlineOnceWhateverElseHappens) {
    Slow slow;
    slow.driver.moves(Viewer::First, {"e2e4"});
    slow.driver.moves(Viewer::Second, {"e7e5"});
    const auto before = slow.tell(NotificationKind::Deadline, Player::First);
    slow.driver.command(Viewer::Second, house::CommandKind::OfferDraw);
    EXPECT_EQ(slow.tell(NotificationKind::Deadline, Player::First)->key, before->key);
    slow.driver.moves(Viewer::First, {"g1f3"});
    slow.driver.now += 1h;
    slow.driver.moves(Viewer::Second, {"b8c6"});
    EXPECT_NE(slow.tell(NotificationKind::Deadline, Player::First)->key, before->key);
}

TEST(Notification, ReminderTimesAreADayOrAQuarter) {
    const auto reminder = [](int days) {
        return reminder_time(
            TableDriver("chess", "here", "link", R"("time":{"days":)" + std::to_string(days) + "}")
                .settings());
    };
    EXPECT_EQ(reminder(1), 6h);
    EXPECT_EQ(reminder(3), 18h);
    EXPECT_EQ(reminder(4), 24h);
    EXPECT_EQ(reminder(14), 24h);
}

} // namespace
} // namespace tabuleiro::server
