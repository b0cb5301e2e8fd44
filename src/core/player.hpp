// The two seats of every game here, and a pair of values indexed by them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace tabuleiro {

// First moves first, whatever its pieces are called (white, the first fleet). Nothing may assume
// that turns alternate: ask the game who is to move.
enum class Player : std::uint8_t { First, Second };

inline constexpr std::array players{Player::First, Player::Second};

constexpr Player opponent(Player player) {
    return player == Player::First ? Player::Second : Player::First;
}

// One value per player; indexed by Player and by nothing else.
template <class T>
struct ByPlayer {
    T first{};
    T second{};

    constexpr T& operator[](Player player) { return player == Player::First ? first : second; }
    constexpr const T& operator[](Player player) const {
        return player == Player::First ? first : second;
    }

    // Implicitly constexpr where T's is.
    friend bool operator==(const ByPlayer&, const ByPlayer&) = default;
};

} // namespace tabuleiro
