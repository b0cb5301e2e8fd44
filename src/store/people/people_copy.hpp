// Everything about people, their tournaments and the course as rows, to be moved from one store to
// another and compared. Attempts at codes are not in it: they would be forgotten soon anyway.
// Entries of histories (history/history_copy.hpp) and files of hand-ins (course/file_copy.hpp) are
// copied apart, since they are many or large.
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
