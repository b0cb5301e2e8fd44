// How much a program in the sandbox may use.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/error.hpp"

namespace tabuleiro::programs {

struct SandboxLimits {
    static constexpr std::uint64_t megabyte = std::uint64_t{1} << 20;

    std::uint64_t memory = 512 * megabyte;   // of all its processes; without a control group: each
    int processes = 32;                      // and threads, at the same time
    int cores = 1;                           // processors' worth of time; only with a control group
    std::chrono::seconds processor{3600};    // time on a processor, of each process
    int files = 64;                          // open in a process at the same time
    std::uint64_t file = 16 * megabyte;      // the largest that it may write
    std::uint64_t temporary = 16 * megabyte; // all files of its /tmp

    friend bool operator==(const SandboxLimits&, const SandboxLimits&) = default;
};

// "memory=1024,processes=64,cores=2": sizes in megabytes, times in seconds. What is not named
// keeps its default.
[[nodiscard]] Expected<SandboxLimits> parse_sandbox_limits(std::string_view text);
// All of them, in the same form.
std::string to_text(const SandboxLimits& limits);

} // namespace tabuleiro::programs
