// A worker: takes jobs from a house over HTTP and does them, until it is told to stop or the house
// does not want it any more.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "core/error.hpp"

namespace tabuleiro::server {

struct WorkerOptions {
    std::string house; // its URL
    std::filesystem::path key_file;
    std::size_t threads = 0;        // 0: one per core
    std::vector<std::string> kinds; // empty: all
};

// Returns when a signal has come (SIGINT, SIGTERM); jobs that were not finished are given back.
// Fails if the key cannot be read or the house refuses it.
[[nodiscard]] Expected<void> work_for_house(const WorkerOptions& options);

} // namespace tabuleiro::server
