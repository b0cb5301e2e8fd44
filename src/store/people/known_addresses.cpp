#include "store/people/known_addresses.hpp"

#include "store/people/row_reading.hpp"

namespace tabuleiro::store {

Expected<bool> is_known_address(sql::Transaction& transaction, const std::string& person,
                                const TokenHash& address) {
    return any_of(
        transaction.run("SELECT 1 FROM known_addresses WHERE person = $1 AND address = $2",
                        {person, value_of(address)}));
}

Expected<void> add_known_address(sql::Transaction& transaction, const std::string& person,
                                 const TokenHash& address, int kept, WallTime now) {
    return nothing_of(
        transaction
            .run("INSERT INTO known_addresses (person, address, at) VALUES ($1, $2, $3) "
                 "ON CONFLICT (person, address) DO UPDATE SET at = excluded.at",
                 {person, value_of(address), now})
            .and_then([&](const sql::Rows&) {
                return transaction.run(
                    "DELETE FROM known_addresses WHERE person = $1 AND address NOT IN (SELECT "
                    "address FROM known_addresses WHERE person = $1 ORDER BY at DESC, address "
                    "LIMIT $2)",
                    {person, static_cast<std::int64_t>(kept)});
            }));
}

} // namespace tabuleiro::store
