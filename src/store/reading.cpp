#include "store/reading.hpp"

#include <algorithm>
#include <limits>

namespace tabuleiro::store {
namespace {

// The columns of a table in every statement below, in this order.
#define TABLE_COLUMNS                                                                              \
    "t.id, t.game, t.settings, t.created, t.ended, t.winner, t.ending, t.rule, t.key"

std::optional<Player> player_in(const Row& row, int column) {
    if (row.is_null(column)) {
        return std::nullopt;
    }
    return row.number(column) == 0 ? Player::First : Player::Second;
}

std::optional<TokenHash> hash_in(const Row& row, int column) {
    const std::string bytes = row.text(column);
    if (bytes.size() != TokenHash{}.size()) {
        return std::nullopt;
    }
    TokenHash hash{};
    std::copy(bytes.begin(), bytes.end(), hash.begin());
    return hash;
}

Table table_in(const Row& row) {
    return {row.text(0), row.text(1), row.text(2), row.number(3), {}};
}

std::optional<Finish> finish_in(const Row& row) {
    if (row.is_null(4)) {
        return std::nullopt;
    }
    return Finish{player_in(row, 5), row.text(6), row.text(7), row.number(4)};
}

std::int64_t sql_limit(std::size_t limit) {
    constexpr auto most = static_cast<std::size_t>(std::numeric_limits<std::int64_t>::max());
    return static_cast<std::int64_t>(std::min(limit, most));
}

Expected<void> read_seats(Connection& connection, std::int64_t key, ByPlayer<Seat>& seats) {
    return connection.select(
        "SELECT player, kind, name, level, secret, invitation, person FROM seats"
        " WHERE table_key = ?",
        [&](const Row& row) {
            seats[*player_in(row, 0)] = {row.text(1),     row.text(2),     row.text(3),
                                         hash_in(row, 4), hash_in(row, 5), row.text(6)};
        },
        key);
}

// Those at which an owner has a seat, by the column that says whose it is.
#define UNFINISHED_TABLES(OWNER)                                                                   \
    "SELECT " TABLE_COLUMNS                                                                        \
    ", (SELECT count(*) FROM events e WHERE e.table_key = t.key), s.touched"                       \
    " FROM (SELECT DISTINCT touched, table_key FROM seats"                                         \
    " WHERE " OWNER " = ? AND touched IS NOT NULL"                                                 \
    " ORDER BY touched DESC, table_key DESC LIMIT ?) s"                                            \
    " JOIN tables t ON t.key = s.table_key"                                                        \
    " ORDER BY s.touched DESC, s.table_key DESC"

template <class Owner>
Expected<std::vector<TableSummary>> read_unfinished(Connection& connection,
                                                    std::string_view statement, const Owner& owner,
                                                    std::size_t limit) {
    std::vector<TableSummary> lines;
    std::vector<std::int64_t> keys;
    auto done = connection.select(
        statement,
        [&](const Row& row) {
            Table table = table_in(row);
            lines.push_back({std::move(table), static_cast<std::uint32_t>(row.number(9)),
                             row.number(10), finish_in(row)});
            keys.push_back(row.number(8));
        },
        owner, sql_limit(limit));
    for (std::size_t i = 0; done && i < lines.size(); ++i) {
        done = read_seats(connection, keys[i], lines[i].table.seats);
    }
    if (!done) {
        return tl::unexpected(done.error());
    }
    return lines;
}

} // namespace

Expected<std::optional<TableLog>> read_log(Connection& connection, std::string_view table) {
    std::optional<TableLog> log;
    std::int64_t key = 0;
    auto done = connection.select(
        "SELECT " TABLE_COLUMNS ", t.deadline FROM tables t WHERE id = ?",
        [&](const Row& row) {
            log = TableLog{table_in(row),
                           {},
                           finish_in(row),
                           row.is_null(9) ? std::nullopt : std::optional(row.number(9))};
            key = row.number(8);
        },
        table);
    if (done && log) {
        done = read_seats(connection, key, log->table.seats);
    }
    if (done && log) {
        done = connection.select(
            "SELECT number, at, seat, kind, text, command_id FROM events WHERE table_key = ?"
            " ORDER BY number",
            [&](const Row& row) {
                log->events.push_back({static_cast<std::uint32_t>(row.number(0)), row.number(1),
                                       player_in(row, 2), row.text(3), row.text(4), row.text(5)});
            },
            key);
    }
    if (!done) {
        return tl::unexpected(done.error());
    }
    return log;
}

Expected<std::vector<TableLog>> read_logs(Connection& connection,
                                          const std::vector<std::string>& tables) {
    std::vector<TableLog> logs;
    for (const std::string& table : tables) {
        auto log = read_log(connection, table);
        if (!log) {
            return tl::unexpected(log.error());
        }
        if (*log) {
            logs.push_back(**std::move(log));
        }
    }
    return logs;
}

Expected<std::vector<std::string>> read_ids(Connection& connection) {
    std::vector<std::string> ids;
    const auto done = connection.select("SELECT id FROM tables ORDER BY created, id",
                                        [&](const Row& row) { ids.push_back(row.text(0)); });
    if (!done) {
        return tl::unexpected(done.error());
    }
    return ids;
}

Expected<std::vector<TableSummary>> read_unfinished_of(Connection& connection,
                                                       const TokenHash& secret, std::size_t limit) {
    return read_unfinished(connection, UNFINISHED_TABLES("secret"), Bytes(secret), limit);
}

Expected<std::vector<TableSummary>>
read_unfinished_of(Connection& connection, const std::string& person, std::size_t limit) {
    return read_unfinished(connection, UNFINISHED_TABLES("person"), person, limit);
}

Expected<bool> read_has_table(Connection& connection, std::string_view table) {
    bool there = false;
    const auto done = connection.select(
        "SELECT 1 FROM tables WHERE id = ?", [&](const Row&) { there = true; }, table);
    return done.map([&] { return there; });
}

Expected<bool> read_knows_secret(Connection& connection, const TokenHash& secret) {
    bool known = false;
    const auto done = connection.select(
        "SELECT 1 FROM seats WHERE secret = ? LIMIT 1", [&](const Row&) { known = true; },
        Bytes(secret));
    return done.map([&] { return known; });
}

Expected<std::vector<Standing>> read_standings(Connection& connection, std::size_t limit) {
    std::vector<Standing> standings;
    const auto done = connection.select(
        "SELECT name, game, level, victories, draws, defeats FROM"
        " (SELECT * FROM standings ORDER BY games DESC LIMIT ?) ORDER BY name, game, level",
        [&](const Row& row) {
            standings.push_back({row.text(0), row.text(1), row.text(2),
                                 static_cast<std::uint64_t>(row.number(3)),
                                 static_cast<std::uint64_t>(row.number(4)),
                                 static_cast<std::uint64_t>(row.number(5))});
        },
        sql_limit(limit));
    if (!done) {
        return tl::unexpected(done.error());
    }
    return standings;
}

} // namespace tabuleiro::store
