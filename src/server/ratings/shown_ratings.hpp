// Ratings as the page shows them: "1480 ± 60", at the moment of the answer.
#pragma once

#include "core/json_writer.hpp"
#include "league/rating_pool.hpp"
#include "server/ratings/stored_ratings.hpp"

namespace tabuleiro::server {

struct ShownRating {
    std::int64_t rating = 0;
    std::int64_t interval = 0; // to each side
    bool provisional = false;
    std::int64_t games = 0;

    friend bool operator==(const ShownRating&, const ShownRating&) = default;
};

ShownRating shown_rating(const league::Rating& rating);
// As it is now, after the rest since the last game.
ShownRating shown_rating(const store::StoredRating& stored, store::WallTime now);
// None before the first rated game.
[[nodiscard]] Expected<std::optional<ShownRating>>
shown_rating_of(store::sql::Transaction& transaction, const std::string& person,
                const std::string& game, store::WallTime now);

// {"rating", "interval", "provisional", "games"}
void write_rating(JsonWriter& out, const ShownRating& rating);
// The same, or null.
void write_rating(JsonWriter& out, const std::optional<ShownRating>& rating);

} // namespace tabuleiro::server
