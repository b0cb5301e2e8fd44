// Fires at a hidden board: the four strategies of the computer, behind one interface.
#pragma once

#include <memory>
#include <optional>

#include "core/rng.hpp"
#include "games/wargame/knowledge.hpp"
#include "games/wargame/placement.hpp"

namespace tabuleiro::wargame {

class Shooter {
  public:
    Shooter() = default;
    Shooter(const Shooter&) = delete;
    Shooter& operator=(const Shooter&) = delete;
    virtual ~Shooter() = default;

    // The next cell to try, none if no useful cell is left. Requires: knowledge is that of the
    // previous calls, plus the answers to the cells returned by them.
    virtual std::optional<Cell> choose(const Knowledge& knowledge) = 0;
};

// The cells of a block that a sunk piece of a neighbouring block touches. Whatever shape the
// answers give that piece, even one not in the annex, its neighbours are excluded.
BlockMask touched_by_sunk(const Knowledge& knowledge, int block);

// d1: any cell that was not tried, each equally likely.
class RandomShooter final : public Shooter {
  public:
    explicit RandomShooter(Rng rng) : rng_(rng) {}
    std::optional<Cell> choose(const Knowledge& knowledge) override;

  private:
    Rng rng_;
};

// d2: block after block from the top left, each in the order of figure 9, until its piece is sunk.
class OrderlyShooter final : public Shooter {
  public:
    std::optional<Cell> choose(const Knowledge& knowledge) override;
};

// d3: as d2, and never at a cell that touches a sunk piece.
class CarefulShooter final : public Shooter {
  public:
    std::optional<Cell> choose(const Knowledge& knowledge) override;
};

enum class Firing : std::uint8_t { D1 = 1, D2, D3, D4 };

// How hard d4 thinks: the number of worlds that it plays to the end to compare its next shots.
struct Effort {
    int worlds = 0;

    friend constexpr bool operator==(Effort, Effort) = default;
};

// For one game: up to some 0.1 s for an early shot on 9x9, far less later. For many games in a row:
// a few ms at most.
inline constexpr Effort usual_effort{20'000};
inline constexpr Effort brisk_effort{500};

struct ShooterSetup {
    Firing firing = Firing::D1;
    Size size{};
    Counts counts{};
    Placement placement = Placement::Uniform; // how the board was placed; only d4 uses it
    Effort effort = usual_effort;
    std::uint64_t seed = 1;
};

std::unique_ptr<Shooter> make_shooter(const ShooterSetup& setup);

} // namespace tabuleiro::wargame
