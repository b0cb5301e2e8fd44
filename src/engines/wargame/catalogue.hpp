// All boards of a game that has few enough of them, listed once and shared by every game.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <unordered_map>

#include "engines/wargame/world_set.hpp"

namespace tabuleiro::wargame {

// Shots at the beginning of games, where many worlds are possible and every game passes: each is
// computed once. The contents depend on the answers and the effort alone, so it does not matter
// which game came first.
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

// An upper bound on the number of worlds that is quick to compute.
double max_worlds(const Openings& openings);

// The catalogue of these boards, with the weights of the placement; null if there are too many to
// list. Safe to call from many threads; games of one kind share one list.
std::shared_ptr<const Catalogue> catalogue_of(Size size, const Counts& counts, Placement placement);

} // namespace tabuleiro::wargame
