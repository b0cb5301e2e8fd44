#include "server/ratings/recording.hpp"

#include "house/rated_game.hpp"
#include "server/ratings/stored_ratings.hpp"

namespace tabuleiro::server {

namespace {

using store::sql::Transaction;

bool has_result(const store::Finish& finish) {
    return finish.winner || finish.ending != to_text(Ending::Abandonment);
}

std::string result_for(Player player, const store::Finish& finish) {
    return !has_result(finish)        ? "none"
           : !finish.winner           ? "drawn"
           : *finish.winner == player ? "won"
                                      : "lost";
}

double score_of_first(const store::Finish& finish) {
    return !finish.winner ? 0.5 : *finish.winner == Player::First ? 1 : 0;
}

ByPlayer<house::PlayedSeat> played_seats(const store::FinishedGame& game) {
    ByPlayer<house::PlayedSeat> seats;
    for (const Player player : players) {
        const store::FinishedSeat& seat = game.seats[player];
        const auto level = level_of(opponent_text("", seat.level));
        seats[player] = {seat.person, level.value_or(0), seat.moved};
    }
    return seats;
}

// The ratings of a game's people change together, by what was known before.
Expected<ByPlayer<std::optional<store::RatingChange>>> rate(Transaction& transaction,
                                                            const store::FinishedGame& game) {
    league::RatingPool pool = rating_pool(game.game);
    league::RatedGame rated{game.number, game.finish.at, {}, score_of_first(game.finish)};
    for (const Player player : players) {
        const store::FinishedSeat& seat = game.seats[player];
        rated.contestants[player] = *contestant_of(opponent_text(seat.person, seat.level));
        const auto known = store::rating_of(transaction, seat.person, game.game);
        if (!known) {
            return tl::unexpected(known.error());
        }
        if (*known) {
            pool.set_known(seat.person, known_rating(**known));
        }
    }
    const auto changes = rate_game(pool, rated);
    if (!changes) {
        return ByPlayer<std::optional<store::RatingChange>>();
    }
    for (const Player player : players) {
        const std::string& person = game.seats[player].person;
        if (!(*changes)[player]) {
            continue;
        }
        const auto written =
            store::set_rating(transaction, stored_rating(person, game.game, *pool.known(person)));
        if (!written) {
            return tl::unexpected(written.error());
        }
    }
    return *changes;
}

Expected<void> record_game(Transaction& transaction, const store::FinishedGame& game) {
    const auto seats = played_seats(game);
    if (!has_result(game.finish) && !(seats.first.moved && seats.second.moved)) {
        return {}; // it never began
    }
    const auto settings = house::parse_settings(game.settings);
    ByPlayer<std::optional<store::RatingChange>> ratings;
    if (settings && house::counts_for_ratings(*settings, seats, has_result(game.finish))) {
        const auto rated = rate(transaction, game);
        if (!rated) {
            return tl::unexpected(rated.error());
        }
        ratings = *rated;
    }
    for (const Player player : players) {
        const store::FinishedSeat& seat = game.seats[player];
        const store::FinishedSeat& other = game.seats[opponent(player)];
        const bool both = seat.person == other.person; // one entry for two at one screen
        if (seat.person.empty() || (both && player == Player::Second)) {
            continue;
        }
        const store::HistoryEntry entry{
            seat.person,
            game.finish.at,
            game.number,
            game.table,
            game.game,
            player,
            both ? "" : opponent_text(other.person, other.level),
            result_for(player, game.finish),
            std::string(settings ? house::speed_of(*settings) : house::speeds[0]),
            settings && settings->visibility == house::Visibility::Listed,
            ratings[player]};
        if (auto added = store::add_history(transaction, entry); !added) {
            return added;
        }
    }
    return {};
}

} // namespace

Expected<bool> record_games(Transaction& transaction, std::size_t most) {
    const auto numbers = store::recorded_numbers(transaction);
    if (!numbers) {
        return tl::unexpected(numbers.error());
    }
    if (numbers->recorded >= numbers->given) {
        return false;
    }
    const auto games = store::finished_games(transaction, numbers->recorded, most);
    if (!games) {
        return tl::unexpected(games.error());
    }
    for (const store::FinishedGame& game : *games) {
        if (auto recorded = record_game(transaction, game); !recorded) {
            return tl::unexpected(recorded.error());
        }
    }
    // Not every number has a game any more: one that was taken over has a new number.
    const bool more = games->size() == most;
    return store::set_recorded(transaction, more ? games->back().number : numbers->given)
        .map([more] { return more; });
}

} // namespace tabuleiro::server
