// The link that makes its first user an administrator. There is one at a time.
#pragma once

#include "store/sql/transaction.hpp"
#include "store/stored.hpp"

namespace tabuleiro::store {

// Ends the one before.
[[nodiscard]] Expected<void> set_admin_link(sql::Transaction& transaction, const TokenHash& secret,
                                            WallTime expires);
// Whether there is one that can still be used.
[[nodiscard]] Expected<bool> has_admin_link(sql::Transaction& transaction, WallTime now);
// Whether it was good; afterwards it is not.
[[nodiscard]] Expected<bool> use_admin_link(sql::Transaction& transaction, const TokenHash& secret,
                                            WallTime now);

} // namespace tabuleiro::store
