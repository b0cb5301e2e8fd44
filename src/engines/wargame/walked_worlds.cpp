#include "engines/wargame/walked_worlds.hpp"

#include <algorithm>

namespace tabuleiro::wargame {

namespace {

constexpr std::uint64_t steps_to_find = 2'000'000;
constexpr int sweeps_to_forget = 30; // from an arbitrary world to a fair sample
// Many copies of few worlds have to walk further until they differ. They replace the few.
constexpr std::size_t few = 600;
constexpr int sweeps_of_few = 3;

} // namespace

void WalkedWorlds::update(const Openings& openings, Rng& rng) {
    std::erase_if(worlds_, [&](const Matrices& world) { return !agrees(world, openings); });
    if (worlds_.empty()) {
        start(openings, rng);
    }
    if (!worlds_.empty()) {
        walk_copies(openings, rng);
    }
}

bool WalkedWorlds::agrees(const Matrices& world, const Openings& openings) const {
    for (int block = 0; block < grid_->blocks(); ++block) {
        const auto at = static_cast<std::size_t>(block);
        if (!contains(openings.possible[at], world[at])) {
            return false;
        }
    }
    return true;
}

void WalkedWorlds::start(const Openings& openings, Rng& rng) {
    if (openings.met.empty() && placement_ == Placement::P2) {
        for (int i = 0; i < crowd_.first_drawn; ++i) {
            if (const auto board = place_p2(grid_->size(), counts_, rng)) {
                if (const Matrices world = matrices_of(*board); agrees(world, openings)) {
                    worlds_.push_back(world);
                }
            }
        }
    }
    const WorldWalk walk(*grid_, openings, placement_);
    while (worlds_.size() < static_cast<std::size_t>(crowd_.first_walked)) {
        auto world = find_world(*grid_, openings, steps_to_find, rng);
        if (!world) {
            return;
        }
        walk.walk(*world, sweeps_to_forget * grid_->blocks(), rng);
        worlds_.push_back(*world);
    }
}

void WalkedWorlds::walk_copies(const Openings& openings, Rng& rng) {
    const std::size_t survivors = worlds_.size();
    const auto room = static_cast<std::size_t>(crowd_.worlds);
    const std::size_t copies =
        std::clamp(room - std::min(room, survivors), static_cast<std::size_t>(crowd_.least_new),
                   static_cast<std::size_t>(crowd_.most_new));
    const bool too_few = survivors < std::min(few, copies);
    const int changes = (too_few ? sweeps_of_few : 1) * grid_->blocks();
    const WorldWalk walk(*grid_, openings, placement_);
    const std::size_t offset = rng.below(survivors);
    for (std::size_t i = 0; i < copies; ++i) {
        // All in turn, or spread evenly over them.
        const std::size_t source = copies < survivors ? i * survivors / copies : i;
        Matrices world = worlds_[(source + offset) % survivors];
        walk.walk(world, changes, rng);
        worlds_.push_back(world);
    }
    const std::size_t excess = worlds_.size() - std::min(room, worlds_.size());
    const std::size_t replaced = too_few ? survivors : excess;
    worlds_.erase(worlds_.begin(), worlds_.begin() + static_cast<std::ptrdiff_t>(replaced));
}

} // namespace tabuleiro::wargame
