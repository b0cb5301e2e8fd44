#include "search/reduction.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace tabuleiro::search {

namespace {

using Logarithms = std::array<double, max_depth>;

Logarithms logarithms() {
    Logarithms values{};
    for (std::size_t number = 1; number < max_depth; ++number) {
        values[number] = std::log(static_cast<double>(number));
    }
    return values;
}

std::size_t within(int index) {
    return static_cast<std::size_t>(std::min(index, max_depth - 1));
}

} // namespace

int late_reduction(const Pruning& pruning, int depth, int number, WindowKind window, int history) {
    static const Logarithms ln = logarithms();
    if (depth < pruning.reduction_depth || number < pruning.reduction_from) {
        return 0;
    }
    const int usual =
        static_cast<int>(pruning.reduction_base +
                         ln[within(depth)] * ln[within(number)] / pruning.reduction_divisor);
    const int open = window == WindowKind::Open ? 1 : 0;
    return std::clamp(usual - open - history / pruning.reduction_history, 0, depth - 2);
}

} // namespace tabuleiro::search
