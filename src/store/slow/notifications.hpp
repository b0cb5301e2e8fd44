// What somebody outside has been told, so that several nodes do not tell it twice. Whoever makes
// the row of a notification sends it.
#pragma once

#include <string>

#include "store/sql/transaction.hpp"
#include "store/stored.hpp"

namespace tabuleiro::store {

// Whether this call was the first with this key.
[[nodiscard]] Expected<bool> claim_notification(sql::Transaction& transaction,
                                                const std::string& key, WallTime now);

// Those that were made before this time will not come again.
[[nodiscard]] Expected<void> forget_notifications(sql::Transaction& transaction, WallTime before);

} // namespace tabuleiro::store
