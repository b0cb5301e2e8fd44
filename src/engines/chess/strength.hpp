// Playing strength: full, or weakened to an Elo rating in a human way.
//
// Levels 1 to 8 are eight of these ratings, as measured; docs/levels.md says how.
#pragma once

#include <array>
#include <cstdint>

#include "core/rng.hpp"
#include "engines/chess/search/limits.hpp"

namespace tabuleiro::roque {

inline constexpr int lowest_level = 1;
inline constexpr int highest_level = 8;
inline constexpr std::array<int, 8> level_elo{660, 910, 1090, 1230, 1500, 1550, 1780, 2080};
inline constexpr int lowest_elo = level_elo.front();
inline constexpr int highest_elo = level_elo.back();

// Requires: a level from 1 to 8.
constexpr int elo_of_level(int level) {
    return level_elo[static_cast<std::size_t>(level - lowest_level)];
}

// What a rating means for a search.
struct Weakness {
    std::uint64_t nodes = 1; // how many nodes it searches
    int depth = 1;           // and no deeper than this
    int lines = 1;           // how many moves it chooses from
    double typical_loss = 0; // of a move, in hundredths of a pawn
    double sees_mate = 1;    // the chance to play a mate in one
    double overlooks = 0;    // the chance to ignore the opponent's reply
};

Weakness weakness_at(int elo);

// How a player of a rating behaves in the first moves of a game (opening_play.hpp).
struct OpeningManners {
    double keeps_to_book = 1; // the chance at each move to stay in the book
    double slips = 0;         // the chance to play as in the rest of the game
    Score max_loss = 0;       // of any other move, in hundredths of a pawn
    double typical_loss = 0;
};

OpeningManners opening_manners_at(int elo);

// A move that mates at once, if there is one.
std::optional<Move> mating_move(const Position& position);

// The move of a player who does not consider the reply: the static evaluation after it decides.
// Requires: there is a legal move.
Move careless_choice(const Position& position, const Weakness& weakness, Rng& rng);

// The move that a player of this weakness plays, given the variations that its search found.
// `captured_on`: what was captured there is recaptured, unless that loses too much. Requires: there
// is at least one variation.
Move weak_choice(const std::vector<VariationReport>& lines, const Weakness& weakness,
                 std::optional<Square> captured_on, Rng& rng);

// From this rating on it may resign; below, it plays on to mate.
inline constexpr int resigning_elo = elo_of_level(5);

} // namespace tabuleiro::roque
