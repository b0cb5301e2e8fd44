#include "store/people/policies.hpp"

#include "store/people/row_reading.hpp"

namespace tabuleiro::store {

Expected<std::map<std::string, std::string>> policies(sql::Transaction& transaction) {
    return transaction.run("SELECT name, value FROM policies").map([](const sql::Rows& rows) {
        std::map<std::string, std::string> policies;
        for (int row = 0; row < rows.rows(); ++row) {
            policies.emplace(rows.text(row, 0), rows.text(row, 1));
        }
        return policies;
    });
}

Expected<void> set_policy(sql::Transaction& transaction, const std::string& name,
                          const std::string& value) {
    return nothing_of(transaction.run("INSERT INTO policies (name, value) VALUES ($1, $2)"
                                      " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                                      {name, value}));
}

} // namespace tabuleiro::store
