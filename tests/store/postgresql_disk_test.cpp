// PostgreSQL on a disk that is full: what is refused is not there, what was acknowledged stays, and
// the store works again when there is room.
#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "store/postgresql/postgresql_store.hpp"
#include "support/postgresql_server.hpp"
#include "support/small_disk.hpp"
#include "support/store_sample.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;

Event long_event(std::uint32_t number) {
    Event event = sample_event(number);
    event.text = std::string(100'000, static_cast<char>('a' + number % 20));
    for (std::size_t i = 0; i < event.text.size(); ++i) { // so that it cannot be compressed much
        event.text[i] = static_cast<char>(event.text[i] ^ static_cast<char>(i * i * number >> 7U));
    }
    return event;
}

TEST(PostgresqlDisk, AFullDiskRefusesAndLosesNothing) {
    const Folder place;
    const auto disk = SmallDisk::mount(place, "300");
    if (!disk) {
        GTEST_SKIP() << "this user may not mount a file system";
    }
    ::setenv("TMPDIR", place.path().c_str(), 1); // PostgreSQL goes there
    PostgresqlServer server;
    ::unsetenv("TMPDIR");
    server.execute("postgres", "ALTER SYSTEM SET max_wal_size = '48MB'");
    server.execute("postgres", "ALTER SYSTEM SET min_wal_size = '32MB'");
    server.stop(SIGINT);
    server.start();
    const auto store = open_postgresql(server.new_database());
    ASSERT_TRUE(store) << store.error().text();
    ASSERT_TRUE(create(**store, sample_table("t1")));
    std::atomic<std::uint32_t> acknowledged = 0;
    std::atomic<int> refused = 0;
    std::atomic<bool> ending = false;
    std::thread player([&] {
        while (!ending) {
            if (append(**store, "t1", long_event(acknowledged + 1))) {
                ++acknowledged;
            } else {
                ++refused;
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
            }
        }
    });
    const auto until = [](const auto& condition) {
        while (!condition()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
    };
    // If there is no room for PostgreSQL's own log it ends itself.
    for (const std::uintmax_t megabytes_left : {0, 4, 24}) {
        const int refused_before = refused;
        disk->fill(megabytes_left);
        until([&] { return refused > refused_before || !server.connect("postgres"); });
        disk->make_room();
        server.start();
        const std::uint32_t acknowledged_before = acknowledged;
        until([&] { return acknowledged > acknowledged_before + 1; });
    }
    ending = true;
    player.join();
    const auto log = load(**store, "t1");
    ASSERT_TRUE(log && *log);
    ASSERT_EQ((*log)->events.size(), acknowledged) << "what was refused is not there";
    for (std::uint32_t number = 1; number <= acknowledged; ++number) {
        ASSERT_EQ((*log)->events[number - 1], long_event(number));
    }
    EXPECT_GT(refused, 0);
}

} // namespace
} // namespace tabuleiro::test
