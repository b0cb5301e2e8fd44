// The War Game's computer: places as it does at a board of the house, uniformly over all legal
// boards, and fires as d1 to d4 do.
#pragma once

#include <memory>
#include <optional>

#include "arena/players/player.hpp"
#include "engines/wargame/house_player.hpp"
#include "engines/wargame/shooter.hpp"
#include "games/wargame/wargame.hpp"

namespace tabuleiro::arena {

class WarPlayer final : public PlayerOf<wargame::WarGame> {
  public:
    using WarGame = wargame::WarGame;

    explicit WarPlayer(wargame::Firing firing) : firing_(firing) {}

    tl::expected<void, Failed> new_game(const WarGame::Position& start, const Limits& limits,
                                        std::uint64_t seed) override;
    Answer<WarGame> choose(const Turn<WarGame>& turn) override;

    // "d1" to "d4".
    static std::optional<wargame::Firing> parse(std::string_view profile);

  private:
    WarGame::Move decide(const WarGame::View& view);

    wargame::Firing firing_;
    std::uint64_t shooter_seed_ = 0;
    std::optional<wargame::HousePlayer> house_; // places, and is d4
    std::unique_ptr<wargame::Shooter> shooter_; // the others
};

} // namespace tabuleiro::arena
