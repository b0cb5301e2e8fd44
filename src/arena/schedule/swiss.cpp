#include "arena/schedule/swiss.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <set>

namespace tabuleiro::arena {
namespace {

using Meetings = std::set<std::pair<int, int>>;

bool have_met(const Meetings& meetings, int a, int b) {
    return meetings.count(std::minmax(a, b)) > 0;
}

// Pairs the players in order, each with the next possible one, with backtracking. `strict`: no two
// players meet twice.
bool pair_up(std::vector<int>& waiting, const Meetings& meetings, bool strict, int& budget,
             std::vector<std::pair<int, int>>& pairs) {
    if (waiting.empty()) {
        return true;
    }
    const int first = waiting.front();
    for (std::size_t i = 1; i < waiting.size(); ++i) {
        const int other = waiting[i];
        if (strict && have_met(meetings, first, other)) {
            continue;
        }
        if (--budget < 0) {
            return false;
        }
        std::vector<int> rest(waiting.begin() + 1, waiting.end());
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i) - 1);
        pairs.emplace_back(first, other);
        if (pair_up(rest, meetings, strict, budget, pairs)) {
            return true;
        }
        pairs.pop_back();
    }
    return false;
}

struct History {
    int rounds = 0; // that were played
    Meetings meetings;
    std::vector<int> byes; // by player
    std::vector<int> scores;
};

History history(const Plan& plan, const std::vector<Played>& so_far) {
    const std::size_t players = plan.players.size();
    History found;
    found.byes.resize(players);
    found.scores.resize(players);
    for (const Played& played : so_far) {
        const auto& [round, a, b, opening] = played.fixture;
        found.rounds = std::max(found.rounds, round + 1);
        found.meetings.insert(std::minmax(a, b));
        found.scores[static_cast<std::size_t>(a)] += played.half_points;
        found.scores[static_cast<std::size_t>(b)] += 4 - played.half_points;
    }
    for (int round = 0; round < found.rounds; ++round) {
        for (std::size_t player = 0; player < players; ++player) {
            const bool sat_out =
                std::none_of(so_far.begin(), so_far.end(), [&](const Played& played) {
                    return played.fixture.round == round &&
                           (played.fixture.a == static_cast<int>(player) ||
                            played.fixture.b == static_cast<int>(player));
                });
            if (sat_out) {
                ++found.byes[player];
                found.scores[player] += 4 * plan.pairs;
            }
        }
    }
    return found;
}

} // namespace

std::vector<int> swiss_scores(const Plan& plan, const std::vector<Played>& so_far) {
    return history(plan, so_far).scores;
}

std::vector<Fixture> swiss_round(const Plan& plan, const std::vector<Played>& so_far) {
    const int players = static_cast<int>(plan.players.size());
    const History past = history(plan, so_far);
    if (past.rounds >= (plan.rounds > 0 ? plan.rounds : usual_rounds(players))) {
        return {};
    }
    const auto at = [](const std::vector<int>& values, int player) {
        return values[static_cast<std::size_t>(player)];
    };
    std::vector<int> order(static_cast<std::size_t>(players));
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](int a, int b) { return at(past.scores, a) > at(past.scores, b); });
    if (players % 2 == 1) {
        const auto fewest = *std::min_element(past.byes.begin(), past.byes.end());
        const auto sits_out = std::find_if(order.rbegin(), order.rend(), [&](int player) {
            return at(past.byes, player) == fewest;
        });
        order.erase(std::next(sits_out).base());
    }
    // In the first round the upper half meets the lower half: there are no results yet.
    if (past.rounds == 0) {
        std::vector<int> folded;
        for (std::size_t i = 0; i < order.size() / 2; ++i) {
            folded.push_back(order[i]);
            folded.push_back(order[order.size() / 2 + i]);
        }
        order = std::move(folded);
    }
    std::vector<std::pair<int, int>> pairs;
    int budget = 100'000;
    if (!pair_up(order, past.meetings, /*strict=*/true, budget, pairs)) {
        pairs.clear(); // everyone has met: allow repeats
        budget = 100'000;
        pair_up(order, past.meetings, /*strict=*/false, budget, pairs);
    }
    std::vector<Fixture> fixtures;
    for (int pair = 0; pair < plan.pairs; ++pair) {
        for (const auto& [a, b] : pairs) {
            fixtures.push_back({past.rounds, a, b, past.rounds * plan.pairs + pair});
        }
    }
    return fixtures;
}

} // namespace tabuleiro::arena
