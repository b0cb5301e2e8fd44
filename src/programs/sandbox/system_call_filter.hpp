// Which system calls a program in the sandbox may make, as the kernel's seccomp takes it.
//
// A call that only an attack makes (tracing, mounting, network, kernel modules) ends the program;
// one that some run-time libraries try, and do without, fails.
#pragma once

#include <linux/filter.h>

#include <vector>

#include "core/error.hpp"
#include "files/descriptor.hpp"

namespace tabuleiro::programs {

using SystemCallFilter = std::vector<sock_filter>;

SystemCallFilter system_call_filter();

// The filter in a file without a name, to be read from its beginning.
[[nodiscard]] Expected<Descriptor> file_of(const SystemCallFilter& filter);

} // namespace tabuleiro::programs
