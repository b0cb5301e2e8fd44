#include "store/ratings/ratings.hpp"

#include "store/people/row_reading.hpp"

namespace tabuleiro::store {
namespace {

#define SELECT_RATINGS                                                                             \
    "SELECT person, game, rating, deviation, volatility, games, last_game FROM ratings "

StoredRating rating_in(const sql::Rows& rows, int row) {
    return {rows.text(row, 0), rows.text(row, 1),   rows.real(row, 2),  rows.real(row, 3),
            rows.real(row, 4), rows.number(row, 5), rows.number(row, 6)};
}

} // namespace

Expected<std::optional<StoredRating>>
rating_of(sql::Transaction& transaction, const std::string& person, const std::string& game) {
    return first_in(
        transaction.run(SELECT_RATINGS "WHERE person = $1 AND game = $2", {person, game}),
        rating_in);
}

Expected<std::vector<StoredRating>> ratings_of(sql::Transaction& transaction,
                                               const std::string& person) {
    return all_in(transaction.run(SELECT_RATINGS "WHERE person = $1 ORDER BY game", {person}),
                  rating_in);
}

Expected<std::vector<StoredRating>> all_ratings(sql::Transaction& transaction) {
    return all_in(transaction.run(SELECT_RATINGS "ORDER BY person, game"), rating_in);
}

Expected<void> set_rating(sql::Transaction& transaction, const StoredRating& rating) {
    return nothing_of(transaction.run(
        "INSERT INTO ratings (person, game, rating, deviation, volatility, games, last_game)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (person, game) DO UPDATE SET"
        " rating = excluded.rating, deviation = excluded.deviation,"
        " volatility = excluded.volatility, games = excluded.games,"
        " last_game = excluded.last_game",
        {rating.person, rating.game, rating.rating, rating.deviation, rating.volatility,
         rating.games, rating.last_game}));
}

Expected<void> remove_rating(sql::Transaction& transaction, const std::string& person,
                             const std::string& game) {
    return nothing_of(
        transaction.run("DELETE FROM ratings WHERE person = $1 AND game = $2", {person, game}));
}

} // namespace tabuleiro::store
