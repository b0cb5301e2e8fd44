// What a score means in results: the expected one, and won, drawn and lost games in a thousand.
#pragma once

#include <cmath>

#include "engines/chess/search/score.hpp"

namespace tabuleiro::roque {

// The expected result, 0 to 1, on the scale that evaluations are tuned and trained to.
inline constexpr double ten_to_one = 400; // points for odds of ten to one
inline double expected_result(double points) {
    return 1 / (1 + std::pow(10.0, -points / ten_to_one));
}

struct Chances {
    int win = 0;
    int draw = 0;
    int loss = 0;
};

// Two logistic curves, one for winning and one for losing; their sum agrees with the expected
// result.
inline Chances chances_of(Score score) {
    constexpr double even_chance = 160; // a score with which half of the games are won
    constexpr double spread = 75;
    const auto permille = [&](double points) {
        return static_cast<int>(
            std::lround(1000.0 / (1.0 + std::exp((even_chance - points) / spread))));
    };
    Chances chances;
    chances.win = is_win(score) ? 1000 : is_loss(score) ? 0 : permille(score);
    chances.loss = is_loss(score) ? 1000 : is_win(score) ? 0 : permille(-score);
    chances.draw = 1000 - chances.win - chances.loss;
    return chances;
}

} // namespace tabuleiro::roque
