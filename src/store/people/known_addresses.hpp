// Addresses from which a person has signed in, as hashes: whoever guesses elsewhere does not slow
// them down there.
#pragma once

#include <string>

#include "store/sql/transaction.hpp"
#include "store/stored.hpp"

namespace tabuleiro::store {

[[nodiscard]] Expected<bool> is_known_address(sql::Transaction& transaction,
                                              const std::string& person, const TokenHash& address);
// Only the last ones are kept, so many of them. Requires: the person is there.
[[nodiscard]] Expected<void> add_known_address(sql::Transaction& transaction,
                                               const std::string& person, const TokenHash& address,
                                               int kept, WallTime now);

} // namespace tabuleiro::store
