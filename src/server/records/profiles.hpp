// What is read for profiles, as the JSON of the answers.
#pragma once

#include <string>
#include <vector>

#include "server/people/allowed_transactions.hpp"
#include "server/records/reader.hpp"

namespace tabuleiro::server {

Answer read_profile(store::sql::Transaction& transaction, const Identity& who,
                    const std::string& person, store::WallTime now);

// The graph of a person's rating in a game.
Answer read_rating_points(store::sql::Transaction& transaction, const Identity& who,
                          const std::string& person, const std::string& game, store::WallTime now);

// The most even opponents for a person: a level, and one of these people.
Answer read_even_opponents(store::sql::Transaction& transaction, const std::string& person,
                           const std::string& game, const std::vector<std::string>& people,
                           store::WallTime now);

// Who plays at a table, with their ratings as far as the reader may see them. Requires: the reader
// may see the table.
Answer read_table_people(store::sql::Transaction& transaction, const Identity& who,
                         const std::string& table, store::WallTime now);

Answer read_table_ratings(store::sql::Transaction& transaction, const std::string& table);

// For the copy of everything about a person: what they hide, ratings, results by opponent, replies
// that they have prepared, and what the log says about them, without names of others.
Expected<std::string> written_records(store::sql::Transaction& transaction,
                                      const std::string& person, store::WallTime now);

} // namespace tabuleiro::server
