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
    std::size_t threads = 0;               // 0: one per core
    std::vector<std::string> kinds;        // empty: evaluations and moves
    std::filesystem::path programs_socket; // of the service that runs programs; empty: none
    std::filesystem::path programs_folder; // where that service sees programs
};

// Returns when a signal has come (SIGINT, SIGTERM); jobs that were not finished are given back.
// Fails if the key cannot be read, the house refuses it, or games are wanted and this machine has
// no full sandbox for their programs.
[[nodiscard]] Expected<void> work_for_house(const WorkerOptions& options);

} // namespace tabuleiro::server
