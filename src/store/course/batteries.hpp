// Batteries of assignments: packed files, and what lists show of them, as the house's own text.
#pragma once

#include <optional>
#include <string>

#include "store/sql/transaction.hpp"

namespace tabuleiro::store {

struct Batteries {
    std::string names{};
    std::string files{};

    friend bool operator==(const Batteries&, const Batteries&) = default;
};

// In place of those that it had.
[[nodiscard]] Expected<void> set_batteries(sql::Transaction& transaction,
                                           const std::string& assignment,
                                           const Batteries& batteries);
[[nodiscard]] Expected<void> remove_batteries(sql::Transaction& transaction,
                                              const std::string& assignment);

// None if it has none; so is the other.
[[nodiscard]] Expected<std::optional<std::string>>
names_of_batteries(sql::Transaction& transaction, const std::string& assignment);
[[nodiscard]] Expected<std::optional<std::string>>
files_of_batteries(sql::Transaction& transaction, const std::string& assignment);

} // namespace tabuleiro::store
