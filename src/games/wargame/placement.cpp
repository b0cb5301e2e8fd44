#include "games/wargame/placement.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace tabuleiro::wargame {

namespace {

constexpr int p1_draws = 3;
constexpr int p2_passes = 1000;
constexpr int uniform_tries = 20'000'000;

// One of the set, each equally likely. Requires: not empty.
VariantId draw(VariantSet set, Rng& rng) {
    for (auto skip = rng.below(static_cast<std::uint64_t>(std::popcount(set))); skip > 0; --skip) {
        set &= set - 1;
    }
    return first_of(set);
}

// Counts of pieces, one byte per type, type 1 in the lowest; empty matrices are not counted.
constexpr std::array<std::uint64_t, variants + 1> ones_of_types() {
    std::array<std::uint64_t, variants + 1> ones{};
    for (std::size_t id = 1; id <= variants; ++id) {
        ones[id] = std::uint64_t{1} << (8 * (matrices[id].type - 1));
    }
    return ones;
}
constexpr auto one_of_type = ones_of_types();

// By touched cells: all bits of the bytes of the types that have no fitting variant.
constexpr std::array<std::uint64_t, whole_block + 1> all_types_shut_out() {
    std::array<std::uint64_t, whole_block + 1> shut{};
    for (std::size_t touched = 0; touched <= whole_block; ++touched) {
        for (int type = 1; type <= types; ++type) {
            if ((variants_clear_of[touched] & variants_of_type[type]) == 0) {
                shut[touched] |= std::uint64_t{0xFF} << (8 * (type - 1));
            }
        }
    }
    return shut;
}
constexpr auto types_shut_out = all_types_shut_out();

// What p2 still has to place, by type; 0 counts the empty matrices.
using Left = std::array<int, types + 1>;

constexpr int sum_of_bytes(std::uint64_t bytes) {
    return static_cast<int>((bytes * 0x0101010101010101U) >> 56U);
}

Left all_left(Size size, const Counts& counts) {
    Left left{};
    left[0] = size.blocks() - counts.pieces();
    for (int type = 1; type <= types; ++type) {
        left[static_cast<std::size_t>(type)] = counts[type];
    }
    return left;
}

// The matrix that p2 chooses for a block that can take `fitting`; none if nothing left fits.
std::optional<VariantId> choose_p2(const Left& left, VariantSet fitting, Rng& rng) {
    Left untried = left;
    int sum = std::accumulate(untried.begin(), untried.end(), 0);
    while (sum > 0) {
        auto at = static_cast<int>(rng.below(static_cast<std::uint64_t>(sum)));
        std::size_t type = 0;
        while (at >= untried[type]) {
            at -= untried[type++];
        }
        const VariantId variant = draw(variants_of_type[type], rng);
        if (contains(fitting, variant)) {
            return variant;
        }
        if (const VariantSet others = fitting & variants_of_type[type]; others != 0) {
            return first_of(others); // the first variant of the annex that fits
        }
        sum -= untried[type];
        untried[type] = 0; // a type that was tried is not tried again
    }
    return std::nullopt;
}

} // namespace

Board place_p1(Size size, Rng& rng) {
    const Grid& grid = grid_of(size);
    Matrices board{};
    for (int block = 0; block < size.blocks(); ++block) {
        const VariantSet fitting = variants_clear_of[grid.touched_by_earlier(board, block)];
        VariantId chosen = lone_centre;
        for (int i = 0; i < p1_draws; ++i) {
            const auto drawn = static_cast<VariantId>(rng.below(variants + 1));
            if (contains(fitting, drawn)) {
                chosen = drawn;
                break;
            }
        }
        board[static_cast<std::size_t>(block)] = chosen;
    }
    return board_of(size, board);
}

