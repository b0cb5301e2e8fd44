#if defined(__x86_64__)

#include <immintrin.h>

#include "engines/nnue/kernel_loops.hpp"

namespace tabuleiro::nnue {
namespace {

struct Sse41 {
    using Lane = __m128i;
    static constexpr std::size_t count = 8;
    static constexpr std::size_t sums = 8; // that fit into registers
    static Lane load(const std::int16_t* from) {
        return _mm_load_si128(reinterpret_cast<const Lane*>(from));
    }
    static void store(std::int16_t* to, Lane value) {
        _mm_store_si128(reinterpret_cast<Lane*>(to), value);
    }
    static Lane add(Lane a, Lane b) { return _mm_add_epi16(a, b); }
    static Lane subtract(Lane a, Lane b) { return _mm_sub_epi16(a, b); }
    static Lane clip(Lane a) {
        return _mm_min_epi16(_mm_max_epi16(a, zero()), _mm_set1_epi16(first_unit));
    }
    static Lane multiply(Lane a, Lane b) { return _mm_mullo_epi16(a, b); }
    static Lane zero() { return _mm_setzero_si128(); }
    static Lane add_products(Lane sum, Lane a, Lane b) {
        return _mm_add_epi32(sum, _mm_madd_epi16(a, b));
    }
    static std::int32_t total(Lane a, Lane b) {
        const Lane four = _mm_add_epi32(a, b);
        const Lane two = _mm_add_epi32(four, _mm_shuffle_epi32(four, 0x4E));
        return _mm_cvtsi128_si32(_mm_add_epi32(two, _mm_shuffle_epi32(two, 0xB1)));
    }
};

} // namespace

const Kernels sse41_kernels{"SSE4.1", update<Sse41>, output<Sse41>};

} // namespace tabuleiro::nnue

#endif
