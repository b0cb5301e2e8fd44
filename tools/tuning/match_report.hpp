// A match's result in a line.
#pragma once

#include <fmt/format.h>

#include <string>

#include "league/statistics/pentanomial.hpp"
#include "tuning/match.hpp"

namespace tabuleiro::tuning {

inline league::Pentanomial pentanomial(const Tally& tally) {
    league::Pentanomial results;
    for (std::size_t i = 0; i < results.pairs.size(); ++i) {
        results.pairs[i] = static_cast<std::uint64_t>(tally.pairs[i]);
    }
    return results;
}

inline std::string report(const Tally& tally) {
    const auto found = league::strength(pentanomial(tally));
    return fmt::format("{} games, {} won, {} drawn, {} lost: {:+.0f} Elo [{:+.0f}, {:+.0f}]; pairs "
                       "{} {} {} {} {}",
                       tally.won + tally.drawn + tally.lost, tally.won, tally.drawn, tally.lost,
                       found.elo, found.elo95.low, found.elo95.high, tally.pairs[0], tally.pairs[1],
                       tally.pairs[2], tally.pairs[3], tally.pairs[4]);
}

} // namespace tabuleiro::tuning
