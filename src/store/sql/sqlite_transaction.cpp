#include "store/sql/sqlite_transaction.hpp"

namespace tabuleiro::store::sql {

Expected<Rows> SqliteTransaction::carry_out(std::string_view statement,
                                            const std::vector<Value>& values) {
    Rows rows;
    const auto done = connection_.select_with(
        statement,
        [&](const Row& row) {
            if (rows.columns() == 0) {
                rows = Rows(row.columns());
            }
            for (int column = 0; column < row.columns(); ++column) {
                rows.add(row.value(column));
            }
        },
        values);
    if (!done) {
        return tl::unexpected(done.error());
    }
    return rows;
}

} // namespace tabuleiro::store::sql
