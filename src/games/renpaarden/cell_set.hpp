// A set of cells as a bitboard: 81 bits in two words, bit i of the pair being the cell number i.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <iterator>

#include "games/renpaarden/cell.hpp"

namespace tabuleiro::renpaarden {

class CellSet {
  public:
    constexpr CellSet() = default;
    explicit constexpr CellSet(Cell cell) { insert(cell); }

    constexpr bool contains(Cell cell) const { return ((*this) & CellSet(cell)).any(); }
    constexpr bool any() const { return (low_ | high_) != 0; }
    constexpr bool none() const { return !any(); }
    constexpr int count() const { return std::popcount(low_) + std::popcount(high_); }
    constexpr bool includes(CellSet other) const { return (other - *this).none(); }

    constexpr void insert(Cell cell) {
        if (cell.index() < word_bits) {
            low_ |= std::uint64_t{1} << cell.index();
        } else {
            high_ |= std::uint64_t{1} << (cell.index() - word_bits);
        }
    }
    constexpr void erase(Cell cell) { *this = *this - CellSet(cell); }

    // Bit i of word w is the cell number 64 w + i.
    constexpr std::array<std::uint64_t, 2> words() const { return {low_, high_}; }

    // The cell that comes first by name. Requires: any().
    constexpr Cell first() const {
        assert(any());
        return Cell::from_index(low_ != 0 ? std::countr_zero(low_)
                                          : word_bits + std::countr_zero(high_));
    }
    constexpr void drop_first() {
        assert(any());
        if (low_ != 0) {
            low_ &= low_ - 1;
        } else {
            high_ &= high_ - 1;
        }
    }

    friend constexpr CellSet operator|(CellSet a, CellSet b) {
        return {a.low_ | b.low_, a.high_ | b.high_};
    }
    friend constexpr CellSet operator&(CellSet a, CellSet b) {
        return {a.low_ & b.low_, a.high_ & b.high_};
    }
    friend constexpr CellSet operator-(CellSet a, CellSet b) {
        return {a.low_ & ~b.low_, a.high_ & ~b.high_};
    }
    constexpr CellSet& operator|=(CellSet other) { return *this = *this | other; }
    constexpr CellSet& operator&=(CellSet other) { return *this = *this & other; }
    constexpr CellSet& operator-=(CellSet other) { return *this = *this - other; }

    friend constexpr bool operator==(CellSet, CellSet) = default;

    // `for (const Cell cell : set)` visits the cells in the order of their names.
    class Iterator;
    constexpr Iterator begin() const;
    static constexpr std::default_sentinel_t end() { return {}; }

  private:
    static constexpr int word_bits = 64;

    constexpr CellSet(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}

    std::uint64_t low_ = 0;
    std::uint64_t high_ = 0;
};

class CellSet::Iterator {
  public:
    explicit constexpr Iterator(CellSet left) : left_(left) {}

    constexpr Cell operator*() const { return left_.first(); }
    constexpr Iterator& operator++() {
        left_.drop_first();
        return *this;
    }
    friend constexpr bool operator==(const Iterator& it, std::default_sentinel_t) {
        return it.left_.none();
    }

  private:
    CellSet left_;
};

constexpr CellSet::Iterator CellSet::begin() const {
    return Iterator(*this);
}

} // namespace tabuleiro::renpaarden
