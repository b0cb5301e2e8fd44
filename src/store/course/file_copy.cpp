#include "store/course/file_copy.hpp"

#include "store/people/row_reading.hpp"

namespace tabuleiro::store {

Expected<std::vector<std::string>> hand_ins_with_files(sql::Transaction& transaction) {
    return all_in(transaction.run("SELECT hand_in FROM hand_in_files ORDER BY hand_in"),
                  [](const sql::Rows& rows, int row) { return rows.text(row, 0); });
}

Expected<sql::Rows> read_hand_in_files(sql::Transaction& transaction, const std::string& hand_in) {
    return transaction.run("SELECT source, program FROM hand_in_files WHERE hand_in = $1",
                           {hand_in});
}

Expected<void> write_hand_in_files(sql::Transaction& transaction, const std::string& hand_in,
                                   const sql::Rows& rows) {
    if (rows.rows() == 0) {
        return {};
    }
    return nothing_of(
        transaction.run("INSERT INTO hand_in_files (hand_in, source, program) VALUES ($1, $2, $3)"
                        " ON CONFLICT (hand_in) DO NOTHING",
                        {hand_in, rows.bytes(0, 0), rows.bytes(0, 1)}));
}

} // namespace tabuleiro::store
