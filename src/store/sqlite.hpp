// A thin hand on SQLite: statements with values, rows with columns, and errors as sentences.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

#include "core/error.hpp"
#include "store/sql/value.hpp"

namespace tabuleiro::store {

using Bytes = std::span<const std::uint8_t>;

// The present row of a statement; its columns are counted from 0.
class Row {
  public:
    explicit Row(sqlite3_stmt* statement) : statement_(statement) {}

    bool is_null(int column) const {
        return sqlite3_column_type(statement_, column) == SQLITE_NULL;
    }
    int columns() const { return sqlite3_column_count(statement_); }
    std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }
    // Any bytes, also those that are no text.
    std::string text(int column) const;
    sql::Value value(int column) const;

  private:
    sqlite3_stmt* statement_;
};

// One connection; used by one thread at a time. The texts of statements are literals, so each is
// prepared once.
class Connection {
  public:
    // flags: SQLITE_OPEN_...; vfs: empty for the operating system's.
    [[nodiscard]] static Expected<Connection> open(const std::string& path, int flags,
                                                   const std::string& vfs) {
        return open_as(path, path, flags, vfs);
    }
    // place: the path, or one of SQLite's URIs for it.
    [[nodiscard]] static Expected<Connection>
    open_as(const std::string& place, const std::string& path, int flags, const std::string& vfs);

    const std::string& path() const { return path_; }
    // For what has no statement.
    sqlite3* handle() const { return database_.get(); }
    // How many rows the last statement changed.
    int changes() const { return sqlite3_changes(database_.get()); }
    bool in_transaction() const { return sqlite3_get_autocommit(database_.get()) == 0; }

    // Runs a statement with values for its question marks; rows, if any, are passed over.
    template <class... Values>
    [[nodiscard]] Expected<void> run(std::string_view sql, const Values&... values) {
        return select(
            sql, [](const Row&) {}, values...);
    }

    // Calls visit(row) for each row.
    template <class Visit, class... Values>
    [[nodiscard]] Expected<void> select(std::string_view sql, Visit visit,
                                        const Values&... values) {
        sqlite3_stmt* statement = prepared(sql);
        if (statement == nullptr) {
            return failure();
        }
        int index = 0;
        int code = SQLITE_OK;
        ((code = code == SQLITE_OK ? bind(statement, ++index, values) : code), ...);
        return step(statement, code, visit);
    }

    // The same with values whose types are known at run time.
    template <class Visit>
    [[nodiscard]] Expected<void> select_with(std::string_view sql, Visit visit,
                                             std::span<const sql::Value> values) {
        sqlite3_stmt* statement = prepared(sql);
        if (statement == nullptr) {
            return failure();
        }
        int index = 0;
        int code = SQLITE_OK;
        for (const sql::Value& value : values) {
            code = code == SQLITE_OK ? bind_value(statement, ++index, value) : code;
        }
        return step(statement, code, visit);
    }

    // Several statements without values.
    [[nodiscard]] Expected<void> execute(const char* sql);

    // What went wrong last, as a sentence.
    tl::unexpected<Error> failure() const;

  private:
    struct Close {
        void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
    };
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };

    Connection(sqlite3* database, std::string path) : database_(database), path_(std::move(path)) {}

    sqlite3_stmt* prepared(std::string_view sql);

    // Carries out a statement; code: whether its values could be bound.
    template <class Visit>
    Expected<void> step(sqlite3_stmt* statement, int code, Visit& visit) {
        while (code == SQLITE_OK || code == SQLITE_ROW) {
            code = sqlite3_step(statement);
            if (code == SQLITE_ROW) {
                visit(Row(statement));
            }
        }
        Expected<void> answer;
        if (code != SQLITE_DONE) {
            answer = failure();
        }
        sqlite3_reset(statement);
        sqlite3_clear_bindings(statement);
        return answer;
    }

    static int bind(sqlite3_stmt* statement, int index, std::int64_t value);
    static int bind(sqlite3_stmt* statement, int index, std::string_view value);
    static int bind(sqlite3_stmt* statement, int index, Bytes value);
    static int bind_value(sqlite3_stmt* statement, int index, const sql::Value& value);
    template <class Value>
    static int bind(sqlite3_stmt* statement, int index, const std::optional<Value>& value) {
        return value ? bind(statement, index, *value) : sqlite3_bind_null(statement, index);
    }

    std::unique_ptr<sqlite3, Close> database_;
    std::string path_;
    // Finalised before the connection is closed.
    std::unordered_map<std::string_view, std::unique_ptr<sqlite3_stmt, Finalize>> statements_;
};

} // namespace tabuleiro::store
