// The margins that games may tune, by name. How: docs/roque-tuning.md.
#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace tabuleiro::roque {

struct Tunable {
    std::string_view name;
    double value = 0; // in margins.hpp
    double low = 0;
    double high = 0;
    double step = 0; // about the smallest change whose effect games can show
    bool whole = true;
};

// In the order of margins.hpp.
std::span<const Tunable> tunables();

// In a tuning build margins are variables; otherwise they are constants.
#ifdef TABULEIRO_TUNABLE
inline constexpr bool margins_are_tunable = true;
#else
inline constexpr bool margins_are_tunable = false;
#endif

// A value for each of tunables(), in their order.
using MarginValues = std::vector<double>;

MarginValues usual_margins();

// From now on searches of this thread use them; whole ones are rounded. A search with several
// threads would use them in the first one only. Requires: they are usual, or can be changed.
void use_margins(const MarginValues& values);

} // namespace tabuleiro::roque
