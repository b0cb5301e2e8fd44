// The sandbox of another service: for a house that must not start foreign programs itself.
//
// A small process of ours stands for the program (run_remotely): it hands its descriptors to the
// service, waits, and ends as the program does. When it is killed, so is the program.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "programs/process/command.hpp"
#include "programs/sandbox/sandbox.hpp"

namespace tabuleiro::programs {

class RemoteSandbox final : public Confiner {
  public:
    // Asks the service at the socket what its sandbox is worth; fails if it has none, or does not
    // answer. `runner` is the program whose `run` is run_remotely.
    [[nodiscard]] static Expected<std::shared_ptr<const RemoteSandbox>>
    find(const std::string& socket, const std::string& runner, const SandboxLimits& limits = {});

    std::shared_ptr<const RemoteSandbox> with(const SandboxLimits& limits) const;

    SandboxStrength strength() const {
        return weakness_ ? SandboxStrength::Weak : SandboxStrength::Full;
    }
    const std::optional<Error>& weakness() const { return weakness_; }

    [[nodiscard]] Expected<std::unique_ptr<Confinement>>
    confine(const Command& command) const override;

  private:
    RemoteSandbox() = default;

    std::string socket_;
    std::string runner_;
    SandboxLimits limits_;
    std::optional<Error> weakness_;
};

// What the standing-in process does: SOCKET REASON_DESCRIPTOR LIMITS DIRECTORY ARGUMENT... Returns
// its exit status.
int run_remotely(const std::vector<std::string>& words);

} // namespace tabuleiro::programs
