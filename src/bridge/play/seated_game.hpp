// A program at a table: what the house says becomes turns for the program, its answers become
// decisions. In a game with secrets it is told its seat's view and nothing else.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "bridge/play/turn_time.hpp"
#include "programs/session/program_setup.hpp"

namespace tabuleiro::bridge {

// A move as the house reads it.
struct Play {
    std::string move;
};
struct Resign {};
struct ClaimDraw {};
// The program has failed.
struct Fault {
    Reason why;
    std::string last_line; // that it wrote before; empty if none
};
// The table is not what we take it for; the program is not to blame.
struct Misunderstood {
    Error why;
};
// Nothing is to be done: it is too late, or the answer is no longer wanted.
struct Nothing {
    bool late = false;
};

using Decision = std::variant<Nothing, Play, Resign, ClaimDraw, Fault, Misunderstood>;

// One thread at a time uses it: the one that has made it.
class SeatedGame {
  public:
    SeatedGame() = default;
    SeatedGame(const SeatedGame&) = delete;
    SeatedGame& operator=(const SeatedGame&) = delete;
    virtual ~SeatedGame() = default;

    // Asks the program for its move. Requires: it is its turn.
    virtual Decision decide(const TableState& state, const TurnTime& time,
                            const programs::Cancellation& cancellation) = 0;
    virtual void game_over(const SeenResult& result) = 0;
};

// Requires: programs with that protocol play the game.
std::unique_ptr<SeatedGame> make_seated_game(std::string_view game, programs::ProgramSetup setup);

// The games of the list that programs with this protocol play.
std::vector<std::string> games_of(programs::Protocol protocol);

// Whether the program can be run, speaks its protocol and plays the game.
[[nodiscard]] tl::expected<void, programs::Failure> try_out(std::string_view game,
                                                            programs::ProgramSetup setup);

} // namespace tabuleiro::bridge
