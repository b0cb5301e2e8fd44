// When the players of slow games lose by time.
#pragma once

#include <string>
#include <vector>

#include "store/sql/transaction.hpp"
#include "store/stored.hpp"

namespace tabuleiro::store {

struct Deadline {
    std::string table;
    WallTime at = 0;

    friend bool operator==(const Deadline&, const Deadline&) = default;
};

// The tables whose deadline is after the first time and not after the second, the earliest first.
[[nodiscard]] Expected<std::vector<Deadline>>
deadlines(sql::Transaction& transaction, WallTime after, WallTime up_to, std::size_t limit);

} // namespace tabuleiro::store
