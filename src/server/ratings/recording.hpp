// Writes what follows from finished games: histories, results by opponent, ratings.
//
// A function of the store alone, in one transaction: it may be called at any time, by any node, and
// after any crash, and records each game once, in the order of the finish numbers.
#pragma once

#include "store/history/finished_games.hpp"

namespace tabuleiro::server {

// Records at most so many games. Answers whether there may be more.
[[nodiscard]] Expected<bool> record_games(store::sql::Transaction& transaction, std::size_t most);

} // namespace tabuleiro::server
