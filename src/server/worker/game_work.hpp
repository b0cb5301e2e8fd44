// Games of the course, as a worker plays them (docs/workers.md): it gets the programs from the
// house, compares their files with their hashes, and runs them in the sandbox.
#pragma once

#include <filesystem>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <string>

#include "course/assignment.hpp"
#include "course/build.hpp"
#include "course/workspace.hpp"
#include "house/work/game_job.hpp"
#include "programs/process/cancellation.hpp"
#include "programs/session/program_setup.hpp"

namespace tabuleiro::server {

class GameWork {
  public:
    // The packed files of a program, as they come from the house.
    using Fetch = std::function<Expected<std::string>(const std::string& hash)>;

    // Fails if this machine has no full sandbox. `socket`: of the service that runs programs, which
    // sees them in `folder`; both are empty if there is none.
    [[nodiscard]] static Expected<std::unique_ptr<GameWork>>
    prepare(const std::filesystem::path& socket, const std::filesystem::path& folder);

    // Plays until the rules end the game, or something else happens: a program fails, resigns or
    // is late, which the house will see for itself. Fails if a program is not the one of its hash,
    // or it was cancelled. Blocks; from several threads.
    [[nodiscard]] Expected<house::TimedMoves> play(const house::GameJob& job, const Fetch& fetch,
                                                   const programs::Cancellation& cancellation);

  private:
    struct Unpacked;
    using UnpackedPtr = std::shared_ptr<const Unpacked>;

    GameWork(course::Confine confine, course::Workspace workspace)
        : confine_(std::move(confine)), workspace_(std::move(workspace)) {}

    UnpackedPtr find(const std::string& hash);
    [[nodiscard]] Expected<UnpackedPtr> program(const std::string& hash, const Fetch& fetch,
                                                const course::FileLimits& limits);

    const course::Confine confine_;
    const course::Workspace workspace_;
    std::mutex mutex_;
    std::list<UnpackedPtr> unpacked_; // the one that was used last first
};

} // namespace tabuleiro::server
