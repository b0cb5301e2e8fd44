// The posterior: the worlds consistent with all answers, each weighted by how the board was placed.
// It uses the best of three methods that the game allows:
//
//   catalogue  all boards are listed once and shared; a game keeps the numbers of those left
//   listed     the worlds have become few enough to list for this game alone; exact as well
//   walked     a crowd of worlds, moved by a Markov chain that respects contacts, counts and
//              answers; probabilities are estimates that improve with the crowd's size
//
// A game's own data takes at most 10 MB.
#pragma once

#include <array>
#include <bitset>
#include <memory>
#include <vector>

#include "engines/wargame/catalogue.hpp"
#include "engines/wargame/look_ahead.hpp"
#include "engines/wargame/walked_worlds.hpp"
#include "engines/wargame/world_set.hpp"

namespace tabuleiro::wargame {

// By block cell: how likely a piece is there.
using Chances = std::array<double, max_block_cells>;

// By block cell: how likely a piece of each type is there. Type 0 is not counted.
using TypeChances = std::vector<std::array<double, types + 1>>;

// Never: for measuring how far the walked method is from the exact ones.
enum class Exactness : std::uint8_t { WherePossible, Never };

class Belief {
  public:
    Belief(Size size, const Counts& counts, Placement placement, const Crowd& crowd,
           std::uint64_t seed, Exactness exactness = Exactness::WherePossible);

    const Grid& grid() const { return grid_; }

    // Takes in the answers. Requires: knowledge only ever grows.
    void update(const Knowledge& knowledge);

    // No world is consistent with the answers (or none was found): nothing can be said.
    bool is_lost() const { return way_ == Way::Lost; }
    // Probabilities are exact, and the worlds are all there are.
    bool is_exact() const { return way_ == Way::Catalogue || way_ == Way::Listed; }

    const Chances& chances() const { return chances_; }
    // Requires: no catalogue, and not lost.
    const TypeChances& type_chances() const { return type_chances_; }

    // All boards of the game are listed, and early shots are shared.
    bool has_catalogue() const { return way_ == Way::Catalogue; }

    // This many worlds drawn by weight, with equal weights; or all, with their weights, if there
    // are no more. Sunk pieces are left out, as all worlds have them. Requires: not lost.
    WorldSet draw(std::size_t count, Rng& rng) const;

    // The catalogue's book, null if the game has no catalogue.
    OpeningBook* openings() const { return catalogue_ ? &catalogue_->openings : nullptr; }
    // The sum of the weights of all worlds, by which beliefs of one game can be compared; where
    // worlds walk, their number.
    double weight() const { return weight_; }
    // How many worlds there are; in the walked method, how many represent them.
    std::size_t worlds() const;

  private:
    enum class Way : std::uint8_t { Catalogue, Listed, Walked, Lost };

    void update_catalogue(const Openings& openings);
    void update_listed(const Openings& openings);
    void update_walked(const Openings& openings);
    bool list(const Openings& openings);
    void count_chances(const WorldSet& worlds);
    // From the weights of all pieces at their places.
    void set_chances(const std::vector<double>& by_piece, double total);
    void set_type_chances(const std::vector<double>& by_piece, double total);

    Grid grid_;
    Counts counts_;
    Placement placement_;
    Exactness exactness_;
    Rng rng_;
    Way way_ = Way::Walked;
    Chances chances_{};
    TypeChances type_chances_;
    double weight_ = 0;

    std::shared_ptr<const Catalogue> catalogue_;
    bool all_alive_ = true; // every consistent world of the catalogue, too many to number
    std::vector<std::uint32_t> alive_;
    WorldSet listed_;
    WalkedWorlds walked_;
    std::bitset<max_blocks> sunk_; // blocks, by the latest answers
};

} // namespace tabuleiro::wargame
