// The statements that write. Each gives one number: how many tables, or events, it wrote.
#pragma once

#include "store/postgresql/connection.hpp"
#include "store/store.hpp"

namespace tabuleiro::store::postgresql {

enum class Origin : std::uint8_t { Here, Elsewhere };

// A table with its seats and events, unless there is one of that id. One from elsewhere has no
// secrets.
Command insert_table(const TableLog& log, Origin origin);

// The next event of a table, if the table is hosted under this epoch, the number is the next, its
// command is new, and the table had not ended where it ends it.
Command append_event(const std::string& table, Epoch epoch, const Event& event,
                     const std::optional<Finish>& finish);

// The same, if the invitation is for the event's seat and has not been used; seats the invitee.
Command append_join(const std::string& table, Epoch epoch, const Invitee& invitee,
                    const Event& event);

// Counts the games of those tables in the standings, if they have ended and were not counted yet.
// One statement for all of them, so that two writers lock the rows of standings in one order. A
// table that was abandoned without a winner, before it began, does not count. Gives nothing.
Command count_games(const std::vector<std::string>& tables);

} // namespace tabuleiro::store::postgresql
