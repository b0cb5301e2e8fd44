// What somebody has handed in, for the export of everything about them.
#pragma once

#include <string>

#include "store/sql/transaction.hpp"

namespace tabuleiro::server {

// A list as JSON, the newest first, with reports. The files are asked for one by one.
[[nodiscard]] Expected<std::string> written_own_hand_ins(store::sql::Transaction& transaction,
                                                         const std::string& person);

} // namespace tabuleiro::server
