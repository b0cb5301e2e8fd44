#include "house/tournament/performance.hpp"

#include <algorithm>
#include <cmath>

#include "league/pool_ratings/pool_ratings.hpp"

namespace tabuleiro::house::tournament {

namespace {

using Results = std::vector<league::PoolResult>;

// Those who have played, with the numbers by which the results know them.
std::map<EntrantId, league::PlayerNumber> add_results(const TournamentState& state,
                                                      Results& results) {
    std::map<EntrantId, league::PlayerNumber> numbers;
    const auto number_of = [&](EntrantId entrant) {
        return numbers.emplace(entrant, numbers.size()).first->second;
    };
    for (const Round& round : state.rounds) {
        for (const Board& board : round.boards) {
            if (round.started && board.result && !board.result->forfeit) {
                const auto first = number_of(board.seats.first);
                const auto second = number_of(board.seats.second);
                results.push_back(
                    {first, second, half_points_of(board.result, Player::First) / 2.0});
            }
        }
    }
    return numbers;
}

} // namespace

std::map<EntrantId, Performance> performances_of(const TournamentState& state) {
    std::map<EntrantId, Performance> performances;
    Results results;
    const auto numbers = add_results(state, results);
    if (numbers.size() > most_with_performance) {
        return performances;
    }
    const league::PoolRatings pool = league::pool_ratings(numbers.size(), results);
    double shift = 0;
    int rated = 0;
    for (const auto& [entrant, number] : numbers) {
        if (const auto rating = state.find(entrant)->rating) {
            shift += *rating - pool.players[number].elo;
            ++rated;
        }
    }
    const bool is_relative = std::none_of(state.entrants.begin(), state.entrants.end(),
                                          [](const Entrant& entrant) { return entrant.rating; });
    if (rated == 0 && !is_relative) { // there is a scale, and nobody on it has played
        return performances;
    }
    for (const auto& [entrant, number] : numbers) {
        const double base = rated == 0 ? 0 : shift / rated;
        performances[entrant] = {static_cast<int>(std::lround(pool.players[number].elo + base)),
                                 static_cast<int>(std::lround(pool.players[number].error95))};
    }
    return performances;
}

} // namespace tabuleiro::house::tournament
