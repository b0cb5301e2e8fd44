// Deadlines, prepared replies and notifications of slow games, whichever database they are in.
#include <gtest/gtest.h>

#include "store/people/people.hpp"
#include "store/people/people_copy.hpp"
#include "store/people/removal.hpp"
#include "store/slow/conditional_moves.hpp"
#include "store/slow/deadlines.hpp"
#include "store/slow/notifications.hpp"
#include "support/each_store.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;
using sql::Transaction;

Event with_deadline(std::uint32_t number, std::optional<WallTime> deadline) {
    Event event = sample_event(number);
    event.deadline = deadline;
    return event;
}

class SlowGamesTest : public EachStore {
  protected:
    std::vector<Deadline> due(WallTime after, WallTime up_to, std::size_t limit = 9) {
        return read([=](Transaction& t) { return deadlines(t, after, up_to, limit); });
    }
    std::optional<ConditionalMoves> prepared(const std::string& table, Player seat) {
        return read([=](Transaction& t) { return conditional_moves(t, table, seat); });
    }
    void prepare(const std::string& table, Player seat, const ConditionalMoves& moves) {
        write([=](Transaction& t) { return set_conditional_moves(t, table, seat, moves); });
    }
    bool claim(const std::string& key, WallTime now) {
        return write([=](Transaction& t) { return claim_notification(t, key, now); });
    }
};

TEST_WITH_EACH_STORE(SlowGamesTest);

TEST_P(SlowGamesTest, ADeadlineIsThatOfTheLastEventAndGoesWithTheEnd) {
    for (const char* id : {"t1", "t2", "t3"}) {
        ASSERT_TRUE(create(*store_, sample_table(id)));
    }
    ASSERT_TRUE(append(*store_, "t1", with_deadline(1, 5000)));
    ASSERT_TRUE(append(*store_, "t2", with_deadline(1, 4000)));
    ASSERT_TRUE(append(*store_, "t3", sample_event(1)));
    EXPECT_EQ(due(0, 9000), (std::vector<Deadline>{{"t2", 4000}, {"t1", 5000}}));
    EXPECT_EQ(due(0, 9000, 1), (std::vector<Deadline>{{"t2", 4000}}));
    EXPECT_EQ(due(4000, 5000), (std::vector<Deadline>{{"t1", 5000}}));
    EXPECT_TRUE(due(0, 3999).empty());
    ASSERT_TRUE(append(*store_, "t1", with_deadline(2, 6000)));
    open();
    EXPECT_EQ(log_of("t1").deadline, 6000);
    EXPECT_EQ(log_of("t3").deadline, std::nullopt);
    ASSERT_TRUE(append(*store_, "t1", sample_event(3), Finish{Player::First, "time", "", 6000}));
    EXPECT_EQ(due(0, 9000), (std::vector<Deadline>{{"t2", 4000}}));
}

TEST_P(SlowGamesTest, WhoeverJoinsBeginsTheFirstDeadline) {
    Table table = sample_table("t1");
    table.seats.second = {"link", "", "", std::nullopt, hash_of(7)};
    ASSERT_TRUE(create(*store_, table));
    Event joined{1, 2000, Player::Second, "join", "Rui"};
    joined.deadline = 7000;
    ASSERT_EQ(*join(*store_, "t1", {hash_of(7), hash_of(8), "Rui"}, joined), Joined::Seated);
    EXPECT_EQ(log_of("t1").deadline, 7000);
}

TEST_P(SlowGamesTest, ACopyHasTheDeadlineAndAnImportHasNone) {
    const TableLog log{sample_table("t1"), {sample_event(1)}, std::nullopt, 5000};
    ASSERT_TRUE(adopt(*store_, {log}, Secrets::Keep));
    EXPECT_EQ(log_of("t1"), log);
    TableLog imported = log;
    imported.table.id = "t2";
    ASSERT_TRUE(adopt(*store_, {imported}, Secrets::Remove));
    EXPECT_EQ(log_of("t2").deadline, std::nullopt) << "nobody has a seat there";
}

