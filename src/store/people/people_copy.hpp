// Everything about people and their tournaments as rows, to be moved from one store to another and
// compared. Attempts at
// codes are not in it: they would be forgotten soon anyway. Entries of histories are copied apart
// (history/history_copy.hpp), since they are as many as games.
#pragma once

#include <vector>

#include "store/sql/transaction.hpp"

namespace tabuleiro::store {

// Of each table its rows, in the order of their keys; the same for the same people in either
// database.
using PeopleRows = std::vector<sql::Rows>;

[[nodiscard]] Expected<PeopleRows> read_people(sql::Transaction& transaction);
// Rows whose key is there already are left as they are.
[[nodiscard]] Expected<void> write_people(sql::Transaction& transaction, const PeopleRows& people);

} // namespace tabuleiro::store
