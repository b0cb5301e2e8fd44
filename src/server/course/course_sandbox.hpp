// The sandbox in which the house builds and runs what students hand in: a full one, or none.
#pragma once

#include <filesystem>
#include <mutex>
#include <optional>

#include "course/build.hpp"
#include "course/workspace.hpp"

namespace tabuleiro::server {

class CourseSandbox { // thread-safe
  public:
    // `socket`: of the service that runs programs; empty: there is none. `folder`: where it sees
    // programs; empty: they lie among the temporary files.
    CourseSandbox(std::filesystem::path socket, std::filesystem::path folder)
        : socket_(std::move(socket)), folder_(std::move(folder)) {}

    // Tries it out, until that succeeds once. Not for network threads.
    [[nodiscard]] Expected<course::Confine> find();
    // Requires: it was found.
    course::Workspace workspace() const;
    // Why nothing can be run, as far as it was tried.
    std::optional<Reason> trouble() const;

  private:
    const std::filesystem::path socket_;
    const std::filesystem::path folder_;
    mutable std::mutex mutex_;
    std::optional<course::Confine> found_;
    course::Workspace workspace_;
    std::optional<Reason> trouble_;
};

} // namespace tabuleiro::server
