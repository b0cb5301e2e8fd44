// The move of an engine that the house runs, as a job for whoever runs it: the game so far and its
// clocks, as data.
//
// The game is told with all its secrets, since it is the house that runs the engine; what the
// engine itself is told is its seat's view (programs/player/turn.hpp).
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "house/job.hpp"
#include "house/study/move_list.hpp"
#include "record/match.hpp"

namespace tabuleiro::house {

struct EngineTurn {
    std::string table{};
    std::string engine{}; // its name
    Player seat = Player::First;
    MoveList line{}; // the game so far
    ByPlayer<TimeControl> time{};
    ByPlayer<std::optional<Duration>> left{};
    std::optional<int> moves_to_control{};
    bool may_claim_draw = false; // by a rule
};

class EngineMoves {
  public:
    using Ticket = std::uint64_t;
    using Done = std::function<void(const JobResult&)>;

    virtual ~EngineMoves() = default;

    // Calls `done` once, from any thread, unless the job is cancelled. From any thread, as the
    // other.
    virtual Ticket move(EngineTurn turn, Done done) = 0;
    // `done` will not be called, unless it is being called now. Unknown tickets are ignored.
    virtual void cancel(Ticket ticket) = 0;
};

} // namespace tabuleiro::house
