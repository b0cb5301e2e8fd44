// Fires as people do: it hunts for ships, follows up hits, and leaves out cells where no ship can
// be; but it forgets to, more or less often. Without any attention it fires like d1.
#pragma once

#include "engines/wargame/shooter.hpp"

namespace tabuleiro::wargame {

// How attentive a shooter is.
struct Attention {
    int follows = 0; // chance in a hundred to go on where a ship was hit, not to hunt elsewhere
    int notices = 0; // cells in a hundred that it leaves out if the answers exclude them
};

class FallibleShooter final : public Shooter {
  public:
    FallibleShooter(const Attention& attention, std::uint64_t seed)
        : attention_(attention), seed_(seed) {}
    std::optional<Cell> choose(const Knowledge& knowledge) override;

  private:
    Attention attention_;
    std::uint64_t seed_;
};

} // namespace tabuleiro::wargame
