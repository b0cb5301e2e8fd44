#include "games/wargame/worlds.hpp"

#include <cassert>

namespace tabuleiro::wargame {

Openings::Openings(const Knowledge& knowledge) : unmet(knowledge.unmet()), possible{} {
    for (int block = 0; block < knowledge.size().blocks(); ++block) {
        possible[static_cast<std::size_t>(block)] = knowledge.possible(block, unmet);
        const auto index = static_cast<std::uint8_t>(block);
        if (knowledge.type(block) == 0) {
            unmet_blocks.push_back(index);
            continue;
        }
        met.push_back(index);
        if (!knowledge.is_sunk(block)) {
            met_open.push_back(index);
        }
    }
}

namespace {

// Below a small bound without a division; biased by less than 1 in a billion, which no walk
// notices.
std::size_t below(std::size_t bound, Rng& rng) {
    return static_cast<std::size_t>(((rng() >> 32U) * bound) >> 32U);
}

VariantId draw_quickly(VariantSet set, Rng& rng) {
    for (auto skip = below(static_cast<std::size_t>(std::popcount(set)), rng); skip > 0; --skip) {
        set &= set - 1;
    }
    return first_of(set);
}

// The search of find_world: as detail::WorldSearch, but each piece tries places and variants in a
// random order, and pieces of one type need not ascend (one world is enough).
class RandomSearch {
  public:
    RandomSearch(const Grid& grid, const Openings& openings, std::uint64_t steps, Rng& rng)
        : grid_(grid), openings_(openings), left_(openings.unmet), steps_(steps), rng_(rng) {}

    bool run() { return met(0); }
    bool out_of_steps() const { return out_of_steps_; }
    const Matrices& world() const { return world_; }

  private:
    bool met(std::size_t index) {
        if (index == openings_.met.size()) {
            return unmet(types);
        }
        const int block = openings_.met[index];
        return put_some(block, openings_.possible[static_cast<std::size_t>(block)],
                        [&] { return met(index + 1); });
    }

    bool unmet(int type) {
        while (type > 0 && left_[type] == 0) {
            --type;
        }
        if (type == 0) {
            return true;
        }
        BlockList blocks = openings_.unmet_blocks;
        rng_.shuffle(blocks);
        --left_[type];
        for (const int block : blocks) {
            if (world_[static_cast<std::size_t>(block)] == empty_matrix &&
                put_some(block,
                         openings_.possible[static_cast<std::size_t>(block)] &
                             variants_of_type[type],
                         [&] { return unmet(type); })) {
                return true;
            }
            if (out_of_steps_) {
                break;
            }
        }
        ++left_[type];
        return false;
    }

    template <class Next>
    bool put_some(int block, VariantSet set, Next&& next) {
        VariantId& place = world_[static_cast<std::size_t>(block)];
        set &= grid_.fitting(world_, block);
        while (set != 0) {
            if (steps_-- == 0) {
                out_of_steps_ = true;
                steps_ = 0;
            }
            if (out_of_steps_) {
                break;
            }
            place = draw_quickly(set, rng_);
            if (next()) {
                return true;
            }
            set &= ~(VariantSet{1} << place);
        }
        place = empty_matrix;
        return false;
    }

