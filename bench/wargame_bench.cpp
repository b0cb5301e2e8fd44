// How long it takes to place and to check a board, and what the bit sets gain: the check by
// shifting the whole board compared with the check block by block, in the same run. Measured in
// processor time, so that other load matters little.
#include <fmt/core.h>

#include <ctime>
#include <vector>

#include "games/wargame/placement.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::wargame;

constexpr int boards = 20'000;

template <class Work>
double nanoseconds_each(Work work) {
    const std::clock_t begin = std::clock();
    for (int i = 0; i < boards; ++i) {
        work(i);
    }
    return 1e9 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC / boards;
}

bool touches_by_blocks(const Board& board) {
    for (int block = 0; block < board.size().blocks(); ++block) {
        if (!contains(board.fitting(block), board.matrix(block))) {
            return true;
        }
    }
    return false;
}

void measure(Size size, const Counts& counts) {
    Rng rng(1);
    std::vector<Board> placed;
    placed.reserve(boards);
    const double p1 = nanoseconds_each([&](int) { placed.push_back(place_p1(size, rng)); });
    int wrong = 0;
    const double by_bits = nanoseconds_each(
        [&](int i) { wrong += placed[static_cast<std::size_t>(i)].has_contact() ? 1 : 0; });
    const double by_blocks = nanoseconds_each(
        [&](int i) { wrong += touches_by_blocks(placed[static_cast<std::size_t>(i)]) ? 1 : 0; });
    const double p2 = nanoseconds_each([&](int) { wrong += place_p2(size, counts, rng) ? 0 : 1; });
    fmt::print(
        "{:>6}: p1 {:6.0f} ns, p2 {:6.0f} ns; check by bits {:4.0f} ns, by blocks {:4.0f} ns, "
        "{:.1f} times as fast; {} wrong\n",
        size_name(size), p1, p2, by_bits, by_blocks, by_blocks / by_bits, wrong);
}

} // namespace

int main() {
    measure({9, 9}, Counts{{1, 1, 1, 1}});
    measure({15, 24}, Counts{{3, 3, 3, 3, 2, 2, 2, 2}});
}
