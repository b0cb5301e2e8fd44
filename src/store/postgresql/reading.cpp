#include "store/postgresql/reading.hpp"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace tabuleiro::store::postgresql {
namespace {

// A table with its two seats: the columns of both statements below, in this order.
#define SELECT_TABLES                                                                              \
    "SELECT t.id, t.game, t.settings, t.created, t.ended, t.winner, t.ending, t.rule,"             \
    " a.kind, a.name, a.level, a.secret, a.invitation, a.person,"                                  \
    " b.kind, b.name, b.level, b.secret, b.invitation, b.person, t.last, t.touched, t.deadline"    \
    " FROM tables t JOIN seats a ON a.table_key = t.key AND a.player = 0"                          \
    " JOIN seats b ON b.table_key = t.key AND b.player = 1 "

std::optional<Player> player_in(const Result& result, int row, int column) {
    if (result.is_null(row, column)) {
        return std::nullopt;
    }
    return result.number(row, column) == 0 ? Player::First : Player::Second;
}

std::optional<TokenHash> hash_in(const Result& result, int row, int column) {
    const std::string bytes = result.text(row, column);
    if (bytes.size() != TokenHash{}.size()) {
        return std::nullopt;
    }
    TokenHash hash{};
    std::copy(bytes.begin(), bytes.end(), hash.begin());
    return hash;
}

// From this column on.
Seat seat_in(const Result& result, int row, int column) {
    return {result.text(row, column),         result.text(row, column + 1),
            result.text(row, column + 2),     hash_in(result, row, column + 3),
            hash_in(result, row, column + 4), result.text(row, column + 5)};
}

Table table_in(const Result& result, int row) {
    return {result.text(row, 0),
            result.text(row, 1),
            result.text(row, 2),
            result.number(row, 3),
            {seat_in(result, row, 8), seat_in(result, row, 14)}};
}

std::optional<Finish> finish_in(const Result& result, int row) {
    if (result.is_null(row, 4)) {
        return std::nullopt;
    }
    return Finish{player_in(result, row, 5), result.text(row, 6), result.text(row, 7),
                  result.number(row, 4)};
}

TableSummary summary_in(const Result& result, int row) {
    return {table_in(result, row), static_cast<std::uint32_t>(result.number(row, 20)),
            result.number(row, 21), finish_in(result, row)};
}

// Without its events.
TableLog log_in(const Result& result, int row) {
    return {table_in(result, row),
            {},
            finish_in(result, row),
            result.is_null(row, 22) ? std::nullopt : std::optional(result.number(row, 22))};
}

Event event_in(const Result& result, int row) {
    return {static_cast<std::uint32_t>(result.number(row, 0)),
            result.number(row, 1),
            player_in(result, row, 2),
            result.text(row, 3),
            result.text(row, 4),
            result.text(row, 5)};
}

std::int64_t sql_limit(std::size_t limit) {
    constexpr auto most = static_cast<std::size_t>(std::numeric_limits<std::int64_t>::max());
    return static_cast<std::int64_t>(std::min(limit, most));
}

// One element per row.
template <class Element, class Read>
Expected<std::vector<Element>> list(Connection& connection, const Command& command, Read read) {
    const auto result = connection.run(command);
    if (!result) {
        return tl::unexpected(result.error());
    }
    std::vector<Element> elements;
    for (int row = 0; row < result->rows(); ++row) {
        elements.push_back(read(*result, row));
    }
    return elements;
}

} // namespace

Expected<std::optional<TableLog>> read_log(Connection& connection, std::string_view table) {
    return read_logs(connection, {std::string(table)}).map([](std::vector<TableLog> logs) {
        return logs.empty() ? std::nullopt : std::optional(std::move(logs.front()));
    });
}

Expected<std::vector<TableLog>> read_logs(Connection& connection,
                                          const std::vector<std::string>& tables) {
    Array ids(Element::Text);
    for (const std::string& table : tables) {
        ids.add(encode(table));
    }
    const Parameters asked = Parameters().add(ids);
    const auto results = connection.read(
        {{SELECT_TABLES "WHERE t.id = ANY($1::text[])", asked},
         {"SELECT e.number, e.at, e.seat, e.kind, e.text, e.command_id, t.id FROM tables t"
          " JOIN events e ON e.table_key = t.key WHERE t.id = ANY($1::text[])"
          " ORDER BY e.table_key, e.number",
          asked}});
    if (!results) {
        return tl::unexpected(results.error());
    }
    const Result& found = results->front();
    const Result& events = results->back();
    std::unordered_map<std::string, TableLog> by_id;
    for (int row = 0; row < found.rows(); ++row) {
        by_id.emplace(found.text(row, 0), log_in(found, row));
    }
    for (int row = 0; row < events.rows(); ++row) {
        by_id.at(events.text(row, 6)).events.push_back(event_in(events, row));
    }
    std::vector<TableLog> logs;
    for (const std::string& table : tables) {
        if (auto log = by_id.extract(table)) {
            logs.push_back(std::move(log.mapped()));
        }
    }
    return logs;
}

Expected<std::vector<std::string>> read_ids(Connection& connection) {
    return list<std::string>(connection, {"SELECT id FROM tables ORDER BY created, id"},
                             [](const Result& result, int row) { return result.text(row, 0); });
}

Expected<std::vector<TableSummary>> read_unfinished_of(Connection& connection,
                                                       const TokenHash& secret, std::size_t limit) {
    return list<TableSummary>(
        connection,
        {SELECT_TABLES "WHERE t.key IN (SELECT table_key FROM seats WHERE secret = $1::bytea AND"
                       " open) ORDER BY t.touched DESC, t.key DESC LIMIT $2::bigint",
         Parameters().add(secret, sql_limit(limit))},
        summary_in);
}

Expected<std::vector<TableSummary>>
read_unfinished_of(Connection& connection, const std::string& person, std::size_t limit) {
    return list<TableSummary>(
        connection,
        {SELECT_TABLES "WHERE t.key IN (SELECT table_key FROM seats WHERE person = $1::text AND"
                       " open) ORDER BY t.touched DESC, t.key DESC LIMIT $2::bigint",
         Parameters().add(person, sql_limit(limit))},
        summary_in);
}

Expected<bool> read_knows_secret(Connection& connection, const TokenHash& secret) {
    return connection
        .run({"SELECT 1 FROM seats WHERE secret = $1::bytea LIMIT 1", Parameters().add(secret)})
        .map([](const Result& result) { return result.rows() > 0; });
}

Expected<std::vector<Standing>> read_standings(Connection& connection, std::size_t limit) {
    return list<Standing>(connection,
                          {"SELECT name, game, level, victories, draws, defeats FROM"
                           " (SELECT * FROM standings ORDER BY games DESC LIMIT $1::bigint) s"
                           " ORDER BY name, game, level",
                           Parameters().add(sql_limit(limit))},
                          [](const Result& result, int row) {
                              const auto count = [&](int column) {
                                  return static_cast<std::uint64_t>(result.number(row, column));
                              };
                              return Standing{result.text(row, 0),
                                              result.text(row, 1),
                                              result.text(row, 2),
                                              count(3),
                                              count(4),
                                              count(5)};
                          });
}

} // namespace tabuleiro::store::postgresql
