// How many units each factor near a king adds to its danger; the weights `danger` say what the sum
// is worth. They are set by hand: the sum is not linear in them, so the tuner leaves them alone.
#pragma once

#include <array>

namespace tabuleiro::roque::danger_units {

// By role, pawn to king.
inline constexpr std::array<int, 6> attacker{0, 80, 52, 44, 12, 0};
inline constexpr std::array<int, 6> safe_check{0, 760, 620, 1000, 720, 0};

inline constexpr int base = 40;
inline constexpr int ring_attack = 68;
inline constexpr int weak_ring = 180;
inline constexpr int unsafe_check = 130;
inline constexpr int pinned = 95;
inline constexpr int flank_attack = 12;
inline constexpr int no_queen = -860;
inline constexpr int knight_defends = -95;
inline constexpr int step = 64; // units a row of `danger`

} // namespace tabuleiro::roque::danger_units
