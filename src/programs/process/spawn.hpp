// Starts a process: everything between fork and exec.
#pragma once

#include "programs/process/command.hpp"

namespace tabuleiro::programs {

// Descriptors that become the standard ones of a process.
struct StandardEnds {
    int input = -1;
    int output = -1;
    int error = -1;
};

// The number of the new process, which is the leader of a process group of its own, dies with the
// calling thread, and must be reaped. It inherits these descriptors and no other. `confinement` is
// what the command's confiner made for it; null: it is trusted.
[[nodiscard]] Expected<int> spawn(const Command& command, const Confinement* confinement,
                                  const StandardEnds& ends);

} // namespace tabuleiro::programs
