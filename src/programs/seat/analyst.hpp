// A program that is asked what it thinks of positions, one after the other, of a game of any kind
// without secrets.
//
// It is started when first asked, and again after a failure. As Program (player/program.hpp) it
// blocks, and belongs to one thread at a time.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "programs/process/cancellation.hpp"
#include "programs/seat/game_so_far.hpp"
#include "programs/session/failure.hpp"
#include "programs/session/program_setup.hpp"

namespace tabuleiro::programs {

// From the player to move.
struct FoundVariation {
    std::vector<std::string> moves{}; // as the game writes them: legal, at least one
    int depth = 0;
    std::optional<int> centipawns{};
    std::optional<int> mate{}; // in moves; negative: they are mated
};

struct PositionQuestion {
    GameSoFar game;
    Duration time{0}; // to think
};

class Analyst {
  public:
    Analyst() = default;
    Analyst(const Analyst&) = delete;
    Analyst& operator=(const Analyst&) = delete;
    virtual ~Analyst() = default;

    // The best first; at least one. Fails also if it was cancelled. Requires: there is a legal
    // move.
    [[nodiscard]] virtual tl::expected<std::vector<FoundVariation>, Failure>
    find(const PositionQuestion& question, const Cancellation& cancellation) = 0;
};

// Null if there is no such game without secrets, or programs of the setup's protocol do not play
// it.
std::unique_ptr<Analyst> make_analyst(std::string_view game, const ProgramSetup& setup);

} // namespace tabuleiro::programs
