// A player: anything that is asked for a move and answers.
#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

#include "arena/game/ending.hpp"
#include "arena/players/player_limits.hpp"
#include "arena/process/cancellation.hpp"
#include "arena/process/dialogue.hpp"
#include "core/game.hpp"
#include "record/record.hpp"

namespace tabuleiro::arena {

struct NoRecord {};

// A turn, limited to what the player to move may know. Only players of open games get the record:
// it contains every secret.
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
struct Failed {
    Reason reason;
    std::string detail;
};
struct Cancelled {};

template <Game G>
struct Answer {
    std::variant<typename G::Move, Resigned, Claimed, Failed, Cancelled> what;
    Span used{}; // from the request to the answer
    Thought thought{};
};

template <Game G>
class PlayerOf {
  public:
    PlayerOf() = default;
    PlayerOf(const PlayerOf&) = delete;
    PlayerOf& operator=(const PlayerOf&) = delete;
    virtual ~PlayerOf() = default;

    // Gets ready for a game that starts from this position; fails if it cannot.
    [[nodiscard]] virtual tl::expected<void, Failed>
    new_game(const typename G::Position& start, const PlayerLimits& limits, std::uint64_t seed) = 0;
    virtual Answer<G> choose(const Turn<G>& turn) = 0;
    virtual void game_over(std::string_view /*result*/, std::string_view /*reason*/) {}
};

} // namespace tabuleiro::arena
