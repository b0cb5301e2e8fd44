// Transactions in SQL, whichever database the store is in.
#include <gtest/gtest.h>

#include <atomic>
#include <limits>
#include <thread>

#include "store/people/policies.hpp"
#include "support/each_store.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;
using sql::Rows;
using sql::Transaction;

class SqlTest : public EachStore {};

TEST_WITH_EACH_STORE(SqlTest);

constexpr std::string_view count_policies = "SELECT count(*) FROM policies";

TEST_P(SqlTest, ValuesOfEveryTypeComeBackAsTheyWere) {
    const auto least = std::numeric_limits<std::int64_t>::min();
    const sql::Blob bytes{std::string("\0\xFF\x80", 3)};
    const std::string odd_text("Zoë '\"\n");
    write([&](Transaction& t) {
        return t.run("INSERT INTO attempts (key, tokens, at, full_at) VALUES ($1, $2, $3, $4)",
                     {bytes, -0.1, least, std::int64_t{7}});
    });
    write([&](Transaction& t) { return set_policy(t, "a", odd_text); });
    const Rows rows = read([](Transaction& t) {
        return t.run("SELECT key, tokens, at, NULL FROM attempts WHERE full_at = $1",
                     {std::int64_t{7}});
    });
    ASSERT_EQ(rows.rows(), 1);
    EXPECT_EQ(rows.bytes(0, 0), bytes);
    EXPECT_EQ(rows.real(0, 1), -0.1);
    EXPECT_EQ(rows.number(0, 2), least);
    EXPECT_TRUE(rows.is_null(0, 3));
    EXPECT_EQ(rows.text(0, 3), "");
    EXPECT_FALSE(rows.is_null(0, 2));
    EXPECT_EQ(read([](Transaction& t) { return t.run("SELECT value FROM policies"); }).text(0, 0),
              odd_text);
    EXPECT_EQ(read([](Transaction& t) { return t.run("SELECT 1 FROM people"); }).rows(), 0);
}

TEST_P(SqlTest, ABodyThatFailsLeavesNothing) {
    const auto failed = sql::write(*store_, [](Transaction& t) -> Expected<void> {
        return set_policy(t, "a", "1").and_then([]() -> Expected<void> { return fail("No."); });
    });
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().text(), "No.");
    EXPECT_EQ(read([](Transaction& t) { return t.run(count_policies); }).number(0, 0), 0);
}

TEST_P(SqlTest, AStatementThatFailedTakesEverythingBackEvenIfTheBodyPassesOverIt) {
    const auto failed = sql::write(*store_, [](Transaction& t) -> Expected<void> {
        EXPECT_TRUE(set_policy(t, "a", "1"));
        EXPECT_FALSE(t.run("SELECT 1 FROM nowhere"));
        EXPECT_FALSE(set_policy(t, "b", "1")) << "nothing more is carried out";
        return {};
    });
    EXPECT_FALSE(failed);
    EXPECT_EQ(read([](Transaction& t) { return t.run(count_policies); }).number(0, 0), 0);
    write([](Transaction& t) { return set_policy(t, "a", "1"); });
}

TEST_P(SqlTest, ABodyThatThrowsLeavesNothing) {
    const auto failed = sql::write(*store_, [](Transaction& t) -> Expected<void> {
        EXPECT_TRUE(set_policy(t, "a", "1"));
        throw std::bad_alloc();
    });
    EXPECT_FALSE(failed);
    EXPECT_EQ(read([](Transaction& t) { return t.run(count_policies); }).number(0, 0), 0);
}

TEST_P(SqlTest, AReadCannotWrite) {
    EXPECT_FALSE(sql::read(*store_, [](Transaction& t) { return set_policy(t, "a", "1"); }));
    EXPECT_EQ(read([](Transaction& t) { return t.run(count_policies); }).number(0, 0), 0);
}

TEST_P(SqlTest, WhatWasWrittenIsThereAfterReopening) {
    write([](Transaction& t) { return set_policy(t, "a", "1"); });
    open();
    EXPECT_EQ(read([](Transaction& t) { return policies(t); }).at("a"), "1");
}

TEST_P(SqlTest, WritesThatHaveComeAreCarriedOutBeforeTheEnd) {
    std::atomic<int> done = 0;
    for (int i = 0; i < 50; ++i) {
        store_->database().write<void>(
            [i](Transaction& t) { return set_policy(t, std::to_string(i), ""); },
            [&](const auto& written) { done += written ? 1 : 0; });
    }
    open();
    EXPECT_EQ(done, 50);
    EXPECT_EQ(read([](Transaction& t) { return policies(t); }).size(), 50U);
}

TEST_P(SqlTest, AStoreThatIsReadOnlyRefusesWrites) {
    auto reading = GetParam() == Database::Sqlite
                       ? open_sqlite(folder_.file("house.db"), {.access = Access::Read})
                       : open_postgresql(address_, {.access = Access::Read});
    ASSERT_TRUE(reading) << reading.error().text();
    EXPECT_FALSE(sql::write(**reading, [](Transaction& t) { return set_policy(t, "a", "1"); }));
    EXPECT_TRUE(sql::read(**reading, [](Transaction& t) { return policies(t); })->empty());
}

// What several count together is right, whoever collides with whom.
TEST_P(SqlTest, TransactionsAreAsIfEachHadRunAlone) {
    std::unique_ptr<Store> other;
    if (GetParam() == Database::Postgresql) {
        other = *open_postgresql(address_, {.node = NodeOptions{"b:1"}});
    }
    const auto count = [](Transaction& t) {
        return policies(t).and_then([&](const auto& found) {
            const int next = found.empty() ? 1 : std::stoi(found.at("count")) + 1;
            return set_policy(t, "count", std::to_string(next));
        });
    };
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([&, i] {
            for (int times = 0; times < 25; ++times) {
                const auto done = sql::write(i % 2 == 0 || !other ? *store_ : *other, count);
                EXPECT_TRUE(done) << done.error().text();
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    EXPECT_EQ(read([](Transaction& t) { return policies(t); }).at("count"), "100");
}

} // namespace
} // namespace tabuleiro::test
