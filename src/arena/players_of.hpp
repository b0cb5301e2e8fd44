// The players that each game has.
#pragma once

#include <memory>

#include "arena/engine_player.hpp"
#include "arena/plan.hpp"
#include "arena/random_player.hpp"

namespace tabuleiro::arena {

EngineSetup engine_setup(const PlayerSpec& player, const Plan& plan,
                         std::shared_ptr<TrafficLog> log);

// Requires: admit_player has admitted it.
template <Game G>
std::unique_ptr<PlayerOf<G>> make_player(const PlayerSpec& player, const Plan& plan,
                                         const std::shared_ptr<TrafficLog>& log) {
    if constexpr (std::is_same_v<G, chess::Chess>) {
        if (player.kind == PlayerKind::Engine) {
            return std::make_unique<EnginePlayer>(engine_setup(player, plan, log));
        }
    }
    assert(player.kind == PlayerKind::Random);
    return std::make_unique<RandomPlayer<G>>();
}

template <Game G>
Expected<void> admit_player(const PlayerSpec& player, const Plan& plan,
                            const std::shared_ptr<TrafficLog>& log) {
    if (player.kind == PlayerKind::Random) {
        return {};
    }
    if constexpr (std::is_same_v<G, chess::Chess>) {
        if (player.kind == PlayerKind::Engine) {
            EnginePlayer engine(engine_setup(player, plan, log));
            if (const auto started = engine.start(); !started) {
                return fail("The engine '" + player.name +
                            "' does not start: " + started.error().detail);
            }
            return {};
        }
    }
    return fail("There is no player '" + player.name + "' of " + std::string(G::id) + ".");
}

} // namespace tabuleiro::arena
