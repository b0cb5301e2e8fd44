// d4: fires by the posterior over all boards consistent with the answers, and looks ahead.
#pragma once

#include "engines/wargame/belief.hpp"
#include "engines/wargame/shooter.hpp"
#include "engines/wargame/shot_chooser.hpp"

namespace tabuleiro::wargame {

class BeliefShooter final : public Shooter {
  public:
    explicit BeliefShooter(const ShooterSetup& setup);
    std::optional<Cell> choose(const Knowledge& knowledge) override;

    const Belief& belief() const { return belief_; }

  private:
    Belief belief_;
    ShotChooser chooser_;
};

} // namespace tabuleiro::wargame
