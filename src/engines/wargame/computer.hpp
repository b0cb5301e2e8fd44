// The computer of the War Game. Its levels differ in how they fire; it places its fleet at random
// at any level (R11). It sees only what its seat may see.
#pragma once

#include <memory>

#include "engines/computer.hpp"
#include "engines/level.hpp"
#include "engines/wargame/shooter.hpp"
#include "games/wargame/placer.hpp"

namespace tabuleiro {

template <>
class Computer<wargame::WarGame> {
  public:
    using WarGame = wargame::WarGame;

    static constexpr int highest_level = tabuleiro::highest_level;
    static constexpr bool rated_in_elo = false;

    void new_game() { *this = {}; }
    // It ignores limits and, within a game, changed terms. In natural style it thinks harder.
    Advice<WarGame::Move> choose(const WarGame::View& view, const PlayTerms& terms);
    std::optional<WarGame::Move> hint(const WarGame::View& view, std::uint64_t seed) const;
    Standing standing(const WarGame::View& view, Player seat) const;

    // Shots follow each other quickly.
    static Ease ease(const WarGame::View& /*view*/, const WarGame::Move& /*move*/) {
        return Ease::Obvious;
    }
    static bool talks_of_draws(const WarGame::View& view) {
        constexpr std::size_t shots = 15; // of the opponent
        return view.own.shots.count() >= shots;
    }
    // d1 to d4, the four firing strategies of the course: not levels, but numbered after them.
    static std::optional<int> level_named(std::string_view name);

  private:
    std::optional<Rng> rng_; // from the first move on
    std::uint64_t shooter_seed_ = 0;
    wargame::Placer placer_;
    std::unique_ptr<wargame::Shooter> shooter_; // from the first shot on
};

} // namespace tabuleiro
