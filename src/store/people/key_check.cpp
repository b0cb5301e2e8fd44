#include "store/people/key_check.hpp"

#include "store/people/row_reading.hpp"

namespace tabuleiro::store {

Expected<TokenHash> key_check(sql::Transaction& transaction, const TokenHash& own) {
    return transaction
        .run("INSERT INTO key_check (one_row, value) VALUES (1, $1) ON CONFLICT DO NOTHING",
             {value_of(own)})
        .and_then([&](const sql::Rows&) { return transaction.run("SELECT value FROM key_check"); })
        .map([](const sql::Rows& rows) { return hash_in(rows, 0, 0).value_or(TokenHash{}); });
}

Expected<void> set_key_check(sql::Transaction& transaction, const TokenHash& own) {
    return nothing_of(transaction.run("INSERT INTO key_check (one_row, value) VALUES (1, $1) "
                                      "ON CONFLICT (one_row) DO UPDATE SET value = excluded.value",
                                      {value_of(own)}));
}

} // namespace tabuleiro::store
