// Two ways to add up an evaluation: as a sum, for playing, and feature by feature, for tuning.
#pragma once

#include <array>

#include "core/player.hpp"
#include "engines/chess/evaluation/weights.hpp"

namespace tabuleiro::roque {

struct Sum {
    Term total; // from white

    template <Player us>
    void add(const Term& weight) {
        us == Player::First ? total += weight : total -= weight;
    }
    template <Player us>
    void add(const Term& weight, int times) {
        us == Player::First ? total += weight* times : total -= weight * times;
    }
};

struct Recorder {
    std::array<int, weight_count> times{};

    // Requires: the weight is one of `weights`.
    template <Player us>
    void add(const Term& weight, int n = 1) {
        const auto which = static_cast<std::size_t>(&weight - flat(weights).data());
        times[which] += us == Player::First ? n : -n;
    }
};

} // namespace tabuleiro::roque
