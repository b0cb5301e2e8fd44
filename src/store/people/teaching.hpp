// Whether a teacher has something to do with the players of a table.
#pragma once

#include <string>

#include "store/sql/transaction.hpp"

namespace tabuleiro::store {

// Whether a player at the table is a member of a group of this teacher, and has agreed to it. The
// teacher must still be one.
[[nodiscard]] Expected<bool> teaches_player_at(sql::Transaction& transaction,
                                               const std::string& teacher,
                                               const std::string& table);

} // namespace tabuleiro::store
