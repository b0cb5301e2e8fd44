#include "store/slow/deadlines.hpp"

#include "store/people/row_reading.hpp"

namespace tabuleiro::store {

Expected<std::vector<Deadline>> deadlines(sql::Transaction& transaction, WallTime after,
                                          WallTime up_to, std::size_t limit) {
    return all_in(transaction.run("SELECT id, deadline FROM tables WHERE deadline > $1"
                                  " AND deadline <= $2 ORDER BY deadline LIMIT $3",
                                  {after, up_to, limit_of(limit)}),
                  [](const sql::Rows& rows, int row) {
                      return Deadline{rows.text(row, 0), rows.number(row, 1)};
                  });
}

} // namespace tabuleiro::store
