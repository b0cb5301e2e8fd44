#include "server/ratings/shown_ratings.hpp"

#include <cmath>

namespace tabuleiro::server {

ShownRating shown_rating(const league::Rating& rating) {
    return {std::llround(rating.strength.rating), std::llround(rating.margin()),
            rating.is_provisional(), static_cast<std::int64_t>(rating.games)};
}

ShownRating shown_rating(const store::StoredRating& stored, store::WallTime now) {
    league::RatingPool pool = rating_pool(stored.game);
    pool.set_known(stored.person, known_rating(stored));
    return shown_rating(*pool.rating(stored.person, now));
}

Expected<std::optional<ShownRating>> shown_rating_of(store::sql::Transaction& transaction,
                                                     const std::string& person,
                                                     const std::string& game, store::WallTime now) {
    return store::rating_of(transaction, person, game)
        .map([now](const std::optional<store::StoredRating>& stored) {
            return stored ? std::optional(shown_rating(*stored, now)) : std::nullopt;
        });
}

void write_rating(JsonWriter& out, const ShownRating& rating) {
    out.open_object().key("rating").number(rating.rating);
    out.key("interval").number(rating.interval);
    out.key("provisional").boolean(rating.provisional);
    out.key("games").number(rating.games).close_object();
}

void write_rating(JsonWriter& out, const std::optional<ShownRating>& rating) {
    if (rating) {
        write_rating(out, *rating);
    } else {
        out.null();
    }
}

} // namespace tabuleiro::server
