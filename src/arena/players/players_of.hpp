// The players of each game: random moves, the computer's levels, and outside programs.
#pragma once

#include <memory>

#include "arena/players/level_player.hpp"
#include "arena/players/program_player.hpp"
#include "arena/players/random_player.hpp"
#include "arena/schedule/plan.hpp"
#include "programs/player/programs_of.hpp"

namespace tabuleiro::arena {

ProgramSetup program_setup(const PlayerSpec& player, const Plan& plan,
                           const ProgramSurroundings& surroundings);

// The player's level by its number, or the number of a name; none if it is something else.
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
std::unique_ptr<PlayerOf<G>> make_player(const PlayerSpec& player, const Plan& plan,
                                         const ProgramSurroundings& surroundings) {
    if (player.kind == PlayerKind::Engine) {
        return std::make_unique<ProgramPlayer<G>>(
            programs::make_program<G>(program_setup(player, plan, surroundings)));
    }
    if (const auto level = level_of<G>(player)) {
        return std::make_unique<LevelPlayer<G>>(*level);
    }
    assert(player.kind == PlayerKind::Random);
    return std::make_unique<RandomPlayer<G>>();
}

template <HasComputer G>
Expected<void> admit_player(const PlayerSpec& player, const Plan& plan,
                            const ProgramSurroundings& surroundings) {
    if (player.kind == PlayerKind::Random) {
        return {};
    }
    if (const auto level = level_of<G>(player)) {
        if (player.kind == PlayerKind::Profile || *level <= Computer<G>::highest_level) {
            return {};
        }
        return fail("The levels of {game} are 1 to {most}.", G::id, Computer<G>::highest_level);
    }
    if (player.kind == PlayerKind::Engine && programs::plays<G>(player.protocol)) {
        const auto program = programs::make_program<G>(program_setup(player, plan, surroundings));
        if (const auto started = program->start(Cancellation()); !started) {
            return fail("The engine '{player}' does not start: {detail}", player.name,
                        programs::full_detail(started.error()));
        }
        return {};
    }
    if (player.kind == PlayerKind::Engine) {
        return fail("'{player}': {game} has no programs of the kind {protocol}.", player.name,
                    G::id, to_text(player.protocol));
    }
    return fail("There is no player '{player}' of {game}.", player.name, G::id);
}

} // namespace tabuleiro::arena
