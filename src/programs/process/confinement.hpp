// What confines a program while it runs. src/programs/sandbox implements it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/error.hpp"

namespace tabuleiro::programs {

struct Command;

// Of one running program. When it is destroyed, nothing is left of what the program started.
class Confinement {
  public:
    Confinement() = default;
    Confinement(const Confinement&) = delete;
    Confinement& operator=(const Confinement&) = delete;
    virtual ~Confinement() = default;

    // The command to run instead: it runs the program, confined. It has no environment.
    virtual const std::vector<std::string>& arguments() const = 0;
    // Between fork and exec, before anything of the program runs: async-signal-safe calls only.
    // Descriptors from 3 on are closed on exec unless this changes it. Returns 0 or the errno.
    virtual int enter() const = 0;
    // The status of the program, which the command that ran it passed on.
    virtual int program_status(int status) const = 0;
    // What the program has run into: "The program used more than 512 MB of memory."; none: nothing
    // that we know of. `status` is the command's.
    virtual std::optional<Reason> broken_limit(int status) const = 0;
};

class Confiner {
  public:
    Confiner() = default;
    Confiner(const Confiner&) = default;
    Confiner& operator=(const Confiner&) = default;
    virtual ~Confiner() = default;

    // Prepares one start; if it fails, the program must not run.
    [[nodiscard]] virtual Expected<std::unique_ptr<Confinement>>
    confine(const Command& command) const = 0;
};

} // namespace tabuleiro::programs
