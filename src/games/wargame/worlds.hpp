// The worlds of a shooter: the legal boards that agree with all answers. They can be listed, one
// can be found, and a random walk leads from one to others, so that in the long run each is visited
// as often as its placement probability says.
#pragma once

#include <cstdint>
#include <optional>

#include "core/inline_vector.hpp"
#include "core/rng.hpp"
#include "games/wargame/grid.hpp"
#include "games/wargame/knowledge.hpp"
#include "games/wargame/placement.hpp"

namespace tabuleiro::wargame {

using BlockList = InlineVector<std::uint8_t, max_blocks>;

// What the answers leave open in each block.
struct Openings {
    explicit Openings(const Knowledge& knowledge);

    Counts unmet;                                // pieces to be put into unmet blocks
    std::array<VariantSet, max_blocks> possible; // by the block's own answers
    BlockList met;                               // blocks whose type is known
    BlockList met_open;                          // those of them that are not sunk
    BlockList unmet_blocks;                      // blocks without a hit
};

enum class Listing : std::uint8_t { Complete, Stopped };

// Walks over all worlds by depth first search: the pieces that were met, then the others from the
// largest type down. Each world is visited once; visit(matrices) says whether to go on. Stops
// after `steps` placements tried.
template <class Visit>
Listing list_worlds(const Grid& grid, const Openings& openings, std::uint64_t steps, Visit&& visit);

// Some world, by the same search in a random order; none if there is no world, or if none was found
// within `steps` placements tried (it restarts with twice as many, up to that limit).
std::optional<Matrices> find_world(const Grid& grid, const Openings& openings, std::uint64_t steps,
                                   Rng& rng);

// A Markov chain over worlds, Metropolis-Hastings with the placement's weights as its aim: two
// blocks without a hit exchange their types, or two blocks draw other variants of theirs.
class WorldWalk {
  public:
    WorldWalk(const Grid& grid, const Openings& openings, Placement placement)
        : grid_(&grid), openings_(&openings), weights_(placement, grid) {}

    // Tries this many changes of the world. Requires: it is one.
    void walk(Matrices& world, int changes, Rng& rng) const;

  private:
    struct Change {
        std::uint8_t first_block;
        std::uint8_t second_block;
        int first_type; // what the first block gets
        int second_type;
    };
    std::optional<Change> draw_change(const Matrices& world, Rng& rng) const;
    // `p2_weight` is that of the world under p2, none under other placements.
    void try_change(Matrices& world, const Change& change,
                    std::optional<ChangingP2Weight>& p2_weight, Rng& rng) const;
    // What the change of two blocks multiplied the weight by, the world being changed already.
    double weight_factor(const Matrices& world, std::uint8_t a, VariantId old_a, std::uint8_t b,
                         VariantId old_b) const;

    const Grid* grid_;
    const Openings* openings_;
    PlacementWeights weights_;
};

// A world drawn for a seat: uniform over all if they can be listed quickly, otherwise by a walk.
// Requires: there is one.
Matrices draw_world(const Grid& grid, const Knowledge& knowledge, Rng& rng);

namespace detail {

// One depth first search; `order` turns the set of choices at hand into the next one to try.
template <class Visit>
class WorldSearch {
  public:
    WorldSearch(const Grid& grid, const Openings& openings, std::uint64_t steps, Visit& visit)
        : grid_(grid), openings_(openings), left_(openings.unmet), steps_(steps), visit_(visit) {}

    Listing run() {
        met(0);
        return stopped_ ? Listing::Stopped : Listing::Complete;
    }

  private:
    void met(std::size_t index) {
        if (index == openings_.met.size()) {
            unmet(types, 0);
            return;
        }
        const int block = openings_.met[index];
        put_each(block, openings_.possible[static_cast<std::size_t>(block)],
                 [&] { met(index + 1); });
    }

    // Pieces of one type go into ascending blocks, so that no world comes twice.
    void unmet(int type, std::size_t from) {
        while (type > 0 && left_[type] == 0) {
            --type;
            from = 0;
        }
        if (type == 0) {
            stopped_ = !visit_(static_cast<const Matrices&>(world_)) || stopped_;
            return;
        }
        --left_[type];
        for (std::size_t i = from; i < openings_.unmet_blocks.size() && !stopped_; ++i) {
            const int block = openings_.unmet_blocks[i];
            if (world_[static_cast<std::size_t>(block)] == empty_matrix) {
                put_each(block,
                         openings_.possible[static_cast<std::size_t>(block)] &
                             variants_of_type[type],
                         [&] { unmet(type, i + 1); });
            }
        }
        ++left_[type];
    }

    template <class Next>
    void put_each(int block, VariantSet set, Next&& next) {
        VariantId& place = world_[static_cast<std::size_t>(block)];
        for_each_variant(set & grid_.fitting(world_, block), [&](VariantId id) {
            stopped_ = stopped_ || steps_-- == 0;
            if (!stopped_) {
                place = id;
                next();
            }
        });
        place = empty_matrix;
    }

    const Grid& grid_;
    const Openings& openings_;
    Counts left_;
    std::uint64_t steps_;
    Visit& visit_;
    Matrices world_{};
    bool stopped_ = false;
};

} // namespace detail

template <class Visit>
Listing list_worlds(const Grid& grid, const Openings& openings, std::uint64_t steps,
                    Visit&& visit) {
    return detail::WorldSearch<Visit>(grid, openings, steps, visit).run();
}

} // namespace tabuleiro::wargame
