#include "engines/wargame/catalogue.hpp"

#include <map>
#include <tuple>

namespace tabuleiro::wargame {

namespace {

// A bound of this much means some 4 million boards, 50 MB: 9x9 with 1 1 1 1 has 7.8 million by the
// bound.
constexpr double max_listed = 1e7;

std::shared_ptr<const Catalogue> make_catalogue(Size size, const Counts& counts,
                                                Placement placement) {
    const Grid grid(size);
    const Openings openings{Knowledge(size, counts)};
    if (max_worlds(openings) > max_listed) {
        return nullptr;
    }
    auto catalogue = std::make_shared<Catalogue>(grid, counts.pieces());
    const PlacementWeights weights(placement, grid);
    list_worlds(grid, openings, ~std::uint64_t{0}, [&](const Matrices& world) {
        catalogue->worlds.add(grid, world, static_cast<float>(weights.of(world)));
        return true;
    });
    return catalogue;
}

} // namespace

std::optional<std::uint16_t> OpeningBook::find(std::uint64_t key) const {
    const std::lock_guard lock(mutex_);
    const auto found = cells_.find(key);
    return found == cells_.end() ? std::nullopt : std::optional(found->second);
}

void OpeningBook::keep(std::uint64_t key, std::uint16_t cell) {
    const std::lock_guard lock(mutex_);
    cells_.emplace(key, cell);
}

double max_worlds(const Openings& openings) {
    double bound = 1;
    for (const int block : openings.met) {
        bound *= std::popcount(openings.possible[static_cast<std::size_t>(block)]);
    }
    // Pieces of a type can go into the sum of the blocks' choices, less one average block for each
    // piece placed before; two of a type can be exchanged.
    int placed = 0;
    const auto open = static_cast<double>(openings.unmet_blocks.size());
    for (int type = types; type >= 1; --type) {
        double choices = 0;
        for (const int block : openings.unmet_blocks) {
            choices += std::popcount(openings.possible[static_cast<std::size_t>(block)] &
                                     variants_of_type[type]);
        }
        for (int piece = 1; piece <= openings.unmet[type]; ++piece, ++placed) {
            bound *= choices * (1 - placed / open) / piece;
        }
    }
    return bound;
}

std::shared_ptr<const Catalogue> catalogue_of(Size size, const Counts& counts,
                                              Placement placement) {
    using Key = std::tuple<Size, Counts, Placement>;
    static std::mutex mutex;
    static std::map<Key, std::weak_ptr<const Catalogue>> known;
    static std::shared_ptr<const Catalogue> latest; // so that one game after another shares it
    const std::lock_guard lock(mutex);
    if (placement == Placement::P1) {
        return nullptr; // random counts seldom occur again
    }
    auto& entry = known[{size, counts, placement}];
    auto catalogue = entry.lock();
    if (!catalogue) {
        catalogue = make_catalogue(size, counts, placement);
        entry = catalogue;
    }
    if (catalogue) {
        latest = catalogue;
    }
    return catalogue;
}

} // namespace tabuleiro::wargame
