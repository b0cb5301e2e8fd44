// A program that writes to a store is killed again and again; everything that it had acknowledged
// is there afterwards.
#include <gtest/gtest.h>

#include <functional>
#include <map>

#include "core/rng.hpp"
#include "core/text.hpp"
#include "store/postgresql/postgresql_store.hpp"
#include "support/child.hpp"
#include "support/postgresql_server.hpp"
#include "support/store_sample.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;

// read: opens the store while nobody writes to it.
void kill_and_read(const std::string& store_name, int kills,
                   const std::function<Expected<std::unique_ptr<Store>>()>& read) {
    Rng rng(100);
    std::map<std::string, std::uint32_t> acknowledged;
    const auto hear = [&](const std::string& line) {
        const auto parts = words(line);
        ASSERT_EQ(parts.size(), 2U) << line;
        const auto number = parse_number<std::uint32_t>(parts[1]);
        ASSERT_TRUE(number) << line;
        acknowledged[std::string(parts[0])] = *number;
    };
    for (int kill = 0; kill < kills; ++kill) {
        Child writer({STORE_WRITER, store_name});
        for (std::uint64_t lines = 1 + rng.below(150); lines > 0; --lines) {
            ASSERT_NO_FATAL_FAILURE(hear(writer.line()));
        }
        writer.end(SIGKILL);
        // What it printed before it died is true as well; only the last line may be incomplete.
        for (std::string line = writer.line(); line.ends_with('\n'); line = writer.line()) {
            ASSERT_NO_FATAL_FAILURE(hear(line));
        }
        auto store = read();
        ASSERT_TRUE(store) << store.error().text();
        for (const auto& [table, number] : acknowledged) {
            const auto log = load(**store, table);
            ASSERT_TRUE(log && *log);
            const auto& events = (*log)->events;
            ASSERT_GE(events.size(), number) << table << " after kill " << kill;
            for (std::size_t i = 0; i < events.size(); ++i) {
                ASSERT_EQ(events[i], sample_event(static_cast<std::uint32_t>(i + 1)));
            }
        }
    }
    EXPECT_EQ(acknowledged.size(), 8U);
}

TEST(Kill, AHundredKillsLoseNoAcknowledgedEventInSqlite) {
    const Folder folder;
    const std::string path = folder.file("house.db");
    kill_and_read(path, 100, [&] { return open_sqlite(path, {.access = Access::Read}); });
}

TEST(Kill, TwentyKillsLoseNoAcknowledgedEventInPostgresql) {
    PostgresqlServer server;
    const std::string address = server.new_database();
    kill_and_read(address, 20, [&] { return open_postgresql(address, {.access = Access::Read}); });
}

} // namespace
} // namespace tabuleiro::test
