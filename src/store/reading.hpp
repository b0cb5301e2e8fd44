// What is read, as statements; store.hpp says what each answers.
#pragma once

#include "store/sqlite.hpp"
#include "store/store.hpp"

namespace tabuleiro::store {

[[nodiscard]] Expected<std::optional<TableLog>> read_log(Connection& connection,
                                                         std::string_view table);
[[nodiscard]] Expected<std::vector<TableLog>> read_logs(Connection& connection,
                                                        const std::vector<std::string>& tables);
[[nodiscard]] Expected<bool> read_has_table(Connection& connection, std::string_view table);
[[nodiscard]] Expected<std::vector<std::string>> read_ids(Connection& connection);
[[nodiscard]] Expected<std::vector<TableSummary>>
read_unfinished_of(Connection& connection, const TokenHash& secret, std::size_t limit);
[[nodiscard]] Expected<std::vector<TableSummary>>
read_unfinished_of(Connection& connection, const std::string& person, std::size_t limit);
[[nodiscard]] Expected<bool> read_knows_secret(Connection& connection, const TokenHash& secret);
[[nodiscard]] Expected<std::vector<Standing>> read_standings(Connection& connection,
                                                             std::size_t limit);

} // namespace tabuleiro::store
