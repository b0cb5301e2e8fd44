#include "store/history/history.hpp"

#include <algorithm>
#include <array>

#include "store/history/results.hpp"
#include "store/people/row_reading.hpp"

namespace tabuleiro::store {
namespace {

#define ENTRY_COLUMNS                                                                              \
    "h.person, h.ended, h.number, h.table_id, h.game, h.player, h.opponent, h.result, h.speed,"    \
    " h.listed, h.nth, h.rating_before, h.deviation_before, h.rating, h.deviation, h.volatility"
constexpr int entry_columns = 16;

HistoryEntry entry_in(const sql::Rows& rows, int row) {
    HistoryEntry entry{
        rows.text(row, 0),   rows.number(row, 1),
        rows.number(row, 2), rows.text(row, 3),
        rows.text(row, 4),   rows.number(row, 5) == 0 ? Player::First : Player::Second,
        rows.text(row, 6),   rows.text(row, 7),
        rows.text(row, 8),   rows.number(row, 9) != 0};
    if (!rows.is_null(row, 10)) {
        entry.rating = RatingChange{rows.number(row, 10), rows.real(row, 11), rows.real(row, 12),
                                    rows.real(row, 13),   rows.real(row, 14), rows.real(row, 15)};
    }
    return entry;
}

HistoryLine line_in(const sql::Rows& rows, int row) {
    constexpr int name_of_today = entry_columns + 3;
    const bool known = !rows.is_null(row, name_of_today);
    return {entry_in(rows, row),
            rows.number(row, entry_columns),
            rows.text(row, entry_columns + 1),
            rows.text(row, entry_columns + 2),
            rows.text(row, known ? name_of_today : name_of_today + 1),
            known,
            rows.text(row, name_of_today + 2),
            rows.number(row, name_of_today + 3) != 0,
            rows.is_null(row, name_of_today + 4)
                ? std::nullopt
                : std::optional(rows.text(row, name_of_today + 4))};
}

// Of a person's entries those before a place, newest first, in the order of an index: all, or those
// that have a certain value in one column. Parameters: 1 person, 2 and 3 the place, 4 from, 5 the
// value, 6 how many.
#define EXAMINED(CONDITION)                                                                        \
    " FROM history h WHERE h.person = $1 AND h.ended <= $2 AND (h.ended < $2 OR h.number < $3)"    \
    " AND h.ended >= $4" CONDITION " ORDER BY h.ended DESC, h.number DESC"

// The last of those that are examined, if there are so many.
#define LAST_EXAMINED(CONDITION) "SELECT h.ended, h.number" EXAMINED(CONDITION) " LIMIT 1 OFFSET $6"

// The lines of those that fit. More parameters: 7 to 10 the values of the columns, or empty; 11
// whether the reader sees all, 12 the reader, 13 how many.
#define LINES(CONDITION)                                                                           \
    "SELECT " ENTRY_COLUMNS ", t.created, t.ending, t.rule, p.name, s.name, s.level,"              \
    " CASE WHEN coalesce((SELECT e.kind FROM events e WHERE e.table_key = t.key"                   \
    " AND e.kind IN ('hide', 'unhide') ORDER BY e.number DESC LIMIT 1), '') = 'hide'"              \
    " THEN 1 ELSE 0 END, o.name"                                                                   \
    " FROM (SELECT * FROM (SELECT *" EXAMINED(                                                     \
        CONDITION) " LIMIT $6) x"                                                                  \
                   " WHERE ($7 = '' OR x.game = $7) AND ($8 = '' OR x.opponent = $8)"              \
                   " AND ($9 = '' OR x.result = $9) AND ($10 = '' OR x.speed = $10)"               \
                   " AND (CAST($11 AS bigint) = 1 OR x.listed = 1 OR (x.opponent = $12 AND $12 "   \
                   "<> '')) LIMIT $13) h"                                                          \
                   " JOIN tables t ON t.id = h.table_id"                                           \
                   " JOIN seats s ON s.table_key = t.key AND s.player = 1 - h.player"              \
                   " LEFT JOIN people p ON p.id = s.person AND s.person <> h.person"               \
                   " LEFT JOIN programs g ON g.id = p.id LEFT JOIN people o ON o.id = g.owner"     \
                   " ORDER BY h.ended DESC, h.number DESC"

struct ByColumn {
    std::string HistoryFilter::*value; // none: no column
    std::string_view last_examined;
    std::string_view lines;
};

#define BY_COLUMN(MEMBER, CONDITION)                                                               \
    ByColumn {                                                                                     \
        MEMBER, LAST_EXAMINED(CONDITION), LINES(CONDITION)                                         \
    }

// The rarest first.
const std::array by_column{
    BY_COLUMN(&HistoryFilter::opponent, " AND h.opponent = $5"),
    BY_COLUMN(&HistoryFilter::speed, " AND h.speed = $5"),
    BY_COLUMN(&HistoryFilter::game, " AND h.game = $5"),
    BY_COLUMN(&HistoryFilter::result, " AND h.result = $5"),
    BY_COLUMN(nullptr, " AND CAST($5 AS text) = ''"),
};

const ByColumn& column_for(const HistoryFilter& filter) {
    return *std::find_if(by_column.begin(), by_column.end(), [&](const ByColumn& by) {
        return by.value == nullptr || !(filter.*by.value).empty();
    });
}

std::vector<sql::Value> rating_values(const std::optional<RatingChange>& rating) {
    if (!rating) {
        return std::vector<sql::Value>(6);
    }
    return {rating->nth,    rating->rating_before, rating->deviation_before,
            rating->rating, rating->deviation,     rating->volatility};
}

// The person was somebody else's opponent under another number, or had no opponent then.
Expected<void> replace_entry(sql::Transaction& transaction, const HistoryEntry& old,
                             const HistoryEntry& entry) {
    HistoryEntry changed = old;
    changed.opponent = entry.opponent;
    auto done = change_results(transaction, old, Change::Subtract);
    if (done) {
        done = change_results(transaction, changed, Change::Add);
    }
    if (done) {
        done = nothing_of(
            transaction.run("UPDATE history SET number = $1, opponent = $2"
                            " WHERE person = $3 AND ended = $4 AND number = $5",
                            {entry.number, entry.opponent, old.person, old.ended, old.number}));
    }
    return done;
}

} // namespace

Expected<void> add_history(sql::Transaction& transaction, const HistoryEntry& entry) {
    const auto there = first_in(
        transaction.run("SELECT " ENTRY_COLUMNS
                        " FROM history h WHERE h.person = $1 AND h.ended = $2 AND h.table_id = $3",
                        {entry.person, entry.ended, entry.table}),
        entry_in);
    if (!there) {
        return tl::unexpected(there.error());
    }
    if (*there) {
        return replace_entry(transaction, **there, entry);
    }
    std::vector<sql::Value> values{
        entry.person,   entry.ended,
        entry.number,   entry.table,
        entry.game,     std::int64_t{entry.seat == Player::First ? 0 : 1},
        entry.opponent, entry.result,
        entry.speed,    std::int64_t{entry.listed ? 1 : 0}};
    for (sql::Value& value : rating_values(entry.rating)) {
        values.push_back(std::move(value));
    }
    return transaction
        .run("INSERT INTO history (person, ended, number, table_id, game, player, opponent, result,"
             " speed, listed, nth, rating_before, deviation_before, rating, deviation, volatility)"
             " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
             std::move(values))
        .and_then(
            [&](const sql::Rows&) { return change_results(transaction, entry, Change::Add); });
}

Expected<HistoryPage> history_page(sql::Transaction& transaction, const std::string& person,
                                   const HistoryFilter& filter, const HistoryPlace& after,
                                   std::size_t limit) {
    const ByColumn& by = column_for(filter);
    const std::string value = by.value == nullptr ? "" : filter.*by.value;
    const auto lines = all_in(
        transaction.run(by.lines, {person, after.ended, after.number, filter.from, value,
                                   limit_of(most_examined), filter.game, filter.opponent,
                                   filter.result, filter.speed, std::int64_t{filter.reader ? 0 : 1},
                                   filter.reader.value_or(""), limit_of(limit + 1)}),
        line_in);
    if (!lines) {
        return tl::unexpected(lines.error());
    }
    HistoryPage page{*lines, {}};
    if (page.lines.size() > limit) {
        page.lines.pop_back();
        page.next = {page.lines.back().entry.ended, page.lines.back().entry.number};
        return page;
    }
    return first_in(
               transaction.run(by.last_examined, {person, after.ended, after.number, filter.from,
                                                  value, limit_of(most_examined - 1)}),
               [](const sql::Rows& rows, int row) {
                   return HistoryPlace{rows.number(row, 0), rows.number(row, 1)};
               })
        .map([&](const std::optional<HistoryPlace>& last) {
            page.next = last;
            return std::move(page);
        });
}

Expected<std::vector<HistoryEntry>> history_of_table(sql::Transaction& transaction,
                                                     const std::string& table) {
    return all_in(transaction.run("SELECT " ENTRY_COLUMNS " FROM tables t"
                                  " JOIN history h ON h.number = t.finish_number"
                                  " WHERE t.id = $1 ORDER BY h.player",
                                  {table}),
                  entry_in);
}

Expected<std::vector<HistoryEntry>> history_between(sql::Transaction& transaction,
                                                    std::int64_t after, std::int64_t last) {
    return all_in(transaction.run("SELECT " ENTRY_COLUMNS " FROM history h"
                                  " WHERE h.number > $1 AND h.number <= $2"
                                  " ORDER BY h.number, h.player",
                                  {after, last}),
                  entry_in);
}

Expected<void> set_rating_change(sql::Transaction& transaction, const HistoryEntry& entry) {
    std::vector<sql::Value> values = rating_values(entry.rating);
    values.insert(values.end(), {entry.person, entry.ended, entry.number});
    return nothing_of(transaction.run(
        "UPDATE history SET nth = $1, rating_before = $2, deviation_before = $3, rating = $4,"
        " deviation = $5, volatility = $6 WHERE person = $7 AND ended = $8 AND number = $9",
        std::move(values)));
}

Expected<std::vector<HistoryEntry>> rated_games(sql::Transaction& transaction,
                                                const std::string& person, const std::string& game,
                                                std::int64_t games, std::int64_t step) {
    return all_in(
        transaction.run("WITH RECURSIVE wanted(nth) AS (SELECT CAST($1 AS bigint)"
                        " UNION ALL SELECT nth - $2 FROM wanted WHERE nth > $2)"
                        " SELECT " ENTRY_COLUMNS " FROM wanted w"
                        " JOIN history h ON h.person = $3 AND h.game = $4 AND h.nth = w.nth"
                        " ORDER BY h.nth",
                        {games, step, person, game}),
        entry_in);
}

} // namespace tabuleiro::store
