#include "store/history/finished_games.hpp"

#include "store/people/counters.hpp"
#include "store/people/row_reading.hpp"

namespace tabuleiro::store {
namespace {

#define HAS_MOVED(PLAYER)                                                                          \
    "CASE WHEN EXISTS (SELECT 1 FROM events e WHERE e.table_key = t.key AND e.kind = 'play'"       \
    " AND e.seat = " PLAYER ") THEN 1 ELSE 0 END"

// Three columns.
FinishedSeat finished_seat(const sql::Rows& rows, int row, int column) {
    return {rows.text(row, column), rows.text(row, column + 1), rows.number(row, column + 2) != 0};
}

FinishedGame finished_game(const sql::Rows& rows, int row) {
    FinishedGame game{rows.number(row, 0),
                      rows.text(row, 1),
                      rows.text(row, 2),
                      rows.text(row, 3),
                      {std::nullopt, rows.text(row, 6), rows.text(row, 7), rows.number(row, 4)},
                      {finished_seat(rows, row, 8), finished_seat(rows, row, 11)}};
    if (!rows.is_null(row, 5)) {
        game.finish.winner = rows.number(row, 5) == 0 ? Player::First : Player::Second;
    }
    return game;
}

} // namespace

Expected<RecordedNumbers> recorded_numbers(sql::Transaction& transaction) {
    return transaction
        .run("SELECT g.last, r.last FROM counters g, counters r"
             " WHERE g.name = 'finishes' AND r.name = 'recorded'")
        .map([](const sql::Rows& rows) {
            return RecordedNumbers{rows.number(0, 0), rows.number(0, 1)};
        });
}

Expected<void> set_recorded(sql::Transaction& transaction, std::int64_t number) {
    return nothing_of(
        transaction.run("UPDATE counters SET last = $1 WHERE name = 'recorded'", {number}));
}

Expected<std::vector<FinishedGame>> finished_games(sql::Transaction& transaction,
                                                   std::int64_t after, std::size_t limit) {
    return all_in(
        transaction.run(
            "SELECT t.finish_number, t.id, t.game, t.settings, t.ended, t.winner,"
            " t.ending, t.rule, a.level, a.person, " HAS_MOVED(
                "0") ", b.level, b.person, " HAS_MOVED("1") " FROM tables t"
                                                            " JOIN seats a ON a.table_key = t.key "
                                                            "AND a.player = 0"
                                                            " JOIN seats b ON b.table_key = t.key "
                                                            "AND b.player = 1"
                                                            " WHERE t.finish_number > $1 ORDER BY "
                                                            "t.finish_number LIMIT $2",
            {after, limit_of(limit)}),
        finished_game);
}

Expected<bool> has_ended(sql::Transaction& transaction, const std::string& table) {
    return any_of(
        transaction.run("SELECT 1 FROM tables WHERE id = $1 AND ended IS NOT NULL", {table}));
}

Expected<void> number_again(sql::Transaction& transaction, const std::string& table) {
    const auto ended = has_ended(transaction, table);
    if (!ended || !*ended) {
        return ended.map([](bool) {});
    }
    return next_number(transaction, "finishes").and_then([&](std::int64_t number) {
        return nothing_of(
            transaction.run("UPDATE tables SET finish_number = $1 WHERE id = $2", {number, table}));
    });
}

} // namespace tabuleiro::store