TEST_P(SlowGamesTest, PreparedRepliesAreReplacedAndGoWithTheEnd) {
    ASSERT_TRUE(create(*store_, sample_table("t1")));
    EXPECT_EQ(prepared("t1", Player::First), std::nullopt);
    prepare("t1", Player::First, {1, 1, "e7e5 g1f3\n"});
    prepare("t1", Player::Second, {2, 2, "g1f3 g8f6\n"});
    prepare("t1", Player::First, {3, 3, "c7c5 g1f3\n"});
    open();
    EXPECT_EQ(prepared("t1", Player::First), (ConditionalMoves{3, 3, "c7c5 g1f3\n"}));
    EXPECT_EQ(prepared("t1", Player::Second), (ConditionalMoves{2, 2, "g1f3 g8f6\n"}));
    write([](Transaction& t) { return remove_conditional_moves(t, "t1", Player::Second); });
    EXPECT_EQ(prepared("t1", Player::Second), std::nullopt);
    ASSERT_TRUE(append(*store_, "t1", sample_event(1), Finish{Player::First, "time", "", 6000}));
    EXPECT_EQ(prepared("t1", Player::First), std::nullopt);
    prepare("t1", Player::First, {3, 3, "c7c5 g1f3\n"});
    EXPECT_EQ(prepared("t1", Player::First), std::nullopt) << "the game is over";
}

TEST_P(SlowGamesTest, WhoeverIsRemovedTakesPreparedRepliesAlong) {
    Table table = sample_table("t1");
    table.seats.first = {"here", "Ana", "", std::nullopt, std::nullopt, "p1"};
    table.seats.second = {"link", "Rui", "", hash_of(1), std::nullopt};
    write([](Transaction& t) {
        return add_person(t, {"p1", "Ana", "ana", "player", 1000}, hash_of(1), hash_of(2));
    });
    ASSERT_TRUE(create(*store_, table));
    prepare("t1", Player::First, {1, 1, "e7e5 g1f3\n"});
    prepare("t1", Player::Second, {2, 2, "g1f3 g8f6\n"});
    const HouseTexts texts{[](std::string_view settings, Player) {
                               return Expected<std::string>(std::string(settings));
                           },
                           {}};
    EXPECT_TRUE(write([&](Transaction& t) { return remove_person(t, "p1", "x", texts); }));
    EXPECT_EQ(prepared("t1", Player::First), std::nullopt);
    EXPECT_NE(prepared("t1", Player::Second), std::nullopt);
}

TEST_P(SlowGamesTest, ANotificationIsClaimedOnce) {
    EXPECT_TRUE(claim("t1 3 your-move", 1000));
    EXPECT_FALSE(claim("t1 3 your-move", 1001));
    EXPECT_TRUE(claim("t1 5 your-move", 2000));
    write([](Transaction& t) { return forget_notifications(t, 2000); });
    EXPECT_TRUE(claim("t1 3 your-move", 2001));
    EXPECT_FALSE(claim("t1 5 your-move", 2001));
}

TEST_P(SlowGamesTest, RepliesAndNotificationsAreCopied) {
    ASSERT_TRUE(create(*store_, sample_table("t1")));
    prepare("t1", Player::Second, {1, 1, "e7e5 g1f3\n"});
    ASSERT_TRUE(claim("t1 3 your-move", 1000));
    const auto rows = read([](Transaction& t) { return read_people(t); });
    write([](Transaction& t) { return remove_conditional_moves(t, "t1", Player::Second); });
    write([](Transaction& t) { return forget_notifications(t, 2000); });
    write([&](Transaction& t) { return write_people(t, rows); });
    EXPECT_EQ(prepared("t1", Player::Second), (ConditionalMoves{1, 1, "e7e5 g1f3\n"}));
    EXPECT_FALSE(claim("t1 3 your-move", 1000));
}

} // namespace
} // namespace tabuleiro::test
