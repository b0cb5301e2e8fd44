// What a pattern evaluation of Reversi learns from: positions with their expected final margins.
#pragma once

#include <string>
#include <vector>

#include "games/reversi/position.hpp"

namespace tabuleiro::reversi::learning {

// In a file as it is in memory.
struct Sample {
    Squares own = 0; // of the player to move
    Squares other = 0;
    float margin = 0;       // of the player to move
    std::uint32_t held = 0; // 1: not learned from, but used to measure what was learned
};
static_assert(sizeof(Sample) == 24);

inline Position position_of(const Sample& sample) {
    return Position::from({sample.own, sample.other}, Player::First).value();
}

std::vector<Sample> read_samples(const std::vector<std::string>& paths);
void write_samples(const std::string& path, const std::vector<Sample>& samples);

} // namespace tabuleiro::reversi::learning
