// How the work of a function grows with its input, measured in the thread's own CPU time, of which
// other programs take nothing.
#pragma once

#include <ctime>

#include <algorithm>
#include <cstddef>
#include <limits>

namespace tabuleiro::test {

inline double thread_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

// The minimum of a few runs, so that a cold cache does not count.
template <class Work>
double least_seconds(const Work& work, int runs) {
    double least = std::numeric_limits<double>::max();
    for (int i = 0; i < runs; ++i) {
        const double begin = thread_seconds();
        work();
        least = std::min(least, thread_seconds() - begin);
    }
    return least;
}

inline constexpr std::size_t growth_step = 8;
// Eight times the input is about eight times the work if it is linear, and 64 times if it is
// quadratic.
inline constexpr double max_growth = 24;

// How many times the work is for eight times the size. `make(size)` gives the input, `work(input)`
// works on it; the size should be one whose work takes a millisecond or more.
template <class Make, class Work>
double growth(std::size_t size, const Make& make, const Work& work) {
    const auto small = make(size);
    const auto large = make(size * growth_step);
    double least = std::numeric_limits<double>::max();
    // Other programs share the caches: what is too much is measured again.
    for (int attempt = 0; attempt < 3 && least >= max_growth; ++attempt) {
        const double before = least_seconds([&] { work(small); }, 5);
        least = std::min(least, least_seconds([&] { work(large); }, 3) / before);
    }
    return least;
}

} // namespace tabuleiro::test