    const Grid& grid_;
    const Openings& openings_;
    Counts left_;
    std::uint64_t steps_;
    Rng& rng_;
    Matrices world_{};
    bool out_of_steps_ = false;
};

} // namespace

std::optional<Matrices> find_world(const Grid& grid, const Openings& openings, std::uint64_t steps,
                                   Rng& rng) {
    // A search that starts badly can take forever; several short ones seldom do.
    constexpr std::uint64_t first_steps = 200;
    for (std::uint64_t now = first_steps;; now *= 2) {
        RandomSearch search(grid, openings, now, rng);
        if (search.run()) {
            return search.world();
        }
        if (!search.out_of_steps() || now >= steps) {
            return std::nullopt;
        }
    }
}

void WorldWalk::walk(Matrices& world, int changes, Rng& rng) const {
    std::optional<ChangingP2Weight> p2_weight;
    if (weights_.placement() == Placement::P2) {
        p2_weight.emplace(*grid_, world);
    }
    for (int i = 0; i < changes; ++i) {
        if (const auto change = draw_change(world, rng)) {
            try_change(world, *change, p2_weight, rng);
        }
    }
}

std::optional<WorldWalk::Change> WorldWalk::draw_change(const Matrices& world, Rng& rng) const {
    // Which blocks are chosen, and in which order, never depends on their contents: a change and
    // its reverse are drawn equally often.
    const BlockList& unmet = openings_->unmet_blocks;
    const BlockList& met = openings_->met_open;
    const std::size_t open = unmet.size() + met.size();
    if (open < 2) {
        if (open == 0) {
            return std::nullopt;
        }
        const std::uint8_t only = unmet.empty() ? met[0] : unmet[0];
        const int type = type_of(world[only]);
        return Change{only, only, type, type};
    }
    const auto at = [&](std::size_t i) {
        return i < unmet.size() ? unmet[i] : met[i - unmet.size()];
    };
    const std::size_t one = below(open, rng);
    const std::size_t other = below(open, rng);
    const std::uint8_t first = at(one);
    const std::uint8_t second = at(other);
    int first_type = type_of(world[first]);
    int second_type = type_of(world[second]);
    if (one < unmet.size() && other < unmet.size()) {
        std::swap(first_type, second_type);
    }
    if (first_type == 0 && second_type == 0) {
        return std::nullopt; // nothing would change
    }
    return Change{first, second, first_type, second_type};
}

void WorldWalk::try_change(Matrices& world, const Change& change,
                           std::optional<ChangingP2Weight>& p2_weight, Rng& rng) const {
    const std::uint8_t a = change.first_block;
    const std::uint8_t b = change.second_block;
    const VariantId old_a = world[a];
    const VariantId old_b = world[b];
    const auto choices = [&](std::uint8_t block, int type) {
        return openings_->possible[block] & variants_of_type[type] & grid_->fitting(world, block);
    };
    // How many ways lead back: the first block is filled while the second is empty.
    world[a] = empty_matrix;
    world[b] = empty_matrix;
    const VariantSet for_a = choices(a, change.first_type);
    const VariantSet back_a = choices(a, type_of(old_a));
    int ways_there = std::popcount(for_a);
    int ways_back = std::popcount(back_a);
    VariantId new_a = empty_matrix;
    VariantId new_b = empty_matrix;
    bool possible = for_a != 0;
    if (possible && a != b) {
        world[a] = old_a;
        ways_back *= std::popcount(choices(b, type_of(old_b)));
        new_a = draw_quickly(for_a, rng);
        world[a] = new_a;
        const VariantSet for_b = choices(b, change.second_type);
        possible = for_b != 0;
        if (possible) {
            ways_there *= std::popcount(for_b);
            new_b = draw_quickly(for_b, rng);
        }
    } else if (possible) {
        new_a = new_b = draw_quickly(for_a, rng);
    }
    if (!possible || (new_a == old_a && new_b == old_b)) {
        world[a] = old_a;
        world[b] = old_b;
        return;
    }
    world[a] = new_a;
    world[b] = new_b;
    const double factor =
        p2_weight ? p2_weight->factor_of(world, a, b) : weight_factor(world, a, old_a, b, old_b);
    if (factor * ways_there < ways_back * rng.unit()) {
        world[a] = old_a;
        world[b] = old_b;
    } else if (p2_weight) {
        p2_weight->keep_change();
    }
}

double WorldWalk::weight_factor(const Matrices& world, std::uint8_t a, VariantId old_a,
                                std::uint8_t b, VariantId old_b) const {
    if (weights_.placement() == Placement::Uniform) {
        return 1;
    }
    // Only the blocks from the first that changes to the last that sees a change matter.
    const int first = std::min(a, b);
    const int last =
        std::min(grid_->blocks() - 1, std::max(a, b) + grid_->size().block_columns() + 1);
    const double after = weights_.product(world, first, last);
    Matrices before = world;
    before[a] = old_a;
    before[b] = old_b;
    return after / weights_.product(before, first, last);
}

Matrices draw_world(const Grid& grid, const Knowledge& knowledge, Rng& rng) {
    constexpr std::uint64_t steps_to_list = 400;
    constexpr int sweeps = 6;
    const Openings openings(knowledge);
    std::uint64_t met = 0;
    Matrices chosen{};
    const Listing listing = list_worlds(grid, openings, steps_to_list, [&](const Matrices& world) {
        if (rng.below(++met) == 0) { // each of the worlds so far is kept as often
            chosen = world;
        }
        return true;
    });
    if (listing == Listing::Complete) {
        assert(met > 0);
        return chosen;
    }
    constexpr std::uint64_t steps_to_find = std::uint64_t{1} << 40; // until it is found
    chosen = find_world(grid, openings, steps_to_find, rng).value_or(chosen);
    WorldWalk(grid, openings, Placement::Uniform).walk(chosen, sweeps * grid.blocks(), rng);
    return chosen;
}

} // namespace tabuleiro::wargame
