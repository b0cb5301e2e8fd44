#include "store/people/teaching.hpp"

namespace tabuleiro::store {

Expected<bool> teaches_player_at(sql::Transaction& transaction, const std::string& teacher,
                                 const std::string& table) {
    return transaction
        .run("SELECT 1 FROM tables t JOIN seats s ON s.table_key = t.key"
             " JOIN people p ON p.id = s.person AND p.role = 'player'"
             " JOIN members m ON m.person = s.person AND m.accepted = 1"
             " JOIN groups g ON g.id = m.group_id"
             " JOIN people x ON x.id = g.teacher AND x.role <> 'player'"
             " WHERE g.teacher = $1 AND t.id = $2 LIMIT 1",
             {teacher, table})
        .map([](const sql::Rows& rows) { return rows.rows() > 0; });
}

} // namespace tabuleiro::store
