// A number for the middlegame and one for the endgame, added and scaled as one.
#pragma once

#include <cstdint>

namespace tabuleiro::roque {

// Both halves in one integer: the endgame in the high 16 bits, the middlegame in the low ones.
class Term {
  public:
    constexpr Term() = default;
    constexpr Term(int middlegame, int endgame)
        : packed_(static_cast<std::int32_t>(static_cast<std::uint32_t>(endgame) << 16) +
                  middlegame) {}

    constexpr int middlegame() const {
        return static_cast<std::int16_t>(static_cast<std::uint16_t>(packed_));
    }
    constexpr int endgame() const {
        return static_cast<std::int16_t>(
            static_cast<std::uint16_t>(static_cast<std::uint32_t>(packed_ + 0x8000) >> 16));
    }

    constexpr Term& operator+=(Term other) {
        packed_ += other.packed_;
        return *this;
    }
    constexpr Term& operator-=(Term other) {
        packed_ -= other.packed_;
        return *this;
    }
    friend constexpr Term operator+(Term a, Term b) { return a += b; }
    friend constexpr Term operator-(Term a, Term b) { return a -= b; }
    friend constexpr Term operator*(Term a, int n) {
        a.packed_ *= n;
        return a;
    }
    friend constexpr bool operator==(Term, Term) = default;

  private:
    std::int32_t packed_ = 0;
};

} // namespace tabuleiro::roque
