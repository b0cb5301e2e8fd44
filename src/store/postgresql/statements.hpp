// The statements that write. Each gives one number: how many tables, or events, it wrote.
#pragma once

#include "store/postgresql/connection.hpp"
#include "store/store.hpp"

namespace tabuleiro::store::postgresql {

enum class Origin : std::uint8_t { Here, Elsewhere };

enum class Persons : std::uint8_t { MustBeKnown, MayBeUnknown };

// A table with its seats and events, unless there is one of that id. One from elsewhere has neither
// secrets nor persons.
Command insert_table(const TableLog& log, Origin origin, Persons known);

// The next event of a table, if the table is hosted under this epoch, the number is the next, its
// command is new, and the table had not ended where it ends it.
Command append_event(const std::string& table, Epoch epoch, const Event& event,
                     const std::optional<Finish>& finish);

// The same, if the invitation is for the event's seat and has not been used, and the person is
// known; seats the invitee.
Command append_join(const std::string& table, Epoch epoch, const Invitee& invitee,
                    const Event& event);

// Counts the games of those tables in the standings, if they have ended and were not counted yet.
// One statement for all of them, so that two writers lock the rows of standings in one order. A
// table that was abandoned without a winner, before it began, does not count. Gives nothing.
Command count_games(const std::vector<std::string>& tables);

// Gives those tables the next numbers, if they have ended and a person has a seat there. The
// counter stays locked until the commit, so that numbers are in the order of the commits; this is
// the last statement of a transaction, so that nobody waits for long. Gives nothing.
Command number_finishes(const std::vector<std::string>& tables);

} // namespace tabuleiro::store::postgresql
