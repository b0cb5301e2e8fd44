// The chess engine of the house in this process, at a level.
#pragma once

#include <memory>

#include "arena/players/player.hpp"
#include "engines/chess/engine.hpp"
#include "games/chess/chess.hpp"

namespace tabuleiro::arena {

class ChessLevelPlayer final : public PlayerOf<chess::Chess> {
  public:
    explicit ChessLevelPlayer(int level) : level_(level) {}

    tl::expected<void, Failed> new_game(const chess::Position& start, const Limits& limits,
                                        std::uint64_t seed) override;
    Answer<chess::Chess> choose(const Turn<chess::Chess>& turn) override;

  private:
    int level_;
    std::uint64_t seed_ = 0;
    roque::Engine engine_{1}; // megabytes: levels look at little
};

// What a short search finds for the player to move, in centipawns.
int chess_balance(const chess::Position& position);

} // namespace tabuleiro::arena
