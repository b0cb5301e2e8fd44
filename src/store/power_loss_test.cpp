// The power goes at any moment; what was acknowledged is there afterwards.
#include <gtest/gtest.h>

#include <atomic>

#include "store/sqlite.hpp"
#include "support/faulty_vfs.hpp"
#include "support/store_sample.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;

constexpr int table_count = 4;

std::string id_of(int table) {
    return "table-" + std::to_string(table);
}

Event event_of(int table, std::uint32_t number) {
    Event event = sample_event(number);
    event.text = id_of(table) + std::string(number % 97, 'x');
    return event;
}

// What a client knows to be written; it goes on where it stopped.
struct Known {
    std::array<std::atomic<std::uint32_t>, table_count> acknowledged{};
};

// Each table gets its next event as soon as the one before was acknowledged, until something fails.
// So the tables' events share transactions as they do when games are played.
class Players {
  public:
    Players(Store& store, Known& known) : store_(store), known_(known) {}

    void play(std::uint32_t events) {
        for (int table = 0; table < table_count; ++table) {
            next(table, known_.acknowledged[static_cast<std::size_t>(table)] + events);
        }
    }

  private:
    void next(int table, std::uint32_t last) {
        auto& acknowledged = known_.acknowledged[static_cast<std::size_t>(table)];
        const std::uint32_t number = acknowledged + 1;
        if (number > last) {
            return;
        }
        store_.append(id_of(table), 0, event_of(table, number), std::nullopt,
                      [this, table, last, number, &acknowledged](const auto& done) {
                          if (done) {
                              acknowledged = number;
                              next(table, last);
                          }
                      });
    }

    Store& store_;
    Known& known_;
};

// Everything acknowledged is there, once and as it was; what is there beyond it was asked for.
void expect_nothing_lost(Store& store, Known& known) {
    for (int table = 0; table < table_count; ++table) {
        auto& acknowledged = known.acknowledged[static_cast<std::size_t>(table)];
        const auto log = load(store, id_of(table));
        ASSERT_TRUE(log) << log.error().text();
        if (!*log) {
            ASSERT_EQ(acknowledged, 0U) << "the table itself is lost";
            continue;
        }
        const auto& events = (*log)->events;
        ASSERT_GE(events.size(), acknowledged) << id_of(table);
        ASSERT_LE(events.size(), acknowledged + 1) << id_of(table);
        for (std::size_t i = 0; i < events.size(); ++i) {
            ASSERT_EQ(events[i], event_of(table, static_cast<std::uint32_t>(i + 1)));
        }
        acknowledged = static_cast<std::uint32_t>(events.size());
    }
}

// `life` runs with the disk, which loses its power after so many operations.
template <class Life>
void live_and_lose_power(const std::string& path, const std::filesystem::path& next_folder,
                         std::int64_t operations, Rng& rng, Life life) {
    FaultyVfs disk;
    disk.plan(FaultyVfs::Fault::PowerLoss, operations);
    life(path);
    disk.disk_after_power_loss(next_folder, rng);
}

TEST(PowerLoss, NoAcknowledgedEntryIsLost) {
    Rng rng(8);
    std::uint32_t events_kept = 0;
    for (int chain = 0; chain < 60; ++chain) {
        // Each crash leaves the disk for the next life, which may crash in the recovery.
        auto folder = std::make_unique<Folder>();
        Known known;
        for (int crash = 0; crash < 10; ++crash) {
            auto next_folder = std::make_unique<Folder>();
            // Small at times: in the making of the file, or in the recovery from the last crash.
            const auto operations =
                static_cast<std::int64_t>(rng.below((chain + crash) % 3 == 0 ? 30 : 400));
            live_and_lose_power(
                folder->file("house.db"), next_folder->path(), operations, rng,
                [&](const std::string& path) {
                    auto store =
                        open_sqlite(path, {.checkpoint_pages = 20, .vfs = FaultyVfs::name});
                    if (!store) {
                        return;
                    }
                    expect_nothing_lost(**store, known);
                    for (int table = 0; table < table_count; ++table) {
                        static_cast<void>(create(**store, sample_table(id_of(table))));
                    }
                    Players players(**store, known);
                    players.play(40);
                    store->reset(); // waits for the players
                });
            folder = std::move(next_folder);
            auto store = open_sqlite(folder->file("house.db"));
            ASSERT_TRUE(store) << store.error().text();
            ASSERT_NO_FATAL_FAILURE(expect_nothing_lost(**store, known))
                << "chain " << chain << ", crash " << crash;
        }
        for (const auto& acknowledged : known.acknowledged) {
            events_kept += acknowledged;
        }
    }
    EXPECT_GT(events_kept, 5000U) << "the lives were too short to show anything";
}

// The disk of these tests does lose what is not synchronised: a store that did not care would fail.
TEST(PowerLoss, TheTestNoticesAStoreThatDoesNotSynchronise) {
    Rng rng(9);
    int lost = 0;
    for (int crash = 0; crash < 50; ++crash) {
        const Folder folder;
        const Folder next_folder;
        int written = 0;
        live_and_lose_power(
            folder.file("house.db"), next_folder.path(), 20 + static_cast<int>(rng.below(200)), rng,
            [&](const std::string& path) {
                auto file = Connection::open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE,
                                             FaultyVfs::name);
                ASSERT_TRUE(file);
                bool works = file->execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;"
                                           "CREATE TABLE entries (number INTEGER)")
                                 .has_value();
                while (works) {
                    works = file->run("INSERT INTO entries VALUES (1)").has_value();
                    written += works ? 1 : 0;
                }
            });
        std::int64_t found = 0;
        auto file = Connection::open(next_folder.file("house.db"),
                                     SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, "");
        const auto counted = file->select("SELECT count(*) FROM entries",
                                          [&](const Row& row) { found = row.number(0); });
        lost += !counted || found < written ? 1 : 0;
    }
    EXPECT_GT(lost, 25);
}

} // namespace
} // namespace tabuleiro::test
