// Numbers from 1 without gaps, in the order in which their transactions are committed: whoever has
// read up to a number finds everything later above it.
#pragma once

#include <string>

#include "store/sql/transaction.hpp"

namespace tabuleiro::store {

// Requires: the schema has a counter of that name.
[[nodiscard]] Expected<std::int64_t> next_number(sql::Transaction& transaction,
                                                 const std::string& counter);

} // namespace tabuleiro::store
