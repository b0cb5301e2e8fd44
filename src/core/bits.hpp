// Walking over a set of squares kept in 64 bits.
#pragma once

#include <bit>
#include <cstdint>

namespace tabuleiro {

// for (const Square square : BitRange<Square>(set)), the lowest bit first. Square is an
// enumeration that numbers the bits.
template <class Square>
class BitRange {
  public:
    class Iterator {
      public:
        explicit constexpr Iterator(std::uint64_t left) : left_(left) {}
        constexpr Square operator*() const { return static_cast<Square>(std::countr_zero(left_)); }
        constexpr Iterator& operator++() {
            left_ &= left_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

      private:
        std::uint64_t left_;
    };

    explicit constexpr BitRange(std::uint64_t set) : set_(set) {}
    constexpr Iterator begin() const { return Iterator(set_); }
    static constexpr Iterator end() { return Iterator(0); }

  private:
    std::uint64_t set_;
};

} // namespace tabuleiro
