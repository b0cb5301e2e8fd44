// The players of each game: random moves, the computer's levels, and programs if the game has a
// protocol for them.
#pragma once

#include <memory>

#include "arena/players/engine_player.hpp"
#include "arena/players/level_player.hpp"
#include "arena/players/random_player.hpp"
#include "arena/schedule/plan.hpp"

namespace tabuleiro::arena {

template <class G>
concept HasPrograms = std::derived_from<EnginePlayer, PlayerOf<G>>;

EngineSetup engine_setup(const PlayerSpec& player, const Plan& plan,
                         std::shared_ptr<TrafficLog> log);

// The player's level, given by number or by name; none if it is something else.
template <HasComputer G>
std::optional<int> level_of(const PlayerSpec& player) {
    if constexpr (NamesLevels<G>) {
        if (player.kind == PlayerKind::Profile) {
            return Computer<G>::level_named(player.profile);
        }
    }
    return player.kind == PlayerKind::Level ? std::optional(player.level) : std::nullopt;
}

// Requires: admit_player has accepted it.
template <HasComputer G>
std::unique_ptr<PlayerOf<G>> make_player(const PlayerSpec& player,
                                         [[maybe_unused]] const Plan& plan,
                                         [[maybe_unused]] const std::shared_ptr<TrafficLog>& log) {
    if constexpr (HasPrograms<G>) {
        if (player.kind == PlayerKind::Engine) {
            return std::make_unique<EnginePlayer>(engine_setup(player, plan, log));
        }
    }
    if (const auto level = level_of<G>(player)) {
        return std::make_unique<LevelPlayer<G>>(*level);
    }
    assert(player.kind == PlayerKind::Random);
    return std::make_unique<RandomPlayer<G>>();
}

template <HasComputer G>
Expected<void> admit_player(const PlayerSpec& player, [[maybe_unused]] const Plan& plan,
                            [[maybe_unused]] const std::shared_ptr<TrafficLog>& log) {
    if (player.kind == PlayerKind::Random) {
        return {};
    }
    if (const auto level = level_of<G>(player)) {
        if (*level <= Computer<G>::highest_level) {
            return {};
        }
        return fail("The levels of {game} are 1 to {most}.", G::id, Computer<G>::highest_level);
    }
    if constexpr (HasPrograms<G>) {
        if (player.kind == PlayerKind::Engine) {
            EnginePlayer engine(engine_setup(player, plan, log));
            if (const auto started = engine.start(); !started) {
                return fail("The engine '{player}' does not start: {detail}", player.name,
                            started.error().detail);
            }
            return {};
        }
    }
    return fail("There is no player '{player}' of {game}.", player.name, G::id);
}

} // namespace tabuleiro::arena
