// A test that is carried out with a store in SQLite and with one in PostgreSQL.
#pragma once

#include <gtest/gtest.h>

#include <memory>

#include "store/postgresql/postgresql_store.hpp"
#include "store/sql/blocking.hpp"
#include "support/postgresql_server.hpp"
#include "support/store_sample.hpp"

namespace tabuleiro::test {

enum class Database : std::uint8_t { Sqlite, Postgresql };

class EachStore : public testing::TestWithParam<Database> {
  protected:
    void SetUp() override {
        if (GetParam() == Database::Postgresql) {
            static PostgresqlServer server;
            address_ = server.new_database();
        }
        open();
    }

    void open() {
        store_.reset();
        auto opened = GetParam() == Database::Sqlite
                          ? store::open_sqlite(folder_.file("house.db"))
                          : store::open_postgresql(address_, {.node = store::NodeOptions{"a:1"}});
        ASSERT_TRUE(opened) << opened.error().text();
        store_ = *std::move(opened);
    }

    store::TableLog log_of(const std::string& id) {
        auto log = load(*store_, id);
        EXPECT_TRUE(log && *log) << id;
        return **log;
    }

    // What the body answers; throws if it fails.
    template <class Body>
    auto read(Body body) {
        return answer_of(store::sql::read(*store_, body));
    }
    template <class Body>
    auto write(Body body) {
        return answer_of(store::sql::write(*store_, body));
    }

    Folder folder_;
    std::string address_;
    std::unique_ptr<store::Store> store_;

  private:
    template <class Answer>
    static Answer answer_of(Expected<Answer> answer) {
        if (!answer) {
            throw std::runtime_error(answer.error().text());
        }
        if constexpr (!std::is_void_v<Answer>) {
            return *std::move(answer);
        }
    }
};

// With both, as tests of the class SUITE, which is an EachStore.
#define TEST_WITH_EACH_STORE(SUITE)                                                                \
    INSTANTIATE_TEST_SUITE_P(Sqlite, SUITE, testing::Values(Database::Sqlite));                    \
    INSTANTIATE_TEST_SUITE_P(Postgresql, SUITE, testing::Values(Database::Postgresql))

} // namespace tabuleiro::test
