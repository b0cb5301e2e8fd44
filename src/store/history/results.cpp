#include "store/history/results.hpp"

#include "store/people/row_reading.hpp"

namespace tabuleiro::store {
namespace {

std::int64_t least_listed(Counted counted) {
    return counted == Counted::Listed ? 1 : 0;
}

} // namespace

Expected<std::vector<ResultsLine>> results_of(sql::Transaction& transaction,
                                              const std::string& person, Counted counted,
                                              std::size_t limit) {
    return all_in(
        transaction.run("SELECT r.opponent, p.name, r.game, CAST(sum(r.won) AS bigint),"
                        " CAST(sum(r.drawn) AS bigint), CAST(sum(r.lost) AS bigint), max(r.last),"
                        " o.name FROM results r LEFT JOIN people p ON p.id = r.opponent"
                        " LEFT JOIN programs g ON g.id = p.id LEFT JOIN people o ON o.id = g.owner"
                        " WHERE r.person = $1 AND r.listed >= $2"
                        " GROUP BY r.opponent, p.name, r.game, o.name"
                        " ORDER BY sum(r.won + r.drawn + r.lost) DESC, r.opponent, r.game LIMIT $3",
                        {person, least_listed(counted), limit_of(limit)}),
        [](const sql::Rows& rows, int row) {
            return ResultsLine{rows.text(row, 0),
                               rows.text(row, 1),
                               !rows.is_null(row, 1),
                               rows.text(row, 2),
                               rows.number(row, 3),
                               rows.number(row, 4),
                               rows.number(row, 5),
                               rows.number(row, 6),
                               rows.is_null(row, 7) ? std::nullopt
                                                    : std::optional(rows.text(row, 7))};
        });
}

Expected<std::int64_t> number_of_games(sql::Transaction& transaction, const std::string& person,
                                       Counted counted) {
    return transaction
        .run("SELECT CAST(coalesce(sum(won + drawn + lost), 0) AS bigint) FROM results"
             " WHERE person = $1 AND listed >= $2",
             {person, least_listed(counted)})
        .map([](const sql::Rows& rows) { return rows.number(0, 0); });
}

Expected<void> change_results(sql::Transaction& transaction, const HistoryEntry& entry,
                              Change change) {
    if (entry.result == "none") {
        return {};
    }
    const std::int64_t one = change == Change::Add ? 1 : -1;
    const auto count = [&](std::string_view word) { return entry.result == word ? one : 0; };
    const auto listed = std::int64_t{entry.listed ? 1 : 0};
    auto done = nothing_of(transaction.run(
        "INSERT INTO results (person, listed, opponent, game, won, drawn, lost, last)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
        " ON CONFLICT (person, listed, opponent, game) DO UPDATE SET"
        " won = results.won + excluded.won, drawn = results.drawn + excluded.drawn,"
        " lost = results.lost + excluded.lost,"
        " last = CASE WHEN excluded.last > results.last THEN excluded.last ELSE results.last END",
        {entry.person, listed, entry.opponent, entry.game, count("won"), count("drawn"),
         count("lost"), entry.ended}));
    if (done && change == Change::Subtract) {
        done = nothing_of(transaction.run(
            "DELETE FROM results WHERE person = $1 AND listed = $2 AND opponent = $3"
            " AND game = $4 AND won + drawn + lost <= 0",
            {entry.person, listed, entry.opponent, entry.game}));
    }
    return done;
}

} // namespace tabuleiro::store
