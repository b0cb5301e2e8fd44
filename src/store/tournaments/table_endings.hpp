// What became of tables.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/player.hpp"
#include "store/sql/transaction.hpp"

namespace tabuleiro::store {

struct TableEnding {
    bool there = false;
    bool ended = false;
    std::optional<Player> winner{};
    std::string ending{}; // a word of record/result.hpp
    std::string rule{};   // by which it ended; of a failure, which one

    friend bool operator==(const TableEnding&, const TableEnding&) = default;
};

// In the order of the ids.
[[nodiscard]] Expected<std::vector<TableEnding>>
table_endings(sql::Transaction& transaction, const std::vector<std::string>& tables);

} // namespace tabuleiro::store
