// The tournament between the computer's strategies: every shooter fires at every placement's
// boards, the same boards for all. Runs on many threads; the result follows from the seed alone.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/error.hpp"
#include "engines/wargame/shooter.hpp"

namespace tabuleiro::wargame {

struct TournamentSetup {
    Size size{};
    Counts counts{}; // of p2 boards; on p1 boards a shooter is given the random counts
    std::vector<Placement> placements{Placement::P1, Placement::P2};
    std::vector<Firing> firings{Firing::D1, Firing::D2, Firing::D3, Firing::D4};
    Effort effort = brisk_effort;
    int games = 1000; // boards per placement
    int threads = 1;
    std::uint64_t seed = 1;
};

// How one shooter did on the boards of one placement: how often it took a given number of shots.
struct Pairing {
    Placement placement = Placement::P1;
    Firing firing = Firing::D1;
    std::array<std::uint64_t, max_cells + 1> games_by_shots{};

    // "p2d4"
    std::string name() const;
    std::uint64_t games() const;
    double mean() const;
    // Of the sample, 0 for a single game.
    double standard_deviation() const;
    // Half the width of the mean's 95 % confidence interval.
    double ci95() const;
    int best() const;
    int worst() const;
};

// Called now and then, from one thread at a time, with the number of finished games.
using Progress = std::function<void(std::uint64_t done, std::uint64_t total)>;

// The pairings, placement by placement. Fails if a p2 board cannot be placed.
Expected<std::vector<Pairing>> play_tournament(const TournamentSetup& setup,
                                               const Progress& progress);

// One game to the end: the shots it took. Requires: the setup's size and counts are the board's.
int shots_to_sink(const Board& board, const ShooterSetup& setup);

} // namespace tabuleiro::wargame
