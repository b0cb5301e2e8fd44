// What a player is told of a game, and what it answers. Both are limited to what its seat may know:
// only in open games is there a first position or a record to be told, because they contain every
// secret.
#pragma once

#include <optional>
#include <type_traits>
#include <variant>

#include "core/game.hpp"
#include "programs/dialogue/dialogue.hpp"
#include "programs/dialogue/player_limits.hpp"
#include "programs/process/cancellation.hpp"
#include "programs/session/session.hpp"
#include "record/record.hpp"

namespace tabuleiro::programs {

struct NoPosition {};
struct NoRecord {};

template <Game G>
struct NewGame {
    const typename G::Options& options;
    std::conditional_t<OpenGame<G>, const typename G::Position&, NoPosition> start;
    Player seat;
    PlayerLimits limits; // of this player
    const Cancellation& cancellation;
    bool ponder = false; // it may think while the opponent does
};

template <Game G>
struct Turn {
    const typename G::View& view;
    std::conditional_t<OpenGame<G>, const Record<G>&, NoRecord> record;
    Player seat;
    ByPlayer<std::optional<Duration>> left;
    ByPlayer<PlayerLimits> limits;
    std::optional<int> moves_to_control;
    // After this the answer no longer counts; none: there is no clock.
    std::optional<Span> deadline;
    const Cancellation& cancellation; // the answer is no longer wanted
};

struct Resigned {};
struct Claimed {
    std::optional<Player> winner;
};

template <Game G>
struct Answer {
    std::variant<typename G::Move, Resigned, Claimed, Failure, Cancelled> what;
    Span used{}; // from the request to the answer
    Thought thought{};
    std::vector<Thought> variations{}; // the best first, where the protocol tells them
};

} // namespace tabuleiro::programs
