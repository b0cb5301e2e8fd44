// The shape of the database, and how older shapes become the present one.
//
// The database says its own version, and the oldest version whose programs can use it: so that the
// nodes of a house can be replaced one by one. Version N becomes N + 1 by one step, written once
// and never changed again.
#pragma once

#include "store/postgresql/connection.hpp"

namespace tabuleiro::store::postgresql {

// What this program writes.
int schema_version();

// 0: there is nothing in the database. Fails if it belongs to another program, or if only newer
// programs can use it; changes nothing.
[[nodiscard]] Expected<int> version_of(Connection& connection);

// Brings the database to this program's version, in one transaction. One that is newer stays. Where
// several programs do it at the same time, one does it and the others wait.
[[nodiscard]] Expected<void> migrate(Connection& connection);

} // namespace tabuleiro::store::postgresql
