// Finish numbers and entries of histories as rows, to be moved from one store to another and
// compared, a part at a time: there may be millions.
#pragma once

#include "store/sql/transaction.hpp"

namespace tabuleiro::store {

struct HistoryRows {
    sql::Rows numbers; // of tables
    sql::Rows entries;

    friend bool operator==(const HistoryRows&, const HistoryRows&) = default;
};

// Those with numbers above `after`, up to `last`.
[[nodiscard]] Expected<HistoryRows> read_history(sql::Transaction& transaction, std::int64_t after,
                                                 std::int64_t last);
// Entries that are there already are left as they are. Requires: the tables are there.
[[nodiscard]] Expected<void> write_history(sql::Transaction& transaction, const HistoryRows& rows);

} // namespace tabuleiro::store
