// Between ratings as the store keeps them and the mathematics of src/league.
#pragma once

#include <string>

#include "league/rating_pool.hpp"
#include "store/history/history.hpp"
#include "store/ratings/ratings.hpp"

namespace tabuleiro::server {

// The ratings of a game with its calibrated levels, and nobody in it yet. Requires: there is such a
// game.
league::RatingPool rating_pool(const std::string& game);

league::KnownRating known_rating(const store::StoredRating& stored);
store::StoredRating stored_rating(const std::string& person, const std::string& game,
                                  const league::KnownRating& known);

// An opponent as histories write it: a person, level-3, or empty.
std::string opponent_text(const std::string& person, const std::string& level);
// None of a visitor.
std::optional<league::Contestant> contestant_of(const std::string& opponent);
std::optional<int> level_of(const std::string& opponent);

// What the game did to its people's ratings, in the pool and as it is stored. Requires: the pool
// knows everybody in the game who has a rating. None if the game cannot be rated.
std::optional<ByPlayer<std::optional<store::RatingChange>>>
rate_game(league::RatingPool& pool, const league::RatedGame& game);

} // namespace tabuleiro::server
