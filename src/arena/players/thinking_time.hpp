// How much of its clock one of our own players spends on a move.
#pragma once

#include <optional>

#include "arena/players/player.hpp"
#include "record/thinking_time.hpp"

namespace tabuleiro::arena {

// None without a clock.
template <Game G>
std::optional<Duration> thinking_time(const Turn<G>& turn) {
    const auto left = turn.left[turn.seat];
    if (!left) {
        return std::nullopt;
    }
    return tabuleiro::thinking_time(turn.limits[turn.seat].clock, *left, turn.moves_to_control);
}

// Runs a function and returns how much of the player's time it took: none without a clock, so that
// the record can be reproduced from its seed.
template <Game G, class Function>
auto timed(const Turn<G>& turn, Function&& function, Span& used) {
    const auto began = std::chrono::steady_clock::now();
    auto result = function();
    const auto took = std::chrono::duration_cast<Span>(std::chrono::steady_clock::now() - began);
    used = turn.limits[turn.seat].timed() ? took : Span::zero();
    return result;
}

} // namespace tabuleiro::arena
