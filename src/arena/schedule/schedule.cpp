#include "arena/schedule/schedule.hpp"

#include <algorithm>
#include <utility>

#include "arena/schedule/knockout.hpp"
#include "arena/schedule/swiss.hpp"
#include "league/round_robin/berger.hpp"
#include "league/team_match/team_match.hpp"

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

// The rounds of the Berger table in the order in which results files have always had them: the
// first player has the place that does not move, and the others move on by one place from round to
// round. With an odd number one place is empty.
std::vector<Fixture> round_robin_fixtures(const Plan& plan) {
    const int players = static_cast<int>(plan.players.size());
    const int places = players + players % 2;
    const int rounds = places - 1;
    const auto table = league::berger_table(static_cast<std::size_t>(places));
    const auto player_at = [&](std::size_t place) {
        return place + 1 == static_cast<std::size_t>(places) ? 0 : static_cast<int>(place) + 1;
    };
    std::vector<Fixture> fixtures;
    for (int pair = 0; pair < plan.pairs; ++pair) {
        for (int round = 0; round < rounds; ++round) {
            // In the table everybody moves on by half a circle.
            const int in_table = 2 * (round + rounds - 1) % rounds;
            for (const league::SwissBoard& board : table[static_cast<std::size_t>(in_table)]) {
                int a = player_at(board.first);
                int b = player_at(board.second);
                if (b == 0) {
                    std::swap(a, b);
                }
                if (a < players && b < players) {
                    fixtures.push_back({pair * rounds + round, a, b, pair});
                }
            }
        }
    }
    return fixtures;
}

// The first half of the players is one team, the second half the other.
std::vector<Fixture> team_match_fixtures(const Plan& plan) {
    const std::size_t boards = plan.players.size() / 2;
    std::vector<Fixture> fixtures;
    for (int pair = 0; pair < plan.pairs; ++pair) {
        for (const league::TeamBoard& board : league::team_boards(boards, pair)) {
            const int home = static_cast<int>(board.board);
            const int guest = static_cast<int>(boards + board.board);
            fixtures.push_back(board.first == league::Team::Home
                                   ? Fixture{pair, home, guest, pair}
                                   : Fixture{pair, guest, home, pair});
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
    case Format::TeamMatch:
        return so_far.empty() ? team_match_fixtures(plan) : std::vector<Fixture>{};
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
    case Format::TeamMatch:
        return plan.pairs * (players / 2);
    case Format::Swiss:
        return plan.pairs * (players / 2) * (plan.rounds > 0 ? plan.rounds : usual_rounds(players));
    case Format::Knockout:
        break; // ties are played off
    }
    return std::nullopt;
}

} // namespace tabuleiro::arena
