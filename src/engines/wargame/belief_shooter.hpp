// d4: fires by the posterior over all boards that agree with the answers, and looks ahead.
#pragma once

#include "engines/wargame/belief.hpp"
#include "engines/wargame/look_ahead.hpp"
#include "engines/wargame/shooter.hpp"

namespace tabuleiro::wargame {

class BeliefShooter final : public Shooter {
  public:
    explicit BeliefShooter(const ShooterSetup& setup);
    std::optional<Cell> choose(const Knowledge& knowledge) override;

    const Belief& belief() const { return belief_; }

  private:
    // The best cell by the posterior as it is; none if no world has a piece left to hit.
    std::optional<BlockCell> think(const Knowledge& knowledge, Rng rng);
    BlockCell look_ahead(const Knowledge& knowledge, std::span<const BlockCell> candidates,
                         Rng& rng);

    Effort effort_;
    Belief belief_;
    LookAhead look_ahead_;
};

} // namespace tabuleiro::wargame
