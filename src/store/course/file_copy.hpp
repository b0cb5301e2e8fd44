// Files of hand-ins, to be moved from one store to another and compared, one hand-in at a time.
#pragma once

#include <string>
#include <vector>

#include "store/sql/transaction.hpp"

namespace tabuleiro::store {

// Of all that have files.
[[nodiscard]] Expected<std::vector<std::string>> hand_ins_with_files(sql::Transaction& transaction);
// Source and program; no row if there are none.
[[nodiscard]] Expected<sql::Rows> read_hand_in_files(sql::Transaction& transaction,
                                                     const std::string& hand_in);
// Those that are there already are left as they are. Requires: the hand-in is there.
[[nodiscard]] Expected<void> write_hand_in_files(sql::Transaction& transaction,
                                                 const std::string& hand_in, const sql::Rows& rows);

} // namespace tabuleiro::store
