// The computer player of a game, the same for tables of the house, studies, the arena and programs.
// engines/NAME/computer.hpp specialises it.
//
// A computer thinks on the calling thread and belongs to one thread at a time. From move to move of
// a game, and from position to position of an analysis, it may remember what it saw.
//
//     highest_level               its levels are 1 to this
//     rated_in_elo                whether they were measured against rated players
//     new_game()                  forgets the game that it played
//     choose(situation, terms)    the move that a player of that level makes
//     hint(situation, seed)       what a strong player would do, if it has advice
//     standing(situation, seat)   how well the seat stands
//     ease(situation, move)       how long a person would look for that move
//     talks_of_draws(situation)   whether it is late enough to agree to a draw
//
// A computer of an open game also has
//
//     analyse(record, terms)      the best variations at full strength, the best first
//     balance(record)             the score of a short search for the player to move, in the
//                                 game's hundredths
//
// and one that also plays in other ways, which have names
//
//     level_named(name)           the number to choose by, above highest_level; none if no way has
//                                 that name
//
// All functions that take a position require that there is a legal move.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include "core/game.hpp"
#include "engines/analysis.hpp"
#include "engines/thinking_limits.hpp"
#include "record/record.hpp"

namespace tabuleiro {

// What a computer sees: the record of an open game, its seat's view of a game with secrets.
template <Game G>
using Situation = std::conditional_t<OpenGame<G>, Record<G>, typename G::View>;

enum class PlayStyle : std::uint8_t {
    Natural, // as at a table of the house: it varies its openings as people do
    Plain,   // as in matches that measure levels: no opening variety, and one seed for a whole game
};

struct PlayTerms {
    int level = 1;
    std::uint64_t seed = 0;
    ThinkingLimits limits{};
    PlayStyle style = PlayStyle::Natural;
    Stop stop{}; // polled often by whatever may think for long; the best move so far is played then
};

template <class Move>
struct Advice {
    Move move;
    std::optional<int> score{}; // in the game's own units, from the player to move
    int depth = 0;              // plies searched; 0 if none were
    std::uint64_t nodes = 0;
    std::optional<int> mate{}; // instead of a score: moves to a forced mate, negative if suffered
};

enum class Ease : std::uint8_t { Obvious, Usual, Hard };

enum class Standing : std::uint8_t { MuchWorse, NoBetter, Better };

// A lead of up to `draw_margin` does not count; being behind by `losing_margin` counts as much.
constexpr Standing standing_of(int score, int draw_margin, int losing_margin) {
    return score <= -losing_margin ? Standing::MuchWorse
           : score <= draw_margin  ? Standing::NoBetter
                                   : Standing::Better;
}

// Whether this many plies were played; a game from another starting position has no opening.
template <OpenGame G>
bool opening_is_over(const Record<G>& record, int plies) {
    const auto start = G::start(record.options());
    return record.plies() >= plies || !start || !(record.start() == *start);
}

inline constexpr int plies_before_draws = 30;

template <Game G>
class Computer;

template <class G>
concept HasComputer = Game<G> &&
    requires(Computer<G> computer, const Situation<G> situation, const PlayTerms terms,
             std::uint64_t seed, Player seat, const typename G::Move move) {
    { Computer<G>::highest_level } -> std::convertible_to<int>;
    { Computer<G>::rated_in_elo } -> std::convertible_to<bool>;
    { computer.new_game() } -> std::same_as<void>;
    { computer.choose(situation, terms) } -> std::same_as<Advice<typename G::Move>>;
    { computer.hint(situation, seed) } -> std::same_as<std::optional<typename G::Move>>;
    { computer.standing(situation, seat) } -> std::same_as<Standing>;
    { Computer<G>::ease(situation, move) } -> std::same_as<Ease>;
    { Computer<G>::talks_of_draws(situation) } -> std::same_as<bool>;
};

template <class G>
concept CanBeAnalysed = OpenGame<G> && HasComputer<G> &&
    requires(Computer<G> computer, const Record<G> record, const AnalysisTerms terms) {
    { computer.analyse(record, terms) } -> std::same_as<std::vector<Variation<typename G::Move>>>;
    { Computer<G>::balance(record) } -> std::same_as<int>;
};

template <class G>
concept NamesLevels = HasComputer<G> && requires(std::string_view name) {
    { Computer<G>::level_named(name) } -> std::same_as<std::optional<int>>;
};

} // namespace tabuleiro
