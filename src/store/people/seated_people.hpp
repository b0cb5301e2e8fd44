// Whose the seats of a table are.
#pragma once

#include <string>

#include "core/player.hpp"
#include "store/sql/transaction.hpp"

namespace tabuleiro::store {

struct SeatedPeople {
    std::string settings;         // of the table, as they are stored
    ByPlayer<std::string> people; // ids; empty: a visitor, a computer, or nobody yet
};

// Nobody, and no settings, if there is no such table.
[[nodiscard]] Expected<SeatedPeople> people_at(sql::Transaction& transaction,
                                               const std::string& table);

// The same people; in place of a program its owner.
[[nodiscard]] Expected<ByPlayer<std::string>> owners_at(sql::Transaction& transaction,
                                                        const std::string& table);

} // namespace tabuleiro::store
