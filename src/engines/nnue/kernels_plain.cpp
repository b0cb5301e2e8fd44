#include "engines/nnue/kernel_loops.hpp"

namespace tabuleiro::nnue {
namespace {

struct Plain {
    static constexpr std::size_t count = 1;
    static constexpr std::size_t sums = 8;
    static std::int16_t load(const std::int16_t* from) { return *from; }
    static void store(std::int16_t* to, std::int16_t value) { *to = value; }
    static std::int16_t add(std::int16_t a, std::int16_t b) {
        return static_cast<std::int16_t>(a + b);
    }
    static std::int16_t subtract(std::int16_t a, std::int16_t b) {
        return static_cast<std::int16_t>(a - b);
    }
    static std::int16_t clip(std::int16_t a) {
        return a < 0 ? std::int16_t{0} : a > first_unit ? std::int16_t{first_unit} : a;
    }
    static std::int16_t multiply(std::int16_t a, std::int16_t b) {
        return static_cast<std::int16_t>(a * b);
    }
    static std::int32_t zero() { return 0; }
    static std::int32_t add_products(std::int32_t sum, std::int16_t a, std::int16_t b) {
        return sum + a * b;
    }
    static std::int32_t total(std::int32_t a, std::int32_t b) { return a + b; }
};

} // namespace

const Kernels plain_kernels{"plain", update<Plain>, output<Plain>};

} // namespace tabuleiro::nnue
