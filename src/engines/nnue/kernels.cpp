#include "engines/nnue/kernels.hpp"

namespace tabuleiro::nnue {

std::vector<const Kernels*> usable_kernels() {
    std::vector<const Kernels*> usable;
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")) {
        usable.push_back(&avx512_kernels);
    }
    if (__builtin_cpu_supports("avx2")) {
        usable.push_back(&avx2_kernels);
    }
    if (__builtin_cpu_supports("sse4.1")) {
        usable.push_back(&sse41_kernels);
    }
#endif
    usable.push_back(&plain_kernels);
    return usable;
}

const Kernels& best_kernels() {
    static const Kernels& best = *usable_kernels().front();
    return best;
}

} // namespace tabuleiro::nnue
