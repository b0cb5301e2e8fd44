// Places a fleet piece by piece, so that every legal board is equally likely (R11), even if someone
// else placed the first pieces.
#pragma once

#include <optional>

#include "games/wargame/wargame.hpp"

namespace tabuleiro::wargame {

class Placer {
  public:
    // Requires: a piece is still to be placed.
    Placing next(const WarGame::View& view, Rng& rng);

  private:
    std::optional<Board> plan_; // the whole fleet, drawn before the first piece is placed
};

} // namespace tabuleiro::wargame
