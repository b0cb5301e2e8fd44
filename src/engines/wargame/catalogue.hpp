// All boards of a game that has few enough of them, listed once and shared by every game.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <unordered_map>

#include "engines/wargame/world_set.hpp"

namespace tabuleiro::wargame {

// Shots at the beginning of games, where many worlds are alive and every game comes by: each is
// thought out once. What stands here follows from the answers and the effort alone, so that it does
// not matter which game came first.
class OpeningBook {
  public:
    std::optional<std::uint16_t> find(std::uint64_t key) const;
    void keep(std::uint64_t key, std::uint16_t cell);

  private:
    mutable std::mutex mutex_;
    std::unordered_map<std::uint64_t, std::uint16_t> cells_;
};

struct Catalogue {
    Catalogue(const Grid& of_grid, int pieces) : grid(of_grid), worlds(pieces) {}

    Grid grid;
    WorldSet worlds;
    mutable OpeningBook openings;
};

// No more than this many worlds, by a bound that is quick to compute.
double most_worlds(const Openings& openings);

// The catalogue of these boards, with the weights of the placement; null if they are too many to
// list. Safe to call from many threads; games of one kind share one list.
std::shared_ptr<const Catalogue> catalogue_of(Size size, const Counts& counts, Placement placement);

} // namespace tabuleiro::wargame
