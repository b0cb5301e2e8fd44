// Replies that a seat of a slow game has prepared: a secret of that seat. They are not events, so
// nothing that shows or exports events has them. The end of a table removes them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "store/sql/transaction.hpp"
#include "store/stored.hpp"

namespace tabuleiro::store {

struct ConditionalMoves {
    std::int64_t position_version = 0; // for which they were made
    std::int64_t plies = 0;
    std::string lines; // the house's own text

    friend bool operator==(const ConditionalMoves&, const ConditionalMoves&) = default;
};

[[nodiscard]] Expected<std::optional<ConditionalMoves>>
conditional_moves(sql::Transaction& transaction, const std::string& table, Player seat);

struct PreparedReplies {
    std::string table;
    ConditionalMoves moves;

    friend bool operator==(const PreparedReplies&, const PreparedReplies&) = default;
};

// What a person has prepared at all their tables.
[[nodiscard]] Expected<std::vector<PreparedReplies>>
conditional_moves_of(sql::Transaction& transaction, const std::string& person);

// Replaces those that the seat had. Nothing is kept for a table that has ended.
[[nodiscard]] Expected<void> set_conditional_moves(sql::Transaction& transaction,
                                                   const std::string& table, Player seat,
                                                   const ConditionalMoves& moves);

[[nodiscard]] Expected<void> remove_conditional_moves(sql::Transaction& transaction,
                                                      const std::string& table, Player seat);

} // namespace tabuleiro::store
