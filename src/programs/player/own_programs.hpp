// The programs that play one game alone. A game that has them specialises OwnPrograms
// (programs/games/NAME_programs.hpp):
//
//     protocols      what they speak
//     make(setup)    such a program. Requires: it speaks one of those protocols
//     objection(...) why such a program cannot play from a first position, if there are any that it
//                    cannot play from: known before it is started
#pragma once

#include <array>
#include <memory>

#include "programs/dialogue/protocol.hpp"
#include "programs/player/program.hpp"

namespace tabuleiro::programs {

template <Game G>
struct OwnPrograms {
    static constexpr std::array<Protocol, 0> protocols{};
    static std::unique_ptr<Program<G>> make(ProgramSetup) { return nullptr; }
};

} // namespace tabuleiro::programs
