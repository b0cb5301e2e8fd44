// The limits of the sandbox that a program can run into, and how it is told.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/error.hpp"
#include "programs/sandbox/sandbox_limits.hpp"

namespace tabuleiro::programs {

enum class BrokenLimit : std::uint8_t { Memory, Processes, SystemCall, File, Processor };

Reason to_reason(BrokenLimit limit, const SandboxLimits& limits);

// The reason with this form, if it is one of these.
std::optional<Reason> reason_with_form(std::string_view form, const SandboxLimits& limits);

// Programs that run another report its signal N as a shell does, as status 128 + N. This is the
// status of the other, as waitpid would give it.
int status_behind_shell(int status);

} // namespace tabuleiro::programs
