// The search's signature: the nodes it needs for fixed positions at a fixed depth, one thread.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engines/chess/evaluation/networks.hpp"

namespace tabuleiro::roque {

inline constexpr int bench_depth = 10;
inline constexpr std::size_t bench_megabytes = 16;

struct BenchResult {
    std::uint64_t nodes = 0;
    std::int64_t milliseconds = 0;
};

BenchResult bench(int depth = bench_depth, const NetworkPtr& network = default_network());

} // namespace tabuleiro::roque
