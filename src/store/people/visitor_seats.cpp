#include "store/people/visitor_seats.hpp"

#include "store/history/finished_games.hpp"
#include "store/people/row_reading.hpp"

namespace tabuleiro::store {

Expected<std::vector<VisitorGame>> visitor_games(sql::Transaction& transaction,
                                                 const TokenHash& secret, std::size_t limit) {
    // Of two seats at one screen, the first.
    return all_in(
        transaction.run("SELECT t.id, t.game, other.name, CASE WHEN t.ended IS NULL THEN 0 ELSE 1 "
                        "END FROM seats s JOIN tables t ON t.key = s.table_key "
                        "JOIN seats other ON other.table_key = s.table_key "
                        "AND other.player = 1 - s.player WHERE s.secret = $1 "
                        "AND (s.player = 0 OR other.secret IS NULL OR other.secret <> s.secret) "
                        "ORDER BY t.key DESC LIMIT $2",
                        {value_of(secret), limit_of(limit)}),
        [](const sql::Rows& rows, int row) {
            return VisitorGame{rows.text(row, 0), rows.text(row, 1), rows.text(row, 2),
                               rows.number(row, 3) != 0};
        });
}

Expected<void> take_over(sql::Transaction& transaction, const TokenHash& secret,
                         const std::vector<std::string>& tables, const std::string& person) {
    for (const std::string& table : tables) {
        const auto done = transaction.run(
            "UPDATE seats SET person = $1, secret = NULL WHERE secret = $2 AND table_key = "
            "(SELECT key FROM tables WHERE id = $3)"
            " RETURNING player",
            {person, value_of(secret), table});
        if (!done) {
            return tl::unexpected(done.error());
        }
        if (done->rows() > 0) {
            if (auto numbered = number_again(transaction, table); !numbered) {
                return numbered;
            }
        }
    }
    return {};
}

Expected<std::vector<std::string>> tables_of_person(sql::Transaction& transaction,
                                                    const std::string& person) {
    return all_in(transaction.run("SELECT DISTINCT t.id, t.key FROM seats s JOIN tables t ON "
                                  "t.key = s.table_key WHERE s.person = $1 ORDER BY t.key DESC",
                                  {person}),
                  [](const sql::Rows& rows, int row) { return rows.text(row, 0); });
}

} // namespace tabuleiro::store
