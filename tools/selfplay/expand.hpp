// Turns games into training positions: only quiet ones.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "game_file.hpp"
#include "position_file.hpp"

namespace tabuleiro::roque {

// How scores and results agree: one row per band of scores, from the side that is ahead.
struct Calibration {
    static constexpr int band = 100;
    struct Row {
        std::uint64_t positions = 0;
        std::uint64_t half_points = 0;
    };
    std::array<Row, 12> rows{};

    void add(int score, int result);
};

struct Expansion {
    std::vector<TrainingPosition> training;
    std::vector<TrainingPosition> holdout; // whole games that training does not see
    std::uint64_t games = 0;
    std::uint64_t unsearched = 0; // left out: moves of random openings,
    std::uint64_t checks = 0;     // positions in check,
    std::uint64_t captures = 0;   // and those whose best move takes or promotes
    Calibration calibration;

    void add(Expansion more);
};

struct ExpandOptions {
    std::uint64_t holdout_every = 0; // hold out the positions of every Nth game (0: none)
    double following = 0;            // share of what followed in a position's score
};

// Adds the positions of games.
void expand(const std::vector<PlayedGame>& games, const ExpandOptions& options,
            Expansion& expansion);

// The scores of a game's moves, each mixed with those that followed it and in the end with the
// result: a share `following` of each is the mixed score of the next move. They are mixed as
// chances, 400 points being odds of ten to one.
std::vector<std::int16_t> mixed_scores(const PlayedGame& game, double following);

std::string report(const Expansion& expansion);

} // namespace tabuleiro::roque
