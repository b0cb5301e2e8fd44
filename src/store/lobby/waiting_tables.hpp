// The tables that wait for somebody from the lobby.
#pragma once

#include <string>
#include <vector>

#include "store/sql/transaction.hpp"

namespace tabuleiro::store {

// Those with an open seat, or a seat for a person who has not come yet.
[[nodiscard]] Expected<std::vector<std::string>> waiting_tables(sql::Transaction& transaction);

} // namespace tabuleiro::store
