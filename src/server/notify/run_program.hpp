// Runs a program of the administrator's, without a shell.
#pragma once

#include <atomic>
#include <chrono>
#include <filesystem>
#include <string>

#include "core/error.hpp"

namespace tabuleiro::server {

// Starts the program with the text as its standard input and waits until it has ended. What it
// prints is discarded. It has no open file of ours and of the environment only PATH, HOME and LANG.
// After the time limit, or as soon as `stop` is set, it is killed with everything it has started.
// Fails if it could not be started, did not end in time, or ended with another status than 0.
// Requires: the input is short (a pipe holds 64 kB), and SIGPIPE is ignored.
[[nodiscard]] Expected<void> run_program(const std::filesystem::path& program,
                                         const std::string& input, std::chrono::milliseconds limit,
                                         const std::atomic<bool>& stop);

} // namespace tabuleiro::server
