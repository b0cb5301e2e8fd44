// The computer at a board of the game house: hides its fleet so that every legal board is as likely
// (R11), then fires as d4. It sees what its seat may see, and nothing else.
#pragma once

#include <memory>
#include <optional>

#include "engines/wargame/shooter.hpp"
#include "games/wargame/wargame.hpp"

namespace tabuleiro::wargame {

class HousePlayer {
  public:
    explicit HousePlayer(Effort effort, std::uint64_t seed) : effort_(effort), rng_(seed) {}

    // Requires: it is this seat's turn, and the game is not over.
    WarGame::Move choose(const WarGame::View& view);

  private:
    Placing place_next(const WarGame::View& view);

    Effort effort_;
    Rng rng_;
    std::optional<Board> plan_; // the whole fleet, drawn before the first piece is placed
    std::unique_ptr<Shooter> shooter_;
};

} // namespace tabuleiro::wargame
