#include "arena/schedule/knockout.hpp"

#include "league/knockout/knockout.hpp"

namespace tabuleiro::arena {
namespace {

// A pair of games is a game of the league's encounter.
league::KnockoutState state(const Plan& plan, const std::vector<Played>& so_far) {
    league::KnockoutRules rules;
    rules.games = plan.pairs;
    rules.most_extensions = max_extra_pairs;
    rules.third_place = plan.third_place;
    std::vector<league::KnockoutGame> games;
    for (const Played& played : so_far) {
        const auto& [round, a, b, opening] = played.fixture;
        games.push_back({round, static_cast<std::size_t>(a), static_cast<std::size_t>(b),
                         played.half_points - 2});
    }
    return league::knockout(plan.players.size(), rules, games);
}

} // namespace

std::vector<Fixture> knockout_fixtures(const Plan& plan, const std::vector<Played>& so_far) {
    std::vector<Fixture> fixtures;
    const league::KnockoutState now = state(plan, so_far);
    for (const league::KnockoutEncounter& encounter : now.rounds.back()) {
        for (int pair = encounter.played; pair < encounter.played + encounter.open; ++pair) {
            fixtures.push_back({encounter.round, static_cast<int>(encounter.better),
                                static_cast<int>(*encounter.other), pair});
        }
    }
    return fixtures;
}

std::vector<int> knockout_places(const Plan& plan, const std::vector<Played>& so_far) {
    const league::KnockoutState now = state(plan, so_far);
    return now.over() ? std::vector<int>(now.places.begin(), now.places.end()) : std::vector<int>{};
}

std::optional<int> knockout_winner(const Plan& plan, const std::vector<Played>& so_far) {
    const auto places = knockout_places(plan, so_far);
    return places.empty() ? std::nullopt : std::optional(places.front());
}

} // namespace tabuleiro::arena
