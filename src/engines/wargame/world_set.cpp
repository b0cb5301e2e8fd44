#include "engines/wargame/world_set.hpp"

namespace tabuleiro::wargame {

void WorldSet::clear() {
    placed_.clear();
    weights_.clear();
}

void WorldSet::reserve(std::size_t worlds) {
    placed_.reserve(worlds * pieces_);
    weights_.reserve(worlds);
}

void WorldSet::add(const Grid& grid, const Matrices& world, float weight) {
    for (int block = 0; block < grid.blocks(); ++block) {
        if (const VariantId id = world[static_cast<std::size_t>(block)]; id != empty_matrix) {
            placed_.push_back(placed(block, id));
        }
    }
    weights_.push_back(weight);
}

void WorldSet::add(std::span<const PlacedPiece> world, float weight) {
    placed_.insert(placed_.end(), world.begin(), world.end());
    weights_.push_back(weight);
}

Agreement::Agreement(const Grid& grid, const Openings& openings, std::size_t pieces)
    : wanted_(static_cast<unsigned>(pieces + openings.met.size() * met)) {
    for (int block = 0; block < grid.blocks(); ++block) {
        const VariantSet possible = openings.possible[static_cast<std::size_t>(block)];
        const bool must = !contains(possible, empty_matrix);
        for_each_variant(possible & ~VariantSet{1},
                         [&](VariantId id) { value_[placed(block, id)] = must ? met + 1 : 1; });
    }
}

} // namespace tabuleiro::wargame
