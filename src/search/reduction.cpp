#include "search/reduction.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "search/margins.hpp"
#include "search/result.hpp"

namespace tabuleiro::search {

namespace {

using Reductions = std::array<std::array<int, max_depth>, max_depth>;

Reductions usual_reductions() {
    Reductions plies{};
    for (std::size_t depth = 1; depth < max_depth; ++depth) {
        for (std::size_t number = 1; number < max_depth; ++number) {
            const double product =
                std::log(static_cast<double>(depth)) * std::log(static_cast<double>(number));
            plies[depth][number] =
                static_cast<int>(margins::reduction_base + product / margins::reduction_divisor);
        }
    }
    return plies;
}

std::size_t within(int index) {
    return static_cast<std::size_t>(std::min(index, max_depth - 1));
}

} // namespace

int late_reduction(int depth, int number, WindowKind window, int history) {
    static const Reductions usual = usual_reductions();
    if (depth < margins::reduction_depth || number < margins::reduction_from) {
        return 0;
    }
    const int open = window == WindowKind::Open ? 1 : 0;
    const int wanted =
        usual[within(depth)][within(number)] - open - history / margins::reduction_history;
    return std::clamp(wanted, 0, depth - 2);
}

} // namespace tabuleiro::search
