#include "engines/wargame/belief.hpp"

#include <algorithm>

namespace tabuleiro::wargame {

namespace {

constexpr std::size_t max_numbered = 2'000'000; // 8 MB of numbers
constexpr std::size_t own_bytes = 4'500'000;    // of listed worlds; vectors may hold twice that
constexpr double max_own = 2e5;                 // worlds listed for one game, by their bound
constexpr std::uint64_t steps_to_list = 1'000'000;

// Calls visit(cell, type, weight) for each cell of each piece that has a weight.
template <class Visit>
void for_each_piece_cell(const Grid& grid, const std::vector<double>& by_piece, Visit&& visit) {
    for (int block = 0; block < grid.blocks(); ++block) {
        for (int id = 1; id <= variants; ++id) {
            const auto variant = static_cast<VariantId>(id);
            const double weight = by_piece[placed(block, variant)];
            for (int place = 0; weight > 0 && place < cells_in_block; ++place) {
                if (((cells_of(variant) >> place) & 1) != 0) {
                    visit(static_cast<std::size_t>(block * cells_in_block + place),
                          type_of(variant), weight);
                }
            }
        }
    }
}

} // namespace

Belief::Belief(Size size, const Counts& counts, Placement placement, const Crowd& crowd,
               std::uint64_t seed, Exactness exactness)
    : grid_(size), counts_(counts), placement_(placement), exactness_(exactness), rng_(seed),
      listed_(counts.pieces()), walked_(size, counts, placement, crowd) {
    if (exactness == Exactness::WherePossible) {
        catalogue_ = catalogue_of(size, counts, placement);
    }
    if (catalogue_) {
        way_ = Way::Catalogue;
    }
}

void Belief::update(const Knowledge& knowledge) {
    const Openings openings(knowledge);
    for (int block = 0; block < grid_.blocks(); ++block) {
        sunk_[static_cast<std::size_t>(block)] = knowledge.is_sunk(block);
    }
    switch (way_) {
    case Way::Catalogue:
        update_catalogue(openings);
        break;
    case Way::Listed:
        update_listed(openings);
        break;
    case Way::Walked:
        update_walked(openings);
        break;
    case Way::Lost:
        break;
    }
}

void Belief::update_catalogue(const Openings& openings) {
    const WorldSet& worlds = catalogue_->worlds;
    const Agreement agrees(grid_, openings, worlds.pieces());
    std::vector<double> by_piece(max_placed);
    double total = 0;
    std::size_t count = 0;
    const auto take = [&](std::size_t index) {
        const auto world = worlds.world(index);
        if (!agrees(world)) {
            return false;
        }
        const double weight = worlds.weight(index);
        for (const PlacedPiece piece : world) {
            by_piece[piece] += weight;
        }
        total += weight;
        ++count;
        return true;
    };
    if (all_alive_) {
        alive_.reserve(max_numbered); // once, and never more
        for (std::size_t index = 0; index < worlds.size(); ++index) {
            if (take(index) && count <= max_numbered) {
                alive_.push_back(static_cast<std::uint32_t>(index));
            }
        }
        all_alive_ = count > max_numbered;
        if (all_alive_) {
            alive_.clear();
            alive_.shrink_to_fit();
        }
    } else {
        alive_.erase(std::remove_if(alive_.begin(), alive_.end(),
                                    [&](std::uint32_t index) { return !take(index); }),
                     alive_.end());
    }
    if (count == 0) {
        way_ = Way::Lost;
        return;
    }
    weight_ = total;
    set_chances(by_piece, total);
}

void Belief::set_chances(const std::vector<double>& by_piece, double total) {
    chances_.fill(0);
    for_each_piece_cell(grid_, by_piece, [&](std::size_t cell, int /*type*/, double weight) {
        chances_[cell] += weight / total;
    });
}

void Belief::set_type_chances(const std::vector<double>& by_piece, double total) {
    type_chances_.assign(static_cast<std::size_t>(grid_.size().cells()), {});
    for_each_piece_cell(grid_, by_piece, [&](std::size_t cell, int type, double weight) {
        type_chances_[cell][static_cast<std::size_t>(type)] += weight / total;
    });
}

void Belief::count_chances(const WorldSet& worlds) {
    std::vector<double> by_piece(max_placed);
    double total = 0;
    for (std::size_t index = 0; index < worlds.size(); ++index) {
        const double weight = worlds.weight(index);
        for (const PlacedPiece piece : worlds.world(index)) {
            by_piece[piece] += weight;
        }
        total += weight;
    }
    weight_ = total;
    set_chances(by_piece, total);
    set_type_chances(by_piece, total);
}

void Belief::update_listed(const Openings& openings) {
    listed_.filter(Agreement(grid_, openings, listed_.pieces()));
    if (listed_.empty()) {
        way_ = Way::Lost;
        return;
    }
    count_chances(listed_);
}

bool Belief::list(const Openings& openings) {
    if (exactness_ == Exactness::Never || max_worlds(openings) > max_own) {
        return false;
    }
    listed_.clear();
    const PlacementWeights weights(placement_, grid_);
    const std::size_t most = own_bytes / (listed_.pieces() * sizeof(PlacedPiece) + sizeof(float));
    const Listing listing = list_worlds(grid_, openings, steps_to_list, [&](const Matrices& world) {
        listed_.add(grid_, world, static_cast<float>(weights.of(world)));
        return listed_.size() < most;
    });
    return listing == Listing::Complete;
}

void Belief::update_walked(const Openings& openings) {
    if (list(openings)) {
        walked_.clear();
        way_ = listed_.empty() ? Way::Lost : Way::Listed;
        if (way_ == Way::Listed) {
            count_chances(listed_);
        }
        return;
    }
    walked_.update(openings, rng_);
    if (walked_.worlds().empty()) {
        way_ = Way::Lost;
        return;
    }
    std::vector<double> by_piece(max_placed);
    for (const Matrices& world : walked_.worlds()) {
        for (int block = 0; block < grid_.blocks(); ++block) {
            if (const VariantId id = world[static_cast<std::size_t>(block)]; id != empty_matrix) {
                by_piece[placed(block, id)] += 1;
            }
        }
    }
    weight_ = static_cast<double>(walked_.worlds().size());
    set_chances(by_piece, weight_);
    set_type_chances(by_piece, weight_);
}

std::size_t Belief::worlds() const {
    switch (way_) {
    case Way::Catalogue:
        return all_alive_ ? catalogue_->worlds.size() : alive_.size();
    case Way::Listed:
        return listed_.size();
    case Way::Walked:
        return walked_.worlds().size();
    case Way::Lost:
        break;
    }
    return 0;
}

WorldSet Belief::draw(std::size_t count, Rng& rng) const {
    WorldSet drawn(counts_.pieces() - static_cast<int>(sunk_.count()));
    std::vector<PlacedPiece> open;
    const auto add = [&](std::span<const PlacedPiece> world, float weight) {
        open.clear();
        std::copy_if(world.begin(), world.end(), std::back_inserter(open), [&](PlacedPiece piece) {
            return !sunk_[static_cast<std::size_t>(block_of(piece))];
        });
        drawn.add(open, weight);
    };
    WorldSet crowd(counts_.pieces());
    for (const Matrices& world : walked_.worlds()) {
        crowd.add(grid_, world, 1);
    }
    const WorldSet& worlds = way_ == Way::Catalogue ? catalogue_->worlds
                             : way_ == Way::Listed  ? listed_
                                                    : crowd;
    const bool numbered = way_ == Way::Catalogue && !all_alive_;
    const std::size_t size = numbered ? alive_.size() : worlds.size();
    const auto index = [&](std::size_t i) { return numbered ? alive_[i] : i; };
    if (size <= count) {
        for (std::size_t i = 0; i < size; ++i) {
            add(worlds.world(index(i)), worlds.weight(index(i)));
        }
        return drawn;
    }
    // Evenly spaced points on the cumulative weights, from a random start (systematic sampling):
    // each world is drawn as often as its weight says, with little variance.
    double total = 0;
    for (std::size_t i = 0; i < size; ++i) {
        total += worlds.weight(index(i));
    }
    const double step = total / static_cast<double>(count);
    double mark = rng.unit() * step;
    double sum = 0;
    for (std::size_t i = 0; i < size; ++i) {
        sum += worlds.weight(index(i));
        for (; mark < sum; mark += step) {
            add(worlds.world(index(i)), 1);
        }
    }
    return drawn;
}

} // namespace tabuleiro::wargame
