// The sandbox: a foreign program runs only inside it.
//
// bubblewrap gives it namespaces of its own (no network, no process but its own) and a file system
// in which there is nothing but /usr, its own folder, and a small /tmp; the kernel's limits and a
// control group bound what it uses; a filter of system calls keeps it from what no player needs.
// As root, every running program has a user of its own. There is no way around: where a part of it
// does not work, no program runs (docs/programs/sandbox.md).
//
// A Command with a sandbox as its confiner runs inside it.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "programs/process/child.hpp"
#include "programs/sandbox/control_group.hpp"
#include "programs/sandbox/sandbox_limits.hpp"

namespace tabuleiro::programs {

// Weak: without a control group. Memory and processor time are limited for each process, not for
// the program; good enough for programs that we know, not for those that strangers hand in.
enum class SandboxStrength : std::uint8_t { Weak, Full };

class Sandbox final : public Confiner {
  public:
    enum class Groups : std::uint8_t { IfAvailable, Never };

    // Tries it out with a program of the machine; fails with what is missing and how to get it.
    [[nodiscard]] static Expected<std::shared_ptr<const Sandbox>>
    find(const SandboxLimits& limits = {}, Groups groups = Groups::IfAvailable);

    // The same sandbox for a program with other limits.
    std::shared_ptr<const Sandbox> with(const SandboxLimits& limits) const;

    SandboxStrength strength() const {
        return groups_ ? SandboxStrength::Full : SandboxStrength::Weak;
    }
    // Why it is weak; none: it is not.
    const std::optional<Error>& weakness() const { return weakness_; }
    const SandboxLimits& limits() const { return limits_; }

    [[nodiscard]] Expected<std::unique_ptr<Confinement>>
    confine(const Command& command) const override;

  private:
    explicit Sandbox(const SandboxLimits& limits) : limits_(limits) {}
    [[nodiscard]] Expected<void> try_out() const;

    SandboxLimits limits_;
    std::shared_ptr<const ControlGroups> groups_; // none: weak
    std::optional<Error> weakness_;
};

} // namespace tabuleiro::programs