std::optional<Board> place_p2(Size size, const Counts& counts, Rng& rng) {
    const Grid& grid = grid_of(size);
    for (int pass = 0; pass <= p2_passes; ++pass) {
        Matrices board{};
        Left left = all_left(size, counts);
        int block = 0;
        for (; block < size.blocks(); ++block) {
            const auto chosen =
                choose_p2(left, variants_clear_of[grid.touched_by_earlier(board, block)], rng);
            if (!chosen) {
                break;
            }
            board[static_cast<std::size_t>(block)] = *chosen;
            --left[static_cast<std::size_t>(type_of(*chosen))];
        }
        if (block == size.blocks()) {
            return board_of(size, board);
        }
    }
    return std::nullopt;
}

std::optional<Board> place_uniformly(Size size, const Counts& counts, Rng& rng) {
    // Every placement of the pieces, legal or not, is equally likely; so the first legal one is
    // uniform over the legal ones. A try ends at its first contact.
    const Grid& grid = grid_of(size);
    std::array<int, max_blocks> blocks{};
    std::iota(blocks.begin(), blocks.end(), 0);
    for (int i = 0; i < uniform_tries; ++i) {
        Matrices board{};
        std::size_t placed = 0;
        bool legal = true;
        for (int type = types; type >= 1 && legal; --type) {
            for (int piece = 0; piece < counts[type] && legal; ++piece, ++placed) {
                const auto free = static_cast<std::uint64_t>(size.blocks()) - placed;
                std::swap(blocks[placed],
                          blocks[placed + static_cast<std::size_t>(rng.below(free))]);
                const int block = blocks[placed];
                const VariantId variant = draw(variants_of_type[type], rng);
                legal = contains(grid.fitting(board, block), variant);
                board[static_cast<std::size_t>(block)] = variant;
            }
        }
        if (legal) {
            return board_of(size, board);
        }
    }
    return std::nullopt;
}

double PlacementWeights::product(const Matrices& board, int first, int last) const {
    switch (placement_) {
    case Placement::Uniform:
        return 1;
    case Placement::P1:
        return p1_product(board, first, last);
    case Placement::P2:
        return p2_product(board, first, last);
    }
    return 1;
}

double PlacementWeights::p1_product(const Matrices& board, int first, int last) const {
    double product = 1;
    for (int block = first; block <= last; ++block) {
        const VariantSet fitting = variants_clear_of[grid_->touched_by_earlier(board, block)];
        const double fail = 1 - std::popcount(fitting) / (variants + 1.0);
        // Drawn at the first, second or third try; or the centre, after three that did not fit.
        double factor = 1 + fail + fail * fail;
        if (board[static_cast<std::size_t>(block)] == lone_centre) {
            factor += fail * fail * fail * (variants + 1);
        }
        product *= factor;
    }
    return product;
}

// At a block, p2 takes a type that fits with probability left / (left of all types that fit):
// redrawing without the types that failed is equivalent. Over the whole board the `left`
// multiply to the same number whatever the order, so only the divisors matter, here as shares of
// everything left. Within the type, the first variant that fits also takes the share of those that
// do not.
double PlacementWeights::p2_product(const Matrices& board, int first, int last) const {
    std::uint64_t left = 0; // one byte per type
    for (int block = first; block < grid_->blocks(); ++block) {
        left += one_of_type[board[static_cast<std::size_t>(block)]];
    }
    double numerator = 1;
    double divisor = 1;
    for (int block = first; block <= last; ++block) {
        const VariantId variant = board[static_cast<std::size_t>(block)];
        const BlockMask touched = grid_->touched_by_earlier(board, block);
        if (touched != 0) {
            const int all = grid_->blocks() - block;
            const int not_fitting = sum_of_bytes(left & types_shut_out[touched]);
            numerator *= all;
            divisor *= all - not_fitting;
            const int type = type_of(variant);
            const VariantSet choices = variants_clear_of[touched] & variants_of_type[type];
            if (variant == first_of(choices)) {
                numerator *= 1 + variant_count(type) - std::popcount(choices);
            }
        }
        left -= one_of_type[variant];
    }
    return numerator / divisor;
}

