// A program with its arguments, and what surrounds it when it runs.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "programs/process/confinement.hpp"

namespace tabuleiro::programs {

struct Command {
    std::vector<std::string> arguments; // the program first
    std::string directory{};            // empty: ours
    // Where its standard error is appended; empty: nowhere. Of a confined program it is the
    // beginning, and comes when it has ended.
    std::string error_file{};
    std::shared_ptr<const Confiner> confiner{}; // runs it in a sandbox; none: it is trusted
    // Its output is a terminal, to which programs write each line at once; to a pipe, those that
    // were written for people keep their lines until they have many.
    bool terminal = false;
    // A descriptor; once it is readable, nobody waits for the program any more. -1: none.
    int cancel = -1;
};

} // namespace tabuleiro::programs
