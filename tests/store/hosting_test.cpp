// Several nodes on one database: which of them hosts a table, and that only that one writes.
#include "store/postgresql/statements.hpp"
#include "support/house_nodes.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;

TEST_F(Hosting, ATableIsHostedByOneNodeAndOthersAreToldWhere) {
    Node a(address_, "a:1");
    Node b(address_, "b:2");
    EXPECT_EQ(*a.take("t1"), Taken(NoSuchTable{}));
    ASSERT_TRUE(create(a.store(), sample_table("t1")));
    const auto hosted = a.take_here("t1");
    ASSERT_TRUE(hosted);
    EXPECT_FALSE(hosted->last_seen);
    EXPECT_TRUE(a.store().hosts(hosted->epoch));
    EXPECT_FALSE(b.store().hosts(hosted->epoch));
    EXPECT_EQ(*b.take("t1"), Taken(HostedElsewhere{"a:1"}));
    EXPECT_EQ(*a.take("t1"), Taken(*hosted));
}

TEST_F(Hosting, OnlyTheHostWritesAndOthersHearThatTheyAreNotIt) {
    Node a(address_, "a:1");
    Node b(address_, "b:2");
    Table invited = sample_table("t1");
    invited.seats.second = {"link", "", "", std::nullopt, hash_of(9)};
    ASSERT_TRUE(create(a.store(), invited));
    ASSERT_TRUE(create(a.store(), sample_table("t2")));
    const Epoch epoch_of_a = a.host("t1").epoch;
    const Epoch epoch_of_b = b.host("t2").epoch;
    const Event arrival{1, 2000, Player::Second, "join", "Bob"};
    const Invitee bob{hash_of(9), hash_of(2), "Bob"};
    const auto joined = join(b.store(), "t1", bob, arrival, epoch_of_b);
    ASSERT_FALSE(joined);
    EXPECT_TRUE(is_not_the_host(joined.error()));
    EXPECT_EQ(join(a.store(), "t1", bob, arrival, epoch_of_a), Joined::Seated);
    EXPECT_TRUE(is_fenced(b.append("t1", 2, epoch_of_b)));
    EXPECT_TRUE(is_fenced(b.append("t1", 2, epoch_of_a))) << "it is not that node's";
    EXPECT_TRUE(is_fenced(a.append("t1", 2, 0)));
    EXPECT_TRUE(a.append("t1", 2, epoch_of_a));
    const auto not_next = a.append("t1", 2, epoch_of_a);
    ASSERT_FALSE(not_next);
    EXPECT_FALSE(is_not_the_host(not_next.error()));
    EXPECT_EQ((*load(b.store(), "t1"))->events.size(), 2U);
}

TEST_F(Hosting, AReleasedTableIsTakenByTheNextThatAsks) {
    Node a(address_, "a:1");
    Node b(address_, "b:2");
    ASSERT_TRUE(create(a.store(), sample_table("t1")));
    const Epoch epoch = a.host("t1").epoch;
    ASSERT_TRUE(a.append("t1", 1, epoch));
    ASSERT_TRUE(release(a.store(), "t1", epoch));
    EXPECT_TRUE(is_fenced(a.append("t1", 2, epoch)));
    const auto hosted = b.take_here("t1");
    ASSERT_TRUE(hosted);
    EXPECT_FALSE(hosted->last_seen) << "its clocks were stored";
    ASSERT_TRUE(release(a.store(), "t1", epoch)) << "which changes nothing any more";
    EXPECT_TRUE(b.append("t1", 2, hosted->epoch));
}

TEST_F(Hosting, ANodeThatLeavesLetsGoOfWhatItHadNotReleased) {
    Node b(address_, "b:2");
    ASSERT_TRUE(create(b.store(), sample_table("t1")));
    Epoch epoch = 0;
    {
        Node a(address_, "a:1");
        epoch = a.host("t1").epoch;
    }
    const HostedHere hosted = b.host("t1");
    EXPECT_GT(hosted.epoch, 0);
    EXPECT_NE(hosted.epoch, epoch);
    EXPECT_TRUE(hosted.last_seen);
}

