#include "store/lobby/waiting_tables.hpp"

namespace tabuleiro::store {

Expected<std::vector<std::string>> waiting_tables(sql::Transaction& transaction) {
    return transaction
        .run("SELECT t.id FROM tables t WHERE t.ended IS NULL AND t.key IN"
             " (SELECT s.table_key FROM seats s WHERE s.kind IN ('open', 'person'))"
             " AND NOT EXISTS (SELECT 1 FROM events e WHERE e.table_key = t.key"
             "  AND e.kind = 'join') ORDER BY t.id")
        .map([](const sql::Rows& rows) {
            std::vector<std::string> tables;
            for (int row = 0; row < rows.rows(); ++row) {
                tables.push_back(rows.text(row, 0));
            }
            return tables;
        });
}

} // namespace tabuleiro::store
