// A game with all that the arena needs of it, without the game's own types.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "arena/game/game_record.hpp"
#include "arena/process/traffic_log.hpp"
#include "arena/schedule/plan.hpp"
#include "core/error.hpp"

namespace tabuleiro::arena {

// Where one game at a time is played; it keeps its players between games. One thread uses it.
class Table {
  public:
    virtual ~Table() = default;
    // None: broken off.
    virtual std::optional<GameRecord> play(const GameJob& job,
                                           const Cancellation& cancellation) = 0;
};

class Hall {
  public:
    virtual ~Hall() = default;

    virtual std::string_view game() const = 0;
    // The computer's levels are 1 to this.
    virtual int highest_level() const = 0;
    // Whether the game has such a player; an engine is started, greeted and ended.
    [[nodiscard]] virtual Expected<void> admit(const PlayerSpec& player, const Plan& plan,
                                               const std::shared_ptr<TrafficLog>& log) const = 0;
    // The plan must outlive the table.
    virtual std::unique_ptr<Table> table(const Plan& plan,
                                         std::shared_ptr<TrafficLog> log) const = 0;

    // The opening if it can be played, its moves as the game itself writes them.
    [[nodiscard]] virtual Expected<Opening> checked(const Opening& opening) const = 0;
    // So many random moves after which neither side is better by more than `balance`.
    virtual Opening random_opening(int plies, int balance, std::uint64_t seed) const = 0;
};

// The hall of a game by its name; none if there is no such game.
const Hall* find_hall(std::string_view game);
std::vector<std::string_view> game_names();

} // namespace tabuleiro::arena
