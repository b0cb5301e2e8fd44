// The kernels, written once over a vector type: several 16-bit numbers at a time.
//
// Included by one file for each kind of processor, and compiled with its instructions: so
// everything here is in an unnamed namespace, and nothing of the standard library is used that
// another file could end up sharing.
#pragma once

#include "engines/nnue/kernels.hpp"

namespace tabuleiro::nnue {
namespace {

// The usual moves change two, three or four rows: with compile-time counts that is a single pass.
template <class Lanes, std::size_t added, std::size_t removed>
void update_known(const std::int16_t* from, std::int16_t* to, const RowChanges& changes,
                  std::size_t size) {
    for (std::size_t i = 0; i < size; i += Lanes::count) {
        auto sum = Lanes::load(from + i);
        for (std::size_t k = 0; k < added; ++k) {
            sum = Lanes::add(sum, Lanes::load(changes.added[k] + i));
        }
        for (std::size_t k = 0; k < removed; ++k) {
            sum = Lanes::subtract(sum, Lanes::load(changes.removed[k] + i));
        }
        Lanes::store(to + i, sum);
    }
}

// Any other number of rows: some registers full of sums at a time, to which one row after the other
// is added.
template <class Lanes, std::size_t registers>
std::size_t update_some(const std::int16_t* from, std::int16_t* to, const RowChanges& changes,
                        std::size_t begin, std::size_t size) {
    constexpr std::size_t step = registers * Lanes::count;
    std::size_t i = begin;
    for (; i + step <= size; i += step) {
        decltype(Lanes::load(from)) sums[registers];
        for (std::size_t n = 0; n < registers; ++n) {
            sums[n] = Lanes::load(from + i + n * Lanes::count);
        }
        for (std::size_t k = 0; k < changes.added_count; ++k) {
            const std::int16_t* const row = changes.added[k] + i;
            for (std::size_t n = 0; n < registers; ++n) {
                sums[n] = Lanes::add(sums[n], Lanes::load(row + n * Lanes::count));
            }
        }
        for (std::size_t k = 0; k < changes.removed_count; ++k) {
            const std::int16_t* const row = changes.removed[k] + i;
            for (std::size_t n = 0; n < registers; ++n) {
                sums[n] = Lanes::subtract(sums[n], Lanes::load(row + n * Lanes::count));
            }
        }
        for (std::size_t n = 0; n < registers; ++n) {
            Lanes::store(to + i + n * Lanes::count, sums[n]);
        }
    }
    return i;
}

template <class Lanes>
void update_any(const std::int16_t* from, std::int16_t* to, const RowChanges& changes,
                std::size_t size) {
    const std::size_t done = update_some<Lanes, Lanes::sums>(from, to, changes, 0, size);
    update_some<Lanes, 1>(from, to, changes, done, size);
}

template <class Lanes>
void update(const std::int16_t* from, std::int16_t* to, const RowChanges& changes,
            std::size_t size) {
    if (changes.added_count == 1 && changes.removed_count == 1) {
        update_known<Lanes, 1, 1>(from, to, changes, size);
    } else if (changes.added_count == 1 && changes.removed_count == 2) {
        update_known<Lanes, 1, 2>(from, to, changes, size);
    } else if (changes.added_count == 2 && changes.removed_count == 2) {
        update_known<Lanes, 2, 2>(from, to, changes, size);
    } else {
        update_any<Lanes>(from, to, changes, size);
    }
}

// A clipped value times a weight fits into 16 bits, so that its product with the value again can be
// summed in pairs.
template <class Lanes>
std::int32_t output(const std::int16_t* own, const std::int16_t* other, const std::int16_t* weights,
                    std::size_t size) {
    auto sum = Lanes::zero();
    auto other_sum = Lanes::zero();
    for (std::size_t i = 0; i < size; i += Lanes::count) {
        const auto a = Lanes::clip(Lanes::load(own + i));
        const auto b = Lanes::clip(Lanes::load(other + i));
        sum = Lanes::add_products(sum, Lanes::multiply(a, Lanes::load(weights + i)), a);
        other_sum =
            Lanes::add_products(other_sum, Lanes::multiply(b, Lanes::load(weights + size + i)), b);
    }
    return Lanes::total(sum, other_sum);
}

} // namespace
} // namespace tabuleiro::nnue
