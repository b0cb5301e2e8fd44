// PostgreSQL on a disk that is full: what is refused is not there, what was acknowledged stays, and
// the store works again when there is room.
#include <gtest/gtest.h>

#include "store/postgresql/postgresql_store.hpp"
#include "support/postgresql_server.hpp"
#include "support/small_disk.hpp"
#include "support/store_sample.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;

Event long_event(std::uint32_t number) {
    Event event = sample_event(number);
    event.text = std::string(200'000, static_cast<char>('a' + number % 20));
    for (std::size_t i = 0; i < event.text.size(); ++i) { // so that it cannot be compressed much
        event.text[i] = static_cast<char>(event.text[i] ^ static_cast<char>(i * i * number >> 7U));
    }
    return event;
}

TEST(PostgresqlDisk, AFullDiskRefusesAndLosesNothing) {
    const Folder place;
    const auto disk = SmallDisk::mount(place, "200");
    if (!disk) {
        GTEST_SKIP() << "this user may not mount a file system";
    }
    ::setenv("TMPDIR", place.path().c_str(), 1); // PostgreSQL goes there
    PostgresqlServer server;
    server.execute("postgres", "ALTER SYSTEM SET max_wal_size = '48MB'");
    server.execute("postgres", "ALTER SYSTEM SET min_wal_size = '32MB'");
    server.stop(SIGINT);
    server.start();
    const auto store = open_postgresql(server.new_database());
    ASSERT_TRUE(store) << store.error().text();
    ASSERT_TRUE(create(**store, sample_table("t1")));
    std::uint32_t acknowledged = 0;
    for (int times = 0; times < 3; ++times) {
        disk->fill();
        Expected<void> done;
        while ((done = append(**store, "t1", long_event(acknowledged + 1)))) {
            ++acknowledged;
        }
        EXPECT_FALSE(done.error().text().empty());
        disk->make_room();
        server.start(); // where PostgreSQL has given up
        while (!(done = append(**store, "t1", long_event(acknowledged + 1)))) {
            ASSERT_EQ(done.error().text().find("not the next"), std::string::npos)
                << "what was refused had been stored";
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        ++acknowledged;
        const auto log = load(**store, "t1");
        ASSERT_TRUE(log && *log);
        ASSERT_EQ((*log)->events.size(), acknowledged);
        for (std::uint32_t number = 1; number <= acknowledged; ++number) {
            ASSERT_EQ((*log)->events[number - 1], long_event(number));
        }
    }
}

} // namespace
} // namespace tabuleiro::test
