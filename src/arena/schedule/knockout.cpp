#include "arena/schedule/knockout.hpp"

#include <algorithm>

namespace tabuleiro::arena {
namespace {

// The usual bracket: the best two can only meet in the final. For 4: 0 3 1 2.
std::vector<int> bracket(int size) {
    std::vector<int> order{0};
    while (static_cast<int>(order.size()) < size) {
        const int doubled = static_cast<int>(order.size()) * 2;
        std::vector<int> wider;
        for (const int seed : order) {
            wider.push_back(seed);
            wider.push_back(doubled - 1 - seed);
        }
        order = std::move(wider);
    }
    return order;
}

struct Encounter {
    int pairs = 0;
    int half_points = 0; // of a
};

Encounter met(const std::vector<Played>& so_far, int round, int a, int b) {
    Encounter found;
    for (const Played& played : so_far) {
        if (played.fixture.round == round && played.fixture.a == a && played.fixture.b == b) {
            ++found.pairs;
            found.half_points += played.half_points;
        }
    }
    return found;
}

// What is still to be played in this round, and who advances.
struct Round {
    std::vector<Fixture> open;
    std::vector<int> winners; // complete if nothing is open
};

Round judge_round(const Plan& plan, const std::vector<Played>& so_far, int number,
                  const std::vector<int>& field) {
    Round round;
    const int players = static_cast<int>(plan.players.size());
    for (std::size_t i = 0; i + 1 < field.size(); i += 2) {
        const int a = std::min(field[i], field[i + 1]);
        const int b = std::max(field[i], field[i + 1]);
        if (b >= players) { // a bye
            round.winners.push_back(a);
            continue;
        }
        const Encounter encounter = met(so_far, number, a, b);
        const int lead = encounter.half_points - 2 * encounter.pairs;
        const int extra = encounter.pairs - plan.pairs;
        if (extra < 0) {
            for (int pair = encounter.pairs; pair < plan.pairs; ++pair) {
                round.open.push_back({number, a, b, pair});
            }
        } else if (lead == 0 && extra < max_extra_pairs) {
            round.open.push_back({number, a, b, encounter.pairs});
        } else {
            round.winners.push_back(lead >= 0 ? a : b);
        }
    }
    return round;
}

// The state of the tournament according to the results: open fixtures, or a winner.
struct State {
    std::vector<Fixture> open;
    int winner = 0;
};

State state(const Plan& plan, const std::vector<Played>& so_far) {
    int size = 1;
    while (size < static_cast<int>(plan.players.size())) {
        size *= 2;
    }
    std::vector<int> field = bracket(size);
    for (int number = 0; field.size() > 1; ++number) {
        Round round = judge_round(plan, so_far, number, field);
        if (!round.open.empty()) {
            return {std::move(round.open)};
        }
        field = std::move(round.winners);
    }
    return {{}, field.front()};
}

} // namespace

std::vector<Fixture> knockout_fixtures(const Plan& plan, const std::vector<Played>& so_far) {
    return state(plan, so_far).open;
}

std::optional<int> knockout_winner(const Plan& plan, const std::vector<Played>& so_far) {
    const State now = state(plan, so_far);
    return now.open.empty() ? std::optional(now.winner) : std::nullopt;
}

} // namespace tabuleiro::arena
