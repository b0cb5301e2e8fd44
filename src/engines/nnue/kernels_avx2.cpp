#if defined(__x86_64__)

#include <immintrin.h>

#include "engines/nnue/kernel_loops.hpp"

namespace tabuleiro::nnue {
namespace {

struct Avx2 {
    using Lane = __m256i;
    static constexpr std::size_t count = 16;
    static constexpr std::size_t sums = 8; // that fit into registers
    static Lane load(const std::int16_t* from) {
        return _mm256_load_si256(reinterpret_cast<const Lane*>(from));
    }
    static void store(std::int16_t* to, Lane value) {
        _mm256_store_si256(reinterpret_cast<Lane*>(to), value);
    }
    static Lane add(Lane a, Lane b) { return _mm256_add_epi16(a, b); }
    static Lane subtract(Lane a, Lane b) { return _mm256_sub_epi16(a, b); }
    static Lane clip(Lane a) {
        return _mm256_min_epi16(_mm256_max_epi16(a, zero()), _mm256_set1_epi16(first_unit));
    }
    static Lane multiply(Lane a, Lane b) { return _mm256_mullo_epi16(a, b); }
    static Lane zero() { return _mm256_setzero_si256(); }
    static Lane add_products(Lane sum, Lane a, Lane b) {
        return _mm256_add_epi32(sum, _mm256_madd_epi16(a, b));
    }
    static std::int32_t total(Lane a, Lane b) {
        const Lane eight = _mm256_add_epi32(a, b);
        const __m128i four =
            _mm_add_epi32(_mm256_castsi256_si128(eight), _mm256_extracti128_si256(eight, 1));
        const __m128i two = _mm_add_epi32(four, _mm_shuffle_epi32(four, 0x4E));
        return _mm_cvtsi128_si32(_mm_add_epi32(two, _mm_shuffle_epi32(two, 0xB1)));
    }
};

} // namespace

const Kernels avx2_kernels{"AVX2", update<Avx2>, output<Avx2>};

} // namespace tabuleiro::nnue

#endif
