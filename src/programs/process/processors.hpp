// Which processors threads and programs run on.
#pragma once

#include <vector>

namespace tabuleiro::programs {

// Those that this process may use; processors that share a core are beside each other.
std::vector<int> usable_processors();

// As many groups of equal size; none if there are fewer processors.
std::vector<std::vector<int>> divided(const std::vector<int>& processors, int groups);

// The calling thread, and every thread and program that it starts from now on, runs on these alone.
// Throws std::system_error if it cannot.
void keep_to_processors(const std::vector<int>& processors);

} // namespace tabuleiro::programs
