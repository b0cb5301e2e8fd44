// A game as the arena uses it, without the game's own types.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "arena/game/game_record.hpp"
#include "arena/programs.hpp"
#include "arena/schedule/plan.hpp"
#include "core/error.hpp"

namespace tabuleiro::arena {

// Plays one game at a time and keeps its players between games. Used by one thread.
class GameSlot {
  public:
    virtual ~GameSlot() = default;
    // None: the game was cancelled.
    virtual std::optional<GameRecord> play(const GameJob& job,
                                           const Cancellation& cancellation) = 0;
};

class ArenaGame {
  public:
    virtual ~ArenaGame() = default;

    virtual std::string_view id() const = 0;
    // The computer's levels are 1 to this.
    virtual int highest_level() const = 0;
    // Whether the game has such a player; an engine is started, greeted and ended.
    [[nodiscard]] virtual Expected<void> admit(const PlayerSpec& player, const Plan& plan,
                                               const ProgramSurroundings& surroundings) const = 0;
    // The plan must outlive the slot.
    virtual std::unique_ptr<GameSlot> slot(const Plan& plan,
                                           ProgramSurroundings surroundings) const = 0;

    // The opening if it can be played, its moves in the game's own notation.
    [[nodiscard]] virtual Expected<Opening> checked(const Opening& opening) const = 0;
    // This many random moves after which neither side is better by more than `balance`.
    virtual Opening random_opening(int plies, int balance, std::uint64_t seed) const = 0;
};

// The game with this name; null if there is none.
const ArenaGame* find_game(std::string_view game);
std::vector<std::string_view> game_names();

} // namespace tabuleiro::arena
