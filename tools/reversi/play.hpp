// Games of the computer against itself, as samples.
#pragma once

#include "player.hpp"
#include "sample.hpp"

namespace tabuleiro::reversi::learning {

struct SelfPlay {
    Evaluation evaluation;
    Thinking thinking{};
    double seconds = 60;
    int threads = 1;
    std::uint64_t seed = 1;
    // How much of a sample's margin is what followed; the rest is its own search's score. The
    // scores of the terms are no margins, so with them only what followed counts.
    double following = 1;
};

struct Played {
    int games = 0;
    std::vector<Sample> samples;
};

Played play(const SelfPlay& terms);

} // namespace tabuleiro::reversi::learning
