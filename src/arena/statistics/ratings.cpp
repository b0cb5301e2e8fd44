#include "arena/statistics/ratings.hpp"

namespace tabuleiro::arena {

Ratings rate(int players, const std::vector<Played>& pairs, std::optional<Anchor> anchor) {
    constexpr int games_of_a_pair = 2;
    std::vector<league::PoolResult> results;
    for (const Played& played : pairs) {
        results.push_back({static_cast<league::PlayerNumber>(played.fixture.a),
                           static_cast<league::PlayerNumber>(played.fixture.b),
                           played.half_points / 4.0});
    }
    std::optional<league::PoolAnchor> fixed;
    if (anchor) {
        fixed = {static_cast<league::PlayerNumber>(anchor->player), anchor->elo};
    }
    return league::pool_ratings(static_cast<std::size_t>(players), results, games_of_a_pair, fixed);
}

} // namespace tabuleiro::arena
