// How the computer of a game thinks, as the house asks it: one specialisation a game.
//
//     highest_level                     its strengths are 1 to this
//     choose(situation, terms)          the move that a player of that level makes; what may be
//                                       left to chance (Stage<G>::arrange) is not asked here
//     ease(situation, move)             how long a person would look for that move
//     hint(situation, seed)             what a strong player would do, if there is a word to say
//     little, much                      what counts for nothing in a score, and what for a lot
//     score(situation, seat)            how well the seat stands, in the game's own units
//     talks_of_draws(situation)         whether it is late enough to agree to a draw
//     rated_in_elo                      whether its levels were measured against rated players
//
// A thinker of an open game is shown the record; one of a game with secrets its seat's view.
#pragma once

#include <cstdint>
#include <optional>
#include <type_traits>

#include "core/game.hpp"
#include "record/record.hpp"
#include "record/time_control.hpp"

namespace tabuleiro::house {

template <Game G>
using Situation = std::conditional_t<OpenGame<G>, Record<G>, typename G::View>;

struct Terms {
    int level = 1;
    std::uint64_t seed = 0;
    std::optional<Duration> time{}; // no more than this; none: what the level needs
    Duration longest_pause{0};      // before the answer is given
};

enum class Ease : std::uint8_t { Obvious, Usual, Hard };

template <Game G>
struct Mind;

template <class G>
concept HasMind = Game<G> && requires(const Situation<G> situation, const Terms terms, Player seat,
                                      std::uint64_t seed, const typename G::Move move) {
    { Mind<G>::highest_level } -> std::convertible_to<int>;
    { Mind<G>::choose(situation, terms) } -> std::same_as<typename G::Move>;
    { Mind<G>::ease(situation, move) } -> std::same_as<Ease>;
    { Mind<G>::hint(situation, seed) } -> std::same_as<std::optional<typename G::Move>>;
    { Mind<G>::little } -> std::convertible_to<int>;
    { Mind<G>::much } -> std::convertible_to<int>;
    { Mind<G>::score(situation, seat) } -> std::same_as<int>;
    { Mind<G>::talks_of_draws(situation) } -> std::same_as<bool>;
    { Mind<G>::rated_in_elo } -> std::convertible_to<bool>;
};

} // namespace tabuleiro::house
