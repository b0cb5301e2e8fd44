// Nodes of a house whose database restarts, crashes, or cannot be reached.
#include <atomic>
#include <csignal>

#include "support/house_nodes.hpp"
#include "support/socket_proxy.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;

TEST_F(Hosting, AFreeLockCountsOnceTheServerHasBeenThereForThreeSeconds) {
    Node b(address_, "b:2");
    ASSERT_TRUE(create(b.store(), sample_table("t1")));
    ASSERT_TRUE(create(b.store(), sample_table("own")));
    b.host("own");
    Puppet puppet(connect());
    puppet.set_silence(never_late);
    puppet.take("t1");
    const auto start = std::chrono::steady_clock::now();
    nodes_server().stop(SIGQUIT);
    nodes_server().start();
    b.host("t1");
    EXPECT_GE(std::chrono::steady_clock::now() - start, std::chrono::seconds(3));
    EXPECT_TRUE(b.append("own", 1, b.host("own").epoch));
}

// When one of its processes dies, PostgreSQL ends all others and begins anew, although it is not
// restarted.
TEST_F(Hosting, AFreeLockDoesNotCountWhenTheServerHasJustCrashed) {
    Node b(address_, "b:2");
    ASSERT_TRUE(create(b.store(), sample_table("t1")));
    Puppet puppet(connect());
    puppet.set_silence(never_late);
    puppet.take("t1");
    const auto start = std::chrono::steady_clock::now();
    ASSERT_EQ(::kill(puppet.connection().session().backend, SIGKILL), 0);
    b.host("t1");
    EXPECT_GE(std::chrono::steady_clock::now() - start, std::chrono::seconds(3));
}

TEST_F(Hosting, AnEpochOutlivesTheConnectionThatHadItsLock) {
    Node a(address_, "a:1");
    ASSERT_TRUE(create(a.store(), sample_table("t1")));
    auto observer = connect();
    bool outlived = false;
    for (int attempt = 0; attempt < 5 && !outlived; ++attempt) { // the machine may be slow
        const Epoch epoch = a.host("t1").epoch;
        const auto holder = [&]() -> std::int64_t {
            const auto found = observer.run({"SELECT pid FROM pg_locks WHERE locktype = 'advisory'"
                                             " AND objid::bigint = $1::bigint AND objsubid = 2"
                                             " AND classid = 1415668342",
                                             postgresql::Parameters().add(epoch)});
            return found && found->rows() == 1 ? found->number(0, 0) : 0;
        };
        const std::int64_t before = holder();
        ASSERT_NE(before, 0);
        ASSERT_TRUE(observer.run({"SELECT pg_terminate_backend($1::bigint::integer)",
                                  postgresql::Parameters().add(before)}));
        const int lost = a.epochs_lost();
        until([&] { return a.epochs_lost() > lost || (holder() != 0 && holder() != before); });
        outlived = a.store().hosts(epoch) && a.append("t1", 1, epoch).has_value();
    }
    EXPECT_TRUE(outlived);
}

// Nodes whose connections go through a proxy.
class HostingFaults : public Hosting {
  protected:
    void SetUp() override {
        Hosting::SetUp();
        proxy_.emplace(folder_.path().string(), address_.substr(address_.find("host=") + 5));
        through_proxy_ = "postgresql://house@/" + name_ + "?host=" + folder_.path().string();
    }

    Folder folder_;
    std::string through_proxy_;
    std::optional<SocketProxy> proxy_;
};

TEST_F(HostingFaults, ANodeThatCannotShowThatItLivesLosesItsEpochAndGetsAnother) {
    Node a(through_proxy_, "a:1");
    Node b(address_, "b:2");
    ASSERT_TRUE(create(b.store(), sample_table("t1")));
    const Epoch epoch = a.host("t1").epoch;
    ASSERT_TRUE(a.append("t1", 1, epoch));
    proxy_->arm(Fault::Silence);
    until([&] { return a.epochs_lost() > 0; });
    EXPECT_FALSE(a.store().hosts(epoch));
    EXPECT_TRUE(is_fenced(a.append("t1", 2, epoch))) << "it does not even try";
    const HostedHere hosted = b.host("t1");
    EXPECT_TRUE(hosted.last_seen);
    EXPECT_TRUE(b.append("t1", 2, hosted.epoch));
    proxy_->arm(Fault::None);
    ASSERT_TRUE(create(b.store(), sample_table("t2")));
    const Epoch next = a.host("t2").epoch;
    EXPECT_GT(next, epoch);
    EXPECT_FALSE(a.store().hosts(epoch));
    EXPECT_EQ((*load(b.store(), "t1"))->events.size(), 2U);
}

TEST_F(HostingFaults, WhatBecameOfALostTransactionIsReadWhileOthersWrite) {
    Node a(through_proxy_, "a:1");
    Node b(address_, "b:2");
    ASSERT_TRUE(create(b.store(), sample_table("b")));
    std::atomic<bool> ending = false;
    std::thread busy([&] {
        for (std::uint32_t number = 1; !ending; ++number) {
            HostedHere hosted = b.host("b");
            while (!b.append("b", number, hosted.epoch)) {
                hosted = b.host("b");
            }
        }
    });
    for (int i = 0; i < 12; ++i) {
        const std::string table = "t" + std::to_string(i);
        until([&] { return create(a.store(), sample_table(table)).has_value(); });
        proxy_->arm(i % 2 == 0 ? Fault::LoseAnswer : Fault::LoseRequest);
        HostedHere hosted = a.host(table);
        proxy_->arm(i % 2 == 0 ? Fault::LoseAnswer : Fault::LoseRequest);
        // It is refused if the node has lost its epoch, and only then.
        for (Expected<void> done = a.append(table, 1, hosted.epoch); !done;
             done = a.append(table, 1, hosted.epoch)) {
            ASSERT_TRUE(is_fenced(done)) << done.error().text();
            hosted = a.host(table);
        }
        EXPECT_EQ((*load(b.store(), table))->events.size(), 1U);
    }
    ending = true;
    busy.join();
}

} // namespace
} // namespace tabuleiro::test
