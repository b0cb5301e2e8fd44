#include "arena/schedule/schedule.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "arena/schedule/knockout.hpp"
#include "arena/schedule/swiss.hpp"

namespace tabuleiro::arena {
namespace {

std::vector<Fixture> match_fixtures(const Plan& plan) {
    std::vector<Fixture> fixtures;
    for (int pair = 0; pair < plan.pairs; ++pair) {
        fixtures.push_back({pair, 0, 1, pair});
    }
    return fixtures;
}

std::vector<Fixture> gauntlet_fixtures(const Plan& plan) {
    std::vector<Fixture> fixtures;
    for (int pair = 0; pair < plan.pairs; ++pair) {
        for (int other = 1; other < static_cast<int>(plan.players.size()); ++other) {
            fixtures.push_back({pair, 0, other, pair});
        }
    }
    return fixtures;
}

// The circle method: one player stays, the others rotate; with an odd number one seat is empty.
std::vector<Fixture> round_robin_fixtures(const Plan& plan) {
    const int players = static_cast<int>(plan.players.size());
    const int seats = players + players % 2;
    std::vector<Fixture> fixtures;
    for (int pair = 0; pair < plan.pairs; ++pair) {
        for (int turn = 0; turn < seats - 1; ++turn) {
            const auto player_at = [&](int seat) {
                return seat == 0 ? 0 : 1 + (seat - 1 + turn) % (seats - 1);
            };
            for (int seat = 0; seat < seats / 2; ++seat) {
                const int a = player_at(seat);
                const int b = player_at(seats - 1 - seat);
                if (a < players && b < players) {
                    fixtures.push_back({pair * (seats - 1) + turn, a, b, pair});
                }
            }
        }
    }
    return fixtures;
}

// Encounters that one side always wins carry no information, so players of very different strength
// do not meet.
bool meet_on_ladder(const Plan& plan, int a, int b) {
    constexpr int reach = 2;
    const auto is_engine = [&](int player) {
        return plan.players[static_cast<std::size_t>(player)].kind == PlayerKind::Engine;
    };
    return b - a <= reach || is_engine(a) || is_engine(b);
}

std::vector<Fixture> ladder_fixtures(const Plan& plan) {
    std::vector<Fixture> fixtures;
    const int players = static_cast<int>(plan.players.size());
    for (int pair = 0; pair < plan.pairs; ++pair) {
        for (int a = 0; a < players; ++a) {
            for (int b = a + 1; b < players; ++b) {
                if (meet_on_ladder(plan, a, b)) {
                    fixtures.push_back({pair, a, b, pair});
                }
            }
        }
    }
    return fixtures;
}

} // namespace

int usual_rounds(int players) {
    int rounds = 1;
    while ((1 << rounds) < players) {
        ++rounds;
    }
    return std::min(rounds + 1, std::max(1, players - 1 + players % 2));
}

std::vector<Fixture> next_fixtures(const Plan& plan, const std::vector<Played>& so_far) {
    switch (plan.format) {
    case Format::Match:
        return so_far.empty() ? match_fixtures(plan) : std::vector<Fixture>{};
    case Format::Gauntlet:
        return so_far.empty() ? gauntlet_fixtures(plan) : std::vector<Fixture>{};
    case Format::RoundRobin:
        return so_far.empty() ? round_robin_fixtures(plan) : std::vector<Fixture>{};
    case Format::Ladder:
        return so_far.empty() ? ladder_fixtures(plan) : std::vector<Fixture>{};
    case Format::Swiss:
        return swiss_round(plan, so_far);
    case Format::Knockout:
        return knockout_fixtures(plan, so_far);
    }
    return {};
}

std::optional<int> total_fixtures(const Plan& plan) {
    const int players = static_cast<int>(plan.players.size());
    switch (plan.format) {
    case Format::Match:
        return plan.pairs;
    case Format::Gauntlet:
        return plan.pairs * (players - 1);
    case Format::RoundRobin:
        return plan.pairs * players * (players - 1) / 2;
    case Format::Ladder:
        return static_cast<int>(ladder_fixtures(plan).size());
    case Format::Swiss:
        return plan.pairs * (players / 2) * (plan.rounds > 0 ? plan.rounds : usual_rounds(players));
    case Format::Knockout:
        break; // ties are played off
    }
    return std::nullopt;
}

} // namespace tabuleiro::arena
