// What the administrator has decided, as names and values; the house knows what they mean.
#pragma once

#include <map>
#include <string>

#include "store/sql/transaction.hpp"

namespace tabuleiro::store {

[[nodiscard]] Expected<std::map<std::string, std::string>> policies(sql::Transaction& transaction);
[[nodiscard]] Expected<void> set_policy(sql::Transaction& transaction, const std::string& name,
                                        const std::string& value);

} // namespace tabuleiro::store
