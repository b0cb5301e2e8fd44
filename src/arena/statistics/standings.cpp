#include "arena/statistics/standings.hpp"

#include <algorithm>
#include <numeric>

namespace tabuleiro::arena {
namespace {

void count(Tally& tally, int half_points) {
    ++(half_points == 2 ? tally.wins : half_points == 1 ? tally.draws : tally.losses);
}

} // namespace

Standings standings(int players, const std::vector<PlayedGame>& games) {
    const auto size = static_cast<std::size_t>(players);
    Standings found{std::vector<Tally>(size),
                    std::vector<std::vector<Tally>>(size, std::vector<Tally>(size)),
                    {}};
    for (const PlayedGame& game : games) {
        const auto first = static_cast<std::size_t>(game.seats.first);
        const auto second = static_cast<std::size_t>(game.seats.second);
        count(found.first, game.half_points);
        count(found.totals[first], game.half_points);
        count(found.totals[second], 2 - game.half_points);
        count(found.against[first][second], game.half_points);
        count(found.against[second][first], 2 - game.half_points);
    }
    return found;
}

std::vector<int> Standings::order() const {
    std::vector<int> numbers(totals.size());
    std::iota(numbers.begin(), numbers.end(), 0);
    const auto share = [&](int player) {
        const Tally& tally = totals[static_cast<std::size_t>(player)];
        return tally.games() == 0 ? 0.0 : tally.half_points() / (2.0 * tally.games());
    };
    std::stable_sort(numbers.begin(), numbers.end(),
                     [&](int a, int b) { return share(a) > share(b); });
    return numbers;
}

} // namespace tabuleiro::arena
