// The players that each game has.
#pragma once

#include <memory>

#include "arena/players/chess_level_player.hpp"
#include "arena/players/engine_player.hpp"
#include "arena/players/level_player.hpp"
#include "arena/players/random_player.hpp"
#include "arena/players/war_player.hpp"
#include "arena/schedule/plan.hpp"
#include "engines/chess/strength.hpp"
#include "engines/level.hpp"
#include "engines/renpaarden/opponent.hpp"
#include "engines/xadrez/opponent.hpp"
#include "games/renpaarden/renpaarden.hpp"
#include "games/xadrez/xadrez.hpp"

namespace tabuleiro::arena {

// Who plays a game at a level; specialised for every game.
template <Game G>
struct Levels;

template <>
struct Levels<chess::Chess> {
    static constexpr int highest = roque::highest_level;
    static auto make(int level) { return std::make_unique<ChessLevelPlayer>(level); }
};

template <>
struct Levels<renpaarden::Renpaarden> {
    static constexpr int highest = highest_level;
    static auto make(int level) {
        return std::make_unique<LevelPlayer<renpaarden::Renpaarden, renpaarden::Opponent>>(level);
    }
};

template <>
struct Levels<xadrez::Xadrez> {
    static constexpr int highest = highest_level;
    static auto make(int level) {
        return std::make_unique<LevelPlayer<xadrez::Xadrez, xadrez::Opponent>>(level);
    }
};

// Its levels are its four ways to fire.
template <>
struct Levels<wargame::WarGame> {
    static constexpr int highest = 4;
    static auto make(int level) {
        return std::make_unique<WarPlayer>(static_cast<wargame::Firing>(level));
    }
};

EngineSetup engine_setup(const PlayerSpec& player, const Plan& plan,
                         std::shared_ptr<TrafficLog> log);

// Requires: admit_player has admitted it.
template <Game G>
std::unique_ptr<PlayerOf<G>> make_player(const PlayerSpec& player,
                                         [[maybe_unused]] const Plan& plan,
                                         [[maybe_unused]] const std::shared_ptr<TrafficLog>& log) {
    if constexpr (std::is_same_v<G, chess::Chess>) {
        if (player.kind == PlayerKind::Engine) {
            return std::make_unique<EnginePlayer>(engine_setup(player, plan, log));
        }
    }
    if constexpr (std::is_same_v<G, wargame::WarGame>) {
        if (player.kind == PlayerKind::Profile) {
            return std::make_unique<WarPlayer>(WarPlayer::parse(player.profile).value());
        }
    }
    if (player.kind == PlayerKind::Level) {
        return Levels<G>::make(player.level);
    }
    assert(player.kind == PlayerKind::Random);
    return std::make_unique<RandomPlayer<G>>();
}

template <Game G>
Expected<void> admit_player(const PlayerSpec& player, [[maybe_unused]] const Plan& plan,
                            [[maybe_unused]] const std::shared_ptr<TrafficLog>& log) {
    if (player.kind == PlayerKind::Random) {
        return {};
    }
    if (player.kind == PlayerKind::Level) {
        if (player.level <= Levels<G>::highest) {
            return {};
        }
        return fail("The levels of " + std::string(G::id) + " are 1 to " +
                    std::to_string(Levels<G>::highest) + ".");
    }
    if constexpr (std::is_same_v<G, wargame::WarGame>) {
        if (player.kind == PlayerKind::Profile && WarPlayer::parse(player.profile)) {
            return {};
        }
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