TEST_F(Hosting, AHostWhoseHeartbeatIsLateIsDeadAlthoughItHasItsLock) {
    Node b(address_, "b:2");
    ASSERT_TRUE(create(b.store(), sample_table("t1")));
    Puppet puppet(connect());
    puppet.set_silence(never_late);
    puppet.take("t1");
    EXPECT_EQ(*b.take("t1"), Taken(HostedElsewhere{"puppet:1"}));
    puppet.set_silence(5000);
    const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::system_clock::now().time_since_epoch());
    const auto hosted = b.take_here("t1");
    ASSERT_TRUE(hosted && hosted->last_seen);
    EXPECT_NEAR(static_cast<double>(*hosted->last_seen), static_cast<double>(now.count() - 5000),
                60'000);
    EXPECT_LE(*hosted->last_seen, now.count() - 5000 + 1) << "it has been silent since then";
    const auto beat = send_heartbeat(puppet.connection(), puppet.epoch());
    ASSERT_TRUE(beat);
    EXPECT_FALSE(beat->alive) << "an epoch that was late does not come back";
    const auto appended = puppet.connection().run(
        postgresql::append_event("t1", puppet.epoch(), sample_event(1), std::nullopt));
    ASSERT_TRUE(appended);
    EXPECT_EQ(appended->number(0, 0), 0);
}

TEST_F(Hosting, AHostWhoseConnectionIsGoneIsDeadAlthoughItsHeartbeatIsNotLate) {
    Node b(address_, "b:2");
    ASSERT_TRUE(create(b.store(), sample_table("t1")));
    Puppet puppet(connect());
    puppet.set_silence(never_late);
    puppet.take("t1");
    // As long as it has its lock it is alive, however old the session is that asks.
    until([&] {
        return is_true("SELECT bool_and(backend_start < clock_timestamp() - interval '4 s')"
                       " FROM pg_stat_activity WHERE datname = current_database()"
                       " AND application_name = 'tabuleiro' AND pid <> pg_backend_pid()");
    });
    EXPECT_EQ(*b.take("t1"), Taken(HostedElsewhere{"puppet:1"}));
    puppet.connection().close();
    EXPECT_NE(b.host("t1").epoch, puppet.epoch());
}

TEST_F(Hosting, ANodeThatCannotBeReachedLosesTheTableAtMostOnceInFiveSeconds) {
    Node a(address_, "a:1");
    Node b(address_, "b:2");
    ASSERT_TRUE(create(a.store(), sample_table("t1")));
    ASSERT_TRUE(create(a.store(), sample_table("t2")));
    const Epoch epoch_of_a = a.host("t1").epoch;
    const auto taken = b.take_here("t1", Takeover::Unreachable);
    ASSERT_TRUE(taken);
    EXPECT_TRUE(taken->last_seen);
    EXPECT_TRUE(is_fenced(a.append("t1", 1, epoch_of_a)));
    EXPECT_TRUE(b.append("t1", 1, taken->epoch));
    until([&] { return !a.tables_lost().empty() || a.epochs_lost() > 0; });
    if (a.epochs_lost() == 0) {
        EXPECT_EQ(a.tables_lost(), std::vector<std::string>{"t1"});
        EXPECT_TRUE(a.take_here("t2")) << "the node itself is well";
    }
    execute("UPDATE tables SET seized = clock_timestamp() + interval '1 hour'");
    EXPECT_EQ(*a.take("t1", Takeover::Unreachable), Taken(HostedElsewhere{"b:2"}));
    execute("UPDATE tables SET seized = clock_timestamp() - interval '5 s'");
    EXPECT_TRUE(a.take_here("t1", Takeover::Unreachable));
    EXPECT_TRUE(is_true("SELECT seized > clock_timestamp() - interval '1 minute' FROM tables"
                        " WHERE id = 't1'"));
}

} // namespace
} // namespace tabuleiro::test
