#include "store/people/hidden_parts.hpp"

#include "store/people/row_reading.hpp"

namespace tabuleiro::store {

Expected<std::string> hidden_parts(sql::Transaction& transaction, const std::string& person) {
    return transaction.run("SELECT hides FROM people WHERE id = $1", {person})
        .map([](const sql::Rows& rows) { return rows.rows() > 0 ? rows.text(0, 0) : ""; });
}

Expected<void> set_hidden_parts(sql::Transaction& transaction, const std::string& person,
                                const std::string& parts) {
    return nothing_of(
        transaction.run("UPDATE people SET hides = $1 WHERE id = $2", {parts, person}));
}

} // namespace tabuleiro::store
