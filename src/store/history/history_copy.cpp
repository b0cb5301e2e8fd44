#include "store/history/history_copy.hpp"

namespace tabuleiro::store {
namespace {

Expected<void> write_each(sql::Transaction& transaction, std::string_view statement,
                          const sql::Rows& rows) {
    for (int row = 0; row < rows.rows(); ++row) {
        std::vector<sql::Value> values;
        for (int column = 0; column < rows.columns(); ++column) {
            values.push_back(rows.at(row, column));
        }
        const auto written = transaction.run(statement, std::move(values));
        if (!written) {
            return tl::unexpected(written.error());
        }
    }
    return {};
}

} // namespace

Expected<HistoryRows> read_history(sql::Transaction& transaction, std::int64_t after,
                                   std::int64_t last) {
    auto numbers = transaction.run("SELECT finish_number, id FROM tables"
                                   " WHERE finish_number > $1 AND finish_number <= $2"
                                   " ORDER BY finish_number",
                                   {after, last});
    if (!numbers) {
        return tl::unexpected(numbers.error());
    }
    return transaction
        .run("SELECT person, ended, number, table_id, game, player, opponent, result, speed,"
             " listed, nth, rating_before, deviation_before, rating, deviation, volatility"
             " FROM history WHERE number > $1 AND number <= $2 ORDER BY number, player",
             {after, last})
        .map([&](sql::Rows entries) {
            return HistoryRows{*std::move(numbers), std::move(entries)};
        });
}

Expected<void> write_history(sql::Transaction& transaction, const HistoryRows& rows) {
    auto done =
        write_each(transaction, "UPDATE tables SET finish_number = $1 WHERE id = $2", rows.numbers);
    if (!done) {
        return done;
    }
    return write_each(
        transaction,
        "INSERT INTO history (person, ended, number, table_id, game, player, opponent, result,"
        " speed, listed, nth, rating_before, deviation_before, rating, deviation, volatility)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)"
        " ON CONFLICT (person, ended, number) DO NOTHING",
        rows.entries);
}

} // namespace tabuleiro::store
