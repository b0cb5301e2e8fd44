// The outside programs of every game.
#pragma once

#include <algorithm>
#include <cassert>

#include "programs/games/all_own_programs.hpp"
#include "programs/player/own_programs.hpp"
#include "programs/player/protocol_dialogue.hpp"

namespace tabuleiro::programs {

// Whether programs that speak this play the game.
template <Game G>
bool plays(Protocol protocol) {
    const auto& own = OwnPrograms<G>::protocols;
    return protocol == Protocol::Program ||
           std::find(own.begin(), own.end(), protocol) != own.end();
}

// Requires: programs that speak the setup's protocol play the game.
template <Game G>
std::unique_ptr<Program<G>> make_program(ProgramSetup setup) {
    assert(plays<G>(setup.protocol));
    if (setup.protocol != Protocol::Program) {
        return OwnPrograms<G>::make(std::move(setup));
    }
    auto dialogue = [options = setup.options] {
        return std::make_unique<ProtocolDialogue<G>>(options);
    };
    return std::make_unique<DialogueProgram<G>>(std::move(setup), std::move(dialogue));
}

} // namespace tabuleiro::programs
