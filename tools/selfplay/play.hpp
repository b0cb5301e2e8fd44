// Plays the engine against itself on all cores, from random openings.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "engines/chess/evaluation/networks.hpp"

namespace tabuleiro::roque {

struct PlayRequest {
    std::filesystem::path name; // of the files, without their numbers
    int threads = 1;
    int seconds = 60;
    std::uint64_t games = 0;    // at most; 0: as many as the time allows
    std::uint64_t nodes = 1000; // per move; the iteration that passes them is finished
    std::uint64_t seed = 1;
    NetworkPtr network; // none: the tapered evaluation
    std::size_t part_bytes = std::size_t{15} << 20;
};

// Returns a report for people. Throws std::runtime_error if the files cannot be written.
std::string play(const PlayRequest& request);

} // namespace tabuleiro::roque
