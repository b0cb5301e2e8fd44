// A seeded random generator that gives the same numbers on every machine and compiler.
//
// xoshiro256** (Blackman and Vigna), seeded through SplitMix64. The standard library's engines
// are portable but its distributions are not, so drawing below a bound, and shuffling, are here.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>

namespace tabuleiro {

// One step of SplitMix64: advances the state, returns a well mixed number.
constexpr std::uint64_t split_mix(std::uint64_t& state) {
    std::uint64_t z = (state += 0x9E3779B97F4A7C15);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
}

class Rng {
  public:
    using result_type = std::uint64_t;

    explicit constexpr Rng(std::uint64_t seed) {
        for (std::uint64_t& word : state_) {
            word = split_mix(seed);
        }
    }

    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }

    constexpr result_type operator()() {
        const std::uint64_t result = rotate(state_[1] * 5, 7) * 9;
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = rotate(state_[3], 45);
        return result;
    }

    // Uniform in [0, bound), without bias. Requires: bound > 0.
    constexpr std::uint64_t below(std::uint64_t bound) {
        assert(bound > 0);
        const std::uint64_t tail = (0 - bound) % bound; // 2^64 mod bound: these would be too many
        std::uint64_t number = (*this)();
        while (number < tail) {
            number = (*this)();
        }
        return number % bound;
    }

    // Uniform in [0, 1), of 53 bits.
    constexpr double unit() { return static_cast<double>((*this)() >> 11) * 0x1p-53; }

    // An independent generator, for one of several threads or games.
    constexpr Rng split() { return Rng((*this)()); }

    // Fisher and Yates, the same order everywhere.
    template <class Range>
    constexpr void shuffle(Range& range) {
        for (std::size_t left = std::size(range); left > 1; --left) {
            std::swap(range[left - 1], range[static_cast<std::size_t>(below(left))]);
        }
    }

  private:
    static constexpr std::uint64_t rotate(std::uint64_t x, int k) {
        return (x << k) | (x >> (64 - k));
    }

    std::array<std::uint64_t, 4> state_{};
};

} // namespace tabuleiro