ChangingP2Weight::ChangingP2Weight(const Grid& grid, const Matrices& board)
    : grid_(&grid), board_(board) {
    std::uint64_t left = 0;
    for (int block = grid.blocks() - 1; block >= 0; --block) {
        const auto at = static_cast<std::size_t>(block);
        for (std::size_t d = directions.size() / 2; d < directions.size(); ++d) {
            if (const int later = grid.around(block)[d]; later != border) {
                sees_[at] |= std::uint64_t{1} << later;
            }
        }
        left += one_of_type[board[at]];
        turns_[at].left = left;
        set_factor(turns_[at], block, grid.touched_by_earlier(board, block), board[at]);
    }
}

// As in p2_product.
void ChangingP2Weight::set_factor(Turn& turn, int block, BlockMask touched,
                                  VariantId variant) const {
    turn.shut_out = types_shut_out[touched];
    turn.factor = 1;
    if (touched == 0) {
        return;
    }
    const int all = grid_->blocks() - block;
    const int type = type_of(variant);
    const VariantSet choices = variants_clear_of[touched] & variants_of_type[type];
    const int shares =
        variant == first_of(choices) ? 1 + variant_count(type) - std::popcount(choices) : 1;
    turn.factor =
        static_cast<double>(all * shares) / (all - sum_of_bytes(turn.left & turn.shut_out));
}

double ChangingP2Weight::factor_of(const Matrices& changed, int a, int b) {
    const int first = std::min(a, b);
    const int last = std::max(a, b);
    changed_a_ = a;
    changed_b_ = b;
    new_a_ = changed[static_cast<std::size_t>(a)];
    new_b_ = changed[static_cast<std::size_t>(b)];
    // From the block after the first up to the last, this much more is left.
    const std::uint64_t was = one_of_type[board_[static_cast<std::size_t>(last)]];
    const std::uint64_t becomes = one_of_type[changed[static_cast<std::size_t>(last)]];
    const std::uint64_t between =
        (std::uint64_t{2} << last) - (std::uint64_t{2} << first); // bits first + 1 to last
    const std::uint64_t seeing = sees_[static_cast<std::size_t>(a)] |
                                 sees_[static_cast<std::size_t>(b)] | std::uint64_t{1} << a |
                                 std::uint64_t{1} << b;
    changes_ = was == becomes ? seeing : seeing | between;
    double numerator = 1;
    double divisor = 1;
    for (std::uint64_t rest = changes_; rest != 0; rest &= rest - 1) {
        const int block = std::countr_zero(rest);
        const auto at = static_cast<std::size_t>(block);
        const Turn& before = turns_[at];
        Turn& after = changed_turns_[at];
        const bool shifted = ((between >> block) & 1) != 0;
        after.left = shifted ? before.left - was + becomes : before.left;
        if (((seeing >> block) & 1) != 0) {
            set_factor(after, block, grid_->touched_by_earlier(changed, block), changed[at]);
        } else {
            after.shut_out = before.shut_out;
            after.factor = before.factor;
            const int all = grid_->blocks() - block;
            const int now = sum_of_bytes(after.left & after.shut_out);
            const int then = sum_of_bytes(before.left & before.shut_out);
            if (now == then) {
                continue;
            }
            after.factor *= static_cast<double>(all - then) / (all - now);
        }
        numerator *= after.factor;
        divisor *= before.factor;
    }
    return numerator / divisor;
}

void ChangingP2Weight::keep_change() {
    for (std::uint64_t rest = changes_; rest != 0; rest &= rest - 1) {
        const auto at = static_cast<std::size_t>(std::countr_zero(rest));
        turns_[at] = changed_turns_[at];
    }
    board_[static_cast<std::size_t>(changed_a_)] = new_a_;
    board_[static_cast<std::size_t>(changed_b_)] = new_b_;
}

} // namespace tabuleiro::wargame
