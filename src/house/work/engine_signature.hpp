// A short text that is the same for two programs if their engines evaluate alike. It is found by
// evaluating some positions of every game without secrets, which takes some seconds.
#pragma once

#include <string>

namespace tabuleiro::house {

// Measured once. From any thread.
const std::string& engine_signature();

} // namespace tabuleiro::house
