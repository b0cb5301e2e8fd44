#include "store/people/admin_links.hpp"

#include "store/people/row_reading.hpp"

namespace tabuleiro::store {

Expected<void> set_admin_link(sql::Transaction& transaction, const TokenHash& secret,
                              WallTime expires) {
    return transaction.run("DELETE FROM administrator_links").and_then([&](const sql::Rows&) {
        return nothing_of(
            transaction.run("INSERT INTO administrator_links (secret, expires) VALUES ($1, $2)",
                            {value_of(secret), expires}));
    });
}

Expected<bool> has_admin_link(sql::Transaction& transaction, WallTime now) {
    return any_of(transaction.run("SELECT 1 FROM administrator_links WHERE expires > $1", {now}));
}

Expected<bool> use_admin_link(sql::Transaction& transaction, const TokenHash& secret,
                              WallTime now) {
    return any_of(transaction.run(
        "DELETE FROM administrator_links WHERE secret = $1 AND expires > $2 RETURNING 1",
        {value_of(secret), now}));
}

} // namespace tabuleiro::store
