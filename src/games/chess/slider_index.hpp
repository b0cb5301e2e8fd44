// Slider attack tables, and the two ways to index them; see attacks.hpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/chess/bitboard.hpp"
#include "games/chess/magics.hpp"

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace tabuleiro::chess {

enum class Slider : std::uint8_t { Bishop, Rook };

// Walks the lines square by square: slow and simple; fills and tests the tables.
Bitboard walk_attacks(Slider slider, Square from, Bitboard occupied);

// The squares whose occupation matters: the lines without their last squares.
Bitboard relevant_squares(Slider slider, Square from);

// What the PEXT instruction does, bit by bit: gathers the bits of `source` under `mask`.
constexpr std::uint64_t gather_bits(std::uint64_t source, std::uint64_t mask) {
    std::uint64_t gathered = 0;
    for (std::uint64_t place = 1; mask != 0; place <<= 1, mask &= mask - 1) {
        if ((source & mask & (0 - mask)) != 0) {
            gathered |= place;
        }
    }
    return gathered;
}

struct PextIndex {
    Bitboard mask = 0;
    PextIndex() = default;
    PextIndex(Slider slider, Square from) : mask(relevant_squares(slider, from)) {}

    std::size_t operator()(Bitboard occupied) const {
#if defined(__BMI2__)
        return _pext_u64(occupied, mask);
#else
        return gather_bits(occupied, mask);
#endif
    }
};

struct MagicIndex {
    Bitboard mask = 0;
    std::uint64_t magic = 0;
    int shift = 0;
    MagicIndex() = default;
    MagicIndex(Slider slider, Square from)
        : mask(relevant_squares(slider, from)),
          magic((slider == Slider::Rook ? rook_magics
                                        : bishop_magics)[static_cast<std::size_t>(from)]),
          shift(64 - count(mask)) {}

    std::size_t operator()(Bitboard occupied) const { return ((occupied & mask) * magic) >> shift; }
};

#if defined(TABULEIRO_MAGIC_SLIDERS) || !defined(__BMI2__)
using ChosenIndex = MagicIndex;
#else
using ChosenIndex = PextIndex;
#endif

template <class Index>
class SliderTables {
  public:
    SliderTables() : attacks_(bishop_entries + rook_entries) {
        std::size_t next = 0;
        for (int number = 0; number < 64; ++number) {
            next = fill(Slider::Bishop, square_at(number), bishops_, next);
            next = fill(Slider::Rook, square_at(number), rooks_, next);
        }
    }
    SliderTables(const SliderTables&) = delete;
    SliderTables& operator=(const SliderTables&) = delete;

    Bitboard bishop(Square from, Bitboard occupied) const { return look(bishops_, from, occupied); }
    Bitboard rook(Square from, Bitboard occupied) const { return look(rooks_, from, occupied); }

  private:
    static constexpr std::size_t bishop_entries = 5248;
    static constexpr std::size_t rook_entries = 102400;

    struct Entry {
        Index index;
        const Bitboard* attacks = nullptr;
    };
    using Entries = std::array<Entry, 64>;

    static Bitboard look(const Entries& entries, Square from, Bitboard occupied) {
        const Entry& entry = entries[static_cast<std::size_t>(from)];
        return entry.attacks[entry.index(occupied)];
    }

    std::size_t fill(Slider slider, Square from, Entries& entries, std::size_t next) {
        const Index index(slider, from);
        entries[static_cast<std::size_t>(from)] = {index, attacks_.data() + next};
        Bitboard occupied = 0; // runs through all subsets of the mask
        do {
            attacks_[next + index(occupied)] = walk_attacks(slider, from, occupied);
            occupied = (occupied - index.mask) & index.mask;
        } while (occupied != 0);
        return next + (std::size_t{1} << count(index.mask));
    }

    std::vector<Bitboard> attacks_;
    Entries bishops_;
    Entries rooks_;
};

} // namespace tabuleiro::chess
