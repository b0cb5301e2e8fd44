// The sandbox in which the house builds and runs what students hand in: a full one, or none.
#pragma once

#include <filesystem>
#include <mutex>
#include <optional>

#include "course/build.hpp"

namespace tabuleiro::server {

class CourseSandbox { // thread-safe
  public:
    // `socket`: of the service that runs programs; empty: there is none.
    explicit CourseSandbox(std::filesystem::path socket) : socket_(std::move(socket)) {}

    // Tries it out, until that succeeds once. Not for network threads.
    [[nodiscard]] Expected<course::Confine> find();
    // Why nothing can be run, as far as it was tried.
    std::optional<Reason> trouble() const;

  private:
    const std::filesystem::path socket_;
    mutable std::mutex mutex_;
    std::optional<course::Confine> found_;
    std::optional<Reason> trouble_;
};

} // namespace tabuleiro::server
