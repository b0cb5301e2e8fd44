#include "store/slow/notifications.hpp"

#include "store/people/row_reading.hpp"

namespace tabuleiro::store {

Expected<bool> claim_notification(sql::Transaction& transaction, const std::string& key,
                                  WallTime now) {
    return any_of(transaction.run("INSERT INTO notifications (key, at) VALUES ($1, $2)"
                                  " ON CONFLICT (key) DO NOTHING RETURNING 1",
                                  {key, now}));
}

Expected<void> forget_notifications(sql::Transaction& transaction, WallTime before) {
    return nothing_of(transaction.run("DELETE FROM notifications WHERE at < $1", {before}));
}

} // namespace tabuleiro::store
