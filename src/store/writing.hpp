// What is written, as statements. Each function runs inside a transaction of the writer; what it
// has written when it fails is taken back there.
#pragma once

#include "store/sqlite.hpp"
#include "store/store.hpp"

namespace tabuleiro::store {

[[nodiscard]] Expected<void> write_table(Connection& connection, const Table& table);

[[nodiscard]] Expected<Joined> write_joined(Connection& connection, const std::string& table,
                                            const Invitee& invitee, const Event& event);

[[nodiscard]] Expected<void> write_event(Connection& connection, const std::string& table,
                                         const Event& event, const std::optional<Finish>& finish);

// Returns how many were new.
[[nodiscard]] Expected<std::size_t>
write_adopted(Connection& connection, const std::vector<TableLog>& tables, Secrets secrets);

} // namespace tabuleiro::store
