// A signed integer of several words: sums and comparisons, as lexicographic weights need them.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace tabuleiro::league {

template <std::size_t words>
class WideInteger {
  public:
    constexpr WideInteger() = default;
    constexpr WideInteger(std::int64_t value) { // NOLINT(google-explicit-constructor): an integer
        words_.fill(value < 0 ? ~std::uint64_t{0} : 0);
        words_[0] = static_cast<std::uint64_t>(value);
    }

    // value * 2^bits, for a value whose bits stay inside.
    static constexpr WideInteger shifted(std::int64_t value, std::size_t bits) {
        WideInteger result(value);
        const std::size_t whole = bits / 64;
        const std::size_t part = bits % 64;
        for (std::size_t i = words; i-- > 0;) {
            const std::uint64_t high = i >= whole ? result.words_[i - whole] : 0;
            const std::uint64_t low = i >= whole + 1 ? result.words_[i - whole - 1] : 0;
            result.words_[i] = part == 0 ? high : high << part | low >> (64 - part);
        }
        return result;
    }

    constexpr WideInteger& operator+=(const WideInteger& other) {
        unsigned carry = 0;
        for (std::size_t i = 0; i < words; ++i) {
            const std::uint64_t sum = words_[i] + other.words_[i];
            const std::uint64_t with_carry = sum + carry;
            carry =
                static_cast<unsigned>(sum < words_[i]) + static_cast<unsigned>(with_carry < sum);
            words_[i] = with_carry;
        }
        return *this;
    }
    constexpr WideInteger& operator-=(const WideInteger& other) {
        unsigned borrow = 0;
        for (std::size_t i = 0; i < words; ++i) {
            const std::uint64_t difference = words_[i] - other.words_[i];
            const std::uint64_t with_borrow = difference - borrow;
            borrow = static_cast<unsigned>(words_[i] < other.words_[i]) +
                     static_cast<unsigned>(difference < borrow);
            words_[i] = with_borrow;
        }
        return *this;
    }
    friend constexpr WideInteger operator+(WideInteger a, const WideInteger& b) { return a += b; }
    friend constexpr WideInteger operator-(WideInteger a, const WideInteger& b) { return a -= b; }

    // Of a value that is not negative.
    constexpr WideInteger half() const {
        WideInteger result;
        for (std::size_t i = 0; i < words; ++i) {
            const std::uint64_t above = i + 1 < words ? words_[i + 1] << 63 : 0;
            result.words_[i] = words_[i] >> 1 | above;
        }
        return result;
    }

    friend constexpr bool operator==(const WideInteger&, const WideInteger&) = default;
    friend constexpr std::strong_ordering operator<=>(const WideInteger& a, const WideInteger& b) {
        const auto top_a = static_cast<std::int64_t>(a.words_[words - 1]);
        const auto top_b = static_cast<std::int64_t>(b.words_[words - 1]);
        if (top_a != top_b) {
            return top_a <=> top_b;
        }
        for (std::size_t i = words - 1; i-- > 0;) {
            if (a.words_[i] != b.words_[i]) {
                return a.words_[i] <=> b.words_[i];
            }
        }
        return std::strong_ordering::equal;
    }

  private:
    std::array<std::uint64_t, words> words_{}; // the lowest first
};

} // namespace tabuleiro::league
