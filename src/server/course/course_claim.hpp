// One node does the work of the course at a time: how long it claims that work, and how often nodes
// look for it.
#pragma once

#include <chrono>

#include "store/stored.hpp"

namespace tabuleiro::server {

inline constexpr store::WallTime course_claim_time = 30'000; // milliseconds
inline constexpr std::chrono::seconds course_interval{2};

} // namespace tabuleiro::server
