// What administrators and teachers have done to others. The log has ids, never names, so that a
// person who was removed is not in it.
#pragma once

#include <string>
#include <vector>

#include "store/sql/transaction.hpp"
#include "store/stored.hpp"

namespace tabuleiro::store {

struct ModerationEntry {
    std::int64_t number = 0; // given by the store
    WallTime at = 0;
    std::string by{};     // a person; empty: the house itself
    std::string action{}; // a word
    std::string person{}; // to whom; empty: nobody
    std::string table{};  // where; empty: nowhere
    std::string text{};   // what the action needs, without names

    friend bool operator==(const ModerationEntry&, const ModerationEntry&) = default;
};

[[nodiscard]] Expected<void> add_moderation(sql::Transaction& transaction,
                                            const ModerationEntry& entry);
// Whether the log says that this was done to the table.
[[nodiscard]] Expected<bool> has_moderation(sql::Transaction& transaction,
                                            const std::string& action, const std::string& table);
// The latest first, of those below this number; 0: from the latest on.
[[nodiscard]] Expected<std::vector<ModerationEntry>>
moderation_entries(sql::Transaction& transaction, std::int64_t before, std::size_t limit);

// What the person has done, and what was done to them; the oldest first.
[[nodiscard]] Expected<std::vector<ModerationEntry>> moderation_about(sql::Transaction& transaction,
                                                                      const std::string& person);

} // namespace tabuleiro::store
