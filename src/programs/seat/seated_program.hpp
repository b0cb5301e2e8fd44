// A program in a seat of a game of any kind: the seam between programs, which play one game each,
// and a house, for which games and moves are texts.
//
// It is told what has been played so far with every turn, and is started, or told where the game
// stands, whenever it does not know: at first, after a failure, after moves were taken back. As
// Program (player/program.hpp) it blocks, and belongs to one thread at a time.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/player.hpp"
#include "programs/player/turn.hpp"
#include "programs/seat/game_so_far.hpp"
#include "programs/session/program_setup.hpp"

namespace tabuleiro::programs {

struct SeatTurn {
    GameSoFar game; // secrets included; the program is told its view
    Player seat = Player::First;
    ByPlayer<TimeControl> time;
    ByPlayer<std::optional<Duration>> left; // as it was at `measured`
    TimePoint measured{};
    std::optional<int> moves_to_control;
};

// In a game without a clock a program has this long for each move.
inline constexpr Duration usual_move_time{1'000};

// The move as text; it is legal.
using SeatAnswer = std::variant<std::string, Resigned, Claimed, Failure, Cancelled>;

class SeatedProgram {
  public:
    SeatedProgram() = default;
    SeatedProgram(const SeatedProgram&) = delete;
    SeatedProgram& operator=(const SeatedProgram&) = delete;
    virtual ~SeatedProgram() = default;

    virtual SeatAnswer choose(const SeatTurn& turn, const Cancellation& cancellation) = 0;
};

// Null if there is no such game, or programs of the setup's protocol do not play it.
std::unique_ptr<SeatedProgram> seat_program(std::string_view game, const ProgramSetup& setup);

} // namespace tabuleiro::programs
