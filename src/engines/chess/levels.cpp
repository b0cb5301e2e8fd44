#include "engines/chess/strength.hpp"

#include <algorithm>
#include <cmath>

namespace tabuleiro::roque {

namespace {

// From 0 at the lowest rating to 1 at the highest.
double share_of(int elo) {
    return static_cast<double>(std::clamp(elo, lowest_elo, highest_elo) - lowest_elo) /
           (highest_elo - lowest_elo);
}

} // namespace

Weakness weakness_at(int elo) {
    const double share = share_of(elo);
    Weakness weakness;
    weakness.nodes = static_cast<std::uint64_t>(60 * std::pow(500.0, share));
    weakness.depth = 1 + static_cast<int>(std::lround(9 * share));
    weakness.lines = static_cast<int>(std::lround(10 - 7 * share));
    weakness.typical_loss = 110 * std::pow(1 - share, 1.6);
    weakness.overlooked = 0.35 * std::pow(1 - share, 1.5);
    return weakness;
}

} // namespace tabuleiro::roque
