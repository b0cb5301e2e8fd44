// Where a program's files are inside the sandbox: its folder is /program there, read-only, and
// programs of the machine are where they are outside, in /usr.
#pragma once

#include <string>
#include <vector>

#include "programs/process/child.hpp"

namespace tabuleiro::programs {

struct Placement {
    static constexpr const char* inside = "/program";

    std::string folder;                 // outside, without symbolic links; empty: none is needed
    std::vector<std::string> arguments; // as they are inside; the program first, with its path
    std::string directory;              // inside: where it starts
};

// The folder is the command's directory. Without one it is that of the first file that the command
// names outside /usr, so that both `./engine` and `python3 bots/mine.py` do. It must be a folder of
// the program's own: a whole disk or home is refused.
[[nodiscard]] Expected<Placement> place(const Command& command);

} // namespace tabuleiro::programs
