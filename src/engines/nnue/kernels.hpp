// The two loops in which a network spends its time, for each kind of processor. All of them compute
// the same numbers, bit for bit.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tabuleiro::nnue {

// Rows and views begin at addresses that are multiples of this; their sizes are multiples of 32.
inline constexpr std::size_t alignment = 64;
inline constexpr std::size_t size_step = 32;

// 1.0 in the fixed-point numbers of the first layer, at which they are clipped.
inline constexpr int first_unit = 255;

// The rows of the first layer that an update adds and removes.
struct RowChanges {
    // And one more, which may be written before it is known that it does not count.
    static constexpr std::size_t most = 64;
    const std::int16_t* added[most + 1];
    const std::int16_t* removed[most + 1];
    std::size_t added_count;
    std::size_t removed_count;
};

struct Kernels {
    const char* name;
    // to = from + what is added - what is removed. The two may be the same.
    void (*update)(const std::int16_t* from, std::int16_t* to, const RowChanges& changes,
                   std::size_t size);
    // The sum of squared clipped values times weights, of both views.
    std::int32_t (*output)(const std::int16_t* own, const std::int16_t* other,
                           const std::int16_t* weights, std::size_t size);
};

// Those that this processor can run, the fastest first.
std::vector<const Kernels*> usable_kernels();
const Kernels& best_kernels();

extern const Kernels plain_kernels;
#if defined(__x86_64__)
extern const Kernels sse41_kernels;
extern const Kernels avx2_kernels;
extern const Kernels avx512_kernels;
#endif

} // namespace tabuleiro::nnue
