// A disk that is full or broken for a while: the move is refused with a clear sentence, nothing
// acknowledged is lost, nothing refused is kept, and when the disk works again so does the store.
#include <gtest/gtest.h>

#include "support/faulty_vfs.hpp"
#include "support/store_sample.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;
using Fault = FaultyVfs::Fault;

struct Case {
    Fault fault;
    std::string sentence; // a part of it
};

class DiskFault : public testing::TestWithParam<Case> {};

TEST_P(DiskFault, IsSaidAndLosesNothing) {
    Rng rng(11);
    int refusals = 0;
    for (int round = 0; round < 100; ++round) {
        const Folder folder;
        FaultyVfs disk;
        auto opened =
            open_sqlite(folder.file("house.db"), {.checkpoint_pages = 20, .vfs = FaultyVfs::name});
        ASSERT_TRUE(opened);
        Store& store = **opened;
        ASSERT_TRUE(create(store, sample_table("t1")));
        std::uint32_t acknowledged = 0;
        for (int times = 0; times < 5; ++times) {
            disk.plan(GetParam().fault, static_cast<std::int64_t>(rng.below(60)));
            for (int i = 0; i < 30; ++i) {
                const auto done = append(store, "t1", sample_event(acknowledged + 1));
                if (done) {
                    ++acknowledged;
                    continue;
                }
                ++refusals;
                EXPECT_NE(done.error().text().find(GetParam().sentence), std::string::npos)
                    << done.error().text();
                // Reading goes on, and knows nothing of what was refused.
                const auto log = load(store, "t1");
                ASSERT_TRUE(log && *log);
                ASSERT_EQ((*log)->events.size(), acknowledged);
            }
            disk.heal();
            const auto healed = append(store, "t1", sample_event(acknowledged + 1));
            ASSERT_TRUE(healed) << healed.error().text();
            ++acknowledged;
        }
        opened->reset();
        auto again = open_sqlite(folder.file("house.db"));
        ASSERT_TRUE(again) << again.error().text();
        const auto log = load(**again, "t1");
        ASSERT_TRUE(log && *log);
        ASSERT_EQ((*log)->events.size(), acknowledged);
        for (std::uint32_t i = 0; i < acknowledged; ++i) {
            ASSERT_EQ((*log)->events[i], sample_event(i + 1));
        }
    }
    EXPECT_GT(refusals, 1000);
}

INSTANTIATE_TEST_SUITE_P(Kinds, DiskFault,
                         testing::Values(Case{Fault::DiskFull, "The disk is full"},
                                         Case{Fault::SyncFails, "could not be read or written"},
                                         Case{Fault::WriteFails, "could not be read or written"}),
                         [](const auto& parameters) {
                             return parameters.param.fault == Fault::DiskFull    ? "DiskFull"
                                    : parameters.param.fault == Fault::SyncFails ? "SyncFails"
                                                                                 : "WriteFails";
                         });

// The power goes while the disk is out of order: what was acknowledged before is still there.
TEST(DiskFaultAndPowerLoss, NoAcknowledgedEntryIsLost) {
    Rng rng(12);
    for (int round = 0; round < 100; ++round) {
        const Folder folder;
        const Folder next_folder;
        std::uint32_t acknowledged = 0;
        std::uint32_t asked = 0;
        {
            FaultyVfs disk;
            {
                auto opened = open_sqlite(folder.file("house.db"),
                                          {.checkpoint_pages = 20, .vfs = FaultyVfs::name});
                ASSERT_TRUE(opened);
                ASSERT_TRUE(create(**opened, sample_table("t1")));
                disk.plan(Fault::SyncFails, static_cast<std::int64_t>(rng.below(100)));
                for (int i = 0; i < 40; ++i) {
                    asked = acknowledged + 1;
                    acknowledged += append(**opened, "t1", sample_event(asked)) ? 1 : 0;
                }
                disk.plan(Fault::PowerLoss, 0);
            }
            disk.disk_after_power_loss(next_folder.path(), rng);
        }
        auto again = open_sqlite(next_folder.file("house.db"));
        ASSERT_TRUE(again) << again.error().text();
        const auto log = load(**again, "t1");
        ASSERT_TRUE(log) << log.error().text();
        ASSERT_TRUE(*log) << "round " << round << ", acknowledged " << acknowledged;
        EXPECT_GE((*log)->events.size(), acknowledged);
        EXPECT_LE((*log)->events.size(), asked);
    }
}

TEST(GroupCommit, EntriesThatArriveTogetherShareASync) {
    const Folder folder;
    FaultyVfs disk;
    auto opened = open_sqlite(folder.file("house.db"), {.vfs = FaultyVfs::name});
    ASSERT_TRUE(opened);
    ASSERT_TRUE(create(**opened, sample_table("t1")));
    const std::int64_t before = disk.syncs();
    // While the first answer is held, everything else arrives.
    std::promise<void> all_have_arrived;
    std::promise<void> first_is_written;
    (*opened)->append("t1", 0, sample_event(1), std::nullopt, [&](const auto&) {
        first_is_written.set_value();
        all_have_arrived.get_future().wait();
    });
    first_is_written.get_future().wait();
    std::promise<void> last;
    for (std::uint32_t number = 2; number <= 101; ++number) {
        (*opened)->append("t1", 0, sample_event(number), std::nullopt,
                          [&, number](const auto& done) {
                              EXPECT_TRUE(done);
                              if (number == 101) {
                                  last.set_value();
                              }
                          });
    }
    all_have_arrived.set_value();
    last.get_future().wait();
    EXPECT_LE(disk.syncs() - before, 2 + 1) << "one each; and the head of a new log";
}

} // namespace
} // namespace tabuleiro::test
