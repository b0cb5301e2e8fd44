#if defined(__x86_64__)

#include <immintrin.h>

#include "engines/nnue/kernel_loops.hpp"

namespace tabuleiro::nnue {
namespace {

struct Avx512 {
    using Lane = __m512i;
    static constexpr std::size_t count = 32;
    static constexpr std::size_t sums = 16; // that fit into registers
    static Lane load(const std::int16_t* from) {
        return _mm512_load_si512(reinterpret_cast<const Lane*>(from));
    }
    static void store(std::int16_t* to, Lane value) {
        _mm512_store_si512(reinterpret_cast<Lane*>(to), value);
    }
    static Lane add(Lane a, Lane b) { return _mm512_add_epi16(a, b); }
    static Lane subtract(Lane a, Lane b) { return _mm512_sub_epi16(a, b); }
    static Lane clip(Lane a) {
        return _mm512_min_epi16(_mm512_max_epi16(a, zero()), _mm512_set1_epi16(first_unit));
    }
    static Lane multiply(Lane a, Lane b) { return _mm512_mullo_epi16(a, b); }
    static Lane zero() { return _mm512_setzero_si512(); }
    static Lane add_products(Lane sum, Lane a, Lane b) {
        return _mm512_add_epi32(sum, _mm512_madd_epi16(a, b));
    }
    static std::int32_t total(Lane a, Lane b) {
        alignas(alignment) std::int32_t parts[16];
        _mm512_store_si512(reinterpret_cast<Lane*>(parts), _mm512_add_epi32(a, b));
        std::int32_t sum = 0;
        for (const std::int32_t part : parts) {
            sum += part;
        }
        return sum;
    }
};

} // namespace

const Kernels avx512_kernels{"AVX-512", update<Avx512>, output<Avx512>};

} // namespace tabuleiro::nnue

#endif
