// The rating of each person in each game, as their last rated game left it (docs/ratings.md). The
// store computes nothing: it keeps numbers to the last bit.
#pragma once

#include <string>
#include <vector>

#include "store/sql/transaction.hpp"
#include "store/stored.hpp"

namespace tabuleiro::store {

struct StoredRating {
    std::string person;
    std::string game;
    double rating = 0;
    double deviation = 0;
    double volatility = 0;
    std::int64_t games = 0; // rated ones
    WallTime last_game = 0;

    friend bool operator==(const StoredRating&, const StoredRating&) = default;
};

// None before the first rated game.
[[nodiscard]] Expected<std::optional<StoredRating>>
rating_of(sql::Transaction& transaction, const std::string& person, const std::string& game);
// By game.
[[nodiscard]] Expected<std::vector<StoredRating>> ratings_of(sql::Transaction& transaction,
                                                             const std::string& person);
// Of all people, in the order of their ids.
[[nodiscard]] Expected<std::vector<StoredRating>> all_ratings(sql::Transaction& transaction);
[[nodiscard]] Expected<void> set_rating(sql::Transaction& transaction, const StoredRating& rating);
[[nodiscard]] Expected<void> remove_rating(sql::Transaction& transaction, const std::string& person,
                                           const std::string& game);

} // namespace tabuleiro::store
