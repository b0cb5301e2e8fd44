// Programs that play the War Game as its assignment asks for it, in two dialogues
// (docs/protocols/wargame.md):
//
//     PROGRAM -t 9x9 -j 1 -p 2 -1 1 ...    has a fleet and answers shots
//     PROGRAM -t 9x9 -j 2 -d 3 -1 1 ...    fires and is told what it hit
//
// The fleet that it places is the one that its first dialogue gives away to shots at every cell, so
// that it is the house that keeps it and answers for it. The second dialogue fires its shots, all
// in one process from the first shot on. It is told the answers to its own shots and nothing else.
#pragma once

#include "games/wargame/wargame.hpp"
#include "programs/player/own_programs.hpp"

namespace tabuleiro::programs {

template <>
struct OwnPrograms<wargame::WarGame> {
    static constexpr std::array protocols{Protocol::Assignment};
    static std::unique_ptr<Program<wargame::WarGame>> make(ProgramSetup setup);
};

} // namespace tabuleiro::programs
