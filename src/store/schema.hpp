// The tables and indexes of the database, and the steps that bring older databases up to date.
//
// The file says its own version (SQLite's user_version). Version N becomes N + 1 by one step,
// written once and never changed again; a new shape is a new step at the end of the list in
// schema.cpp.
#pragma once

#include "store/sqlite.hpp"

namespace tabuleiro::store {

// What this program writes.
int schema_version();

// Fails if the file holds something else than a store, or one that only a newer program knows;
// changes nothing. The version of a file without anything in it is 0.
[[nodiscard]] Expected<int> version_of(Connection& connection);

// Brings the file from that version to this program's, in one transaction.
[[nodiscard]] Expected<void> migrate(Connection& connection, int version);

} // namespace tabuleiro::store
