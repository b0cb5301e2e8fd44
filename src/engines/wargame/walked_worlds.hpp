// A crowd of worlds that represents the posterior where there are too many worlds to list.
//
// Those that agree with new answers are a fair sample of what is left, so they are kept, also over
// many shots. Copies of them that have walked on make up for those that do not agree.
#pragma once

#include <vector>

#include "games/wargame/worlds.hpp"

namespace tabuleiro::wargame {

struct Crowd {
    int worlds = 6000;       // kept at most
    int least_new = 400;     // walked after every answer
    int most_new = 2000;     // the same while the crowd is not full
    int first_drawn = 3000;  // as p2 draws boards, before the first shot
    int first_walked = 1000; // found and walked, if boards cannot be drawn
};

// Measured on 15x24 (docs/wargame/shooters.md).
constexpr Crowd crowd_for(Size size) {
    return {.worlds = 150 * size.blocks(),
            .least_new = 10 * size.blocks(),
            .most_new = 50 * size.blocks(),
            .first_drawn = 75 * size.blocks(),
            .first_walked = 25 * size.blocks()};
}

class WalkedWorlds {
  public:
    WalkedWorlds(Size size, const Counts& counts, Placement placement, const Crowd& crowd)
        : grid_(&grid_of(size)), counts_(counts), placement_(placement), crowd_(crowd) {}

    // Takes in the answers. No worlds are left if none was found that agrees with them.
    void update(const Openings& openings, Rng& rng);

    const std::vector<Matrices>& worlds() const { return worlds_; }
    void clear() { worlds_.clear(); }

  private:
    bool agrees(const Matrices& world, const Openings& openings) const;
    void start(const Openings& openings, Rng& rng);
    void walk_copies(const Openings& openings, Rng& rng);

    const Grid* grid_;
    Counts counts_;
    Placement placement_;
    Crowd crowd_;
    std::vector<Matrices> worlds_; // the oldest first
};

} // namespace tabuleiro::wargame
