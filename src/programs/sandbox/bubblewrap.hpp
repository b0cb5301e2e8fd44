// The command line of bubblewrap that runs a program in the sandbox.
#pragma once

#include <string>
#include <vector>

#include "programs/sandbox/placement.hpp"
#include "programs/sandbox/sandbox_limits.hpp"

namespace tabuleiro::programs {

struct BubblewrapTerms {
    std::string folder; // where the program's folder is to be found; empty: it has none
    SandboxLimits limits;
    bool in_group = false; // a control group limits all processes together
    int filter = -1;       // the descriptor of the system call filter
};

std::vector<std::string> bubblewrap_command(const Placement& placement,
                                            const BubblewrapTerms& terms);

inline constexpr const char* bubblewrap_program = "/usr/bin/bwrap";
inline constexpr const char* limits_program = "/usr/bin/prlimit";

} // namespace tabuleiro::programs
