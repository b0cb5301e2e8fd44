// A lower bound on the misses that any shooter of the War Game makes on average, by telling it more
// than a game does.
//
// Let there be one piece of each of several types, one of them a single cell. The misses of a game
// are those in the blocks of the larger pieces, and those in all other blocks; each part is bounded
// by itself.
//
// - The other blocks. Somebody who is told where the larger pieces are, and that they are there,
//   still has to find the single cell among those that are left. The best order is the likeliest
//   first, so that the nth likeliest costs n - 1 misses.
// - The block of a larger piece. Somebody who is told all other pieces, and in which block this one
//   is, still has to find out which variant it is. The best order of shots is found by considering
//   every one of them.
//
// In each part a shooter that is told nothing can be played by one that is told so much: it knows
// all answers outside the part, and makes the same shots within it. So no shooter makes fewer
// misses in a part than the bound says, and the parts have no cell in common.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <unordered_map>
#include <vector>

#include "engines/wargame/world_set.hpp"

namespace tabuleiro::bench {

using wargame::PlacedPiece;

// Variants of a piece with their weights, the block being known.
using WeightedVariants = std::map<wargame::VariantId, double>;

// Weight times misses of the best order of shots until the piece is sunk.
inline double misses_in_block(const WeightedVariants& possible) {
    std::vector<wargame::BlockMask> cells;
    std::vector<double> weights;
    for (const auto& [id, weight] : possible) {
        cells.push_back(wargame::cells_of(id));
        weights.push_back(weight);
    }
    using Left = std::uint32_t; // the variants that gave the answers so far
    std::unordered_map<Left, double> known;
    const std::function<double(Left)> least = [&](Left left) -> double {
        if (std::has_single_bit(left)) {
            return 0;
        }
        if (const auto found = known.find(left); found != known.end()) {
            return found->second;
        }
        double best = -1;
        for (int place = 0; place < wargame::cells_in_block; ++place) {
            Left hit = 0;
            double missed = 0;
            for (std::size_t i = 0; i < cells.size(); ++i) {
                if (((left >> i) & 1) == 0) {
                    continue;
                }
                if (((cells[i] >> place) & 1) != 0) {
                    hit |= Left{1} << i;
                } else {
                    missed += weights[i];
                }
            }
            if (hit == 0 || hit == left) { // a certain answer teaches nothing
                continue;
            }
            const double misses = missed + least(hit) + least(left & ~hit);
            if (best < 0 || misses < best) {
                best = misses;
            }
        }
        known[left] = best;
        return best;
    };
    return least((Left{1} << cells.size()) - 1);
}

// Weight times misses until a single cell is found.
inline double misses_of_search(std::vector<double> weights) {
    std::sort(weights.begin(), weights.end(), std::greater<>());
    double misses = 0;
    for (std::size_t before = 0; before < weights.size(); ++before) {
        misses += static_cast<double>(before) * weights[before];
    }
    return misses;
}

struct MissBound {
    double single_cell = 0;                            // in blocks without a larger piece
    std::array<double, wargame::types + 1> in_block{}; // by type, in the block of that piece

    double total() const {
        double sum = single_cell;
        for (const double part : in_block) {
            sum += part;
        }
        return sum;
    }
};

// Of games with one piece of each of the types 1 to `worlds.pieces()`, all of them listed.
inline MissBound miss_bound(const wargame::WorldSet& worlds) {
    const auto type_of = [](PlacedPiece piece) {
        return int{wargame::type_of(wargame::variant_of(piece))};
    };
    // The pieces but one, and the block of that one unless it is the single cell.
    const auto all_but = [&](std::span<const PlacedPiece> world, int type) {
        std::uint64_t key = 0;
        for (const PlacedPiece piece : world) {
            const bool hidden = type_of(piece) == type;
            if (!hidden || type > 1) {
                key = key * (wargame::max_placed * 2) +
                      static_cast<std::uint64_t>(
                          hidden ? wargame::max_placed + wargame::block_of(piece) : piece);
            }
        }
        return key;
    };
    MissBound bound;
    double all = 0;
    for (std::size_t i = 0; i < worlds.size(); ++i) {
        all += worlds.weight(i);
    }
    for (int type = 1; type <= static_cast<int>(worlds.pieces()); ++type) {
        std::unordered_map<std::uint64_t, std::vector<std::pair<PlacedPiece, double>>> groups;
        for (std::size_t i = 0; i < worlds.size(); ++i) {
            const auto world = worlds.world(i);
            const auto hidden = std::find_if(world.begin(), world.end(), [&](PlacedPiece piece) {
                return type_of(piece) == type;
            });
            groups[all_but(world, type)].emplace_back(*hidden, worlds.weight(i));
        }
        double misses = 0;
        for (const auto& [key, group] : groups) {
            if (type == 1) {
                std::vector<double> weights;
                for (const auto& [piece, weight] : group) {
                    weights.push_back(weight);
                }
                misses += misses_of_search(std::move(weights));
            } else {
                WeightedVariants variants;
                for (const auto& [piece, weight] : group) {
                    variants[wargame::variant_of(piece)] += weight;
                }
                misses += misses_in_block(variants);
            }
        }
        (type == 1 ? bound.single_cell : bound.in_block[static_cast<std::size_t>(type)]) =
            misses / all;
    }
    return bound;
}

} // namespace tabuleiro::bench
