// How much less depth a late quiet move gets.
#pragma once

#include <cstdint>

#include "search/margins.hpp"

namespace tabuleiro::search {

// A null window only asks whether a move beats alpha; an open one wants its value.
enum class WindowKind : std::uint8_t { Null, Open };

// In plies, from 0 to depth - 2. `number`: the move's place in the order, from 0.
int late_reduction(const Pruning& pruning, int depth, int number, WindowKind window, int history);

} // namespace tabuleiro::search
