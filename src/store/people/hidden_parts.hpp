// What a person does not show to others of their profile: the house's own words.
#pragma once

#include <string>

#include "store/sql/transaction.hpp"

namespace tabuleiro::store {

// Empty if there is no such person.
[[nodiscard]] Expected<std::string> hidden_parts(sql::Transaction& transaction,
                                                 const std::string& person);
[[nodiscard]] Expected<void> set_hidden_parts(sql::Transaction& transaction,
                                              const std::string& person, const std::string& parts);

} // namespace tabuleiro::store
