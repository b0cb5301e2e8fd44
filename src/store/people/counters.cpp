#include "store/people/counters.hpp"

namespace tabuleiro::store {

Expected<std::int64_t> next_number(sql::Transaction& transaction, const std::string& counter) {
    return transaction
        .run("UPDATE counters SET last = last + 1 WHERE name = $1 RETURNING last", {counter})
        .map([](const sql::Rows& rows) { return rows.number(0, 0); });
}

} // namespace tabuleiro::store
