// The minds of all games.
#pragma once

#include "engines/chess/strength.hpp"
#include "engines/level.hpp"
#include "games/chess/chess.hpp"
#include "games/renpaarden/renpaarden.hpp"
#include "games/wargame/wargame.hpp"
#include "games/xadrez/xadrez.hpp"
#include "house/mind/mind.hpp"

namespace tabuleiro::house {

// Whether so many plies were played; a game that began at another position has no opening.
template <OpenGame G>
bool opening_is_over(const Record<G>& record, int plies) {
    const auto start = G::start(record.options());
    return record.plies() >= plies || !start || !(record.start() == *start);
}

// roque, weakened as people are weak.
template <>
struct Mind<chess::Chess> {
    static constexpr bool rated_in_elo = true;
    static constexpr int highest_level = roque::highest_level;
    static constexpr int little = 25; // hundredths of a pawn
    static constexpr int much = 100;
    static chess::Move choose(const Record<chess::Chess>& record, const Terms& terms);
    static Ease ease(const Record<chess::Chess>& record, chess::Move move);
    static std::optional<chess::Move> hint(const Record<chess::Chess>& record, std::uint64_t seed);
    static int score(const Record<chess::Chess>& record, Player seat);
    static bool talks_of_draws(const Record<chess::Chess>& record) {
        return opening_is_over(record, 30);
    }
};

// The computer of a game that search/ searches.
template <OpenGame G>
struct SearchingMind {
    static constexpr bool rated_in_elo = false;
    static constexpr int highest_level = tabuleiro::highest_level;
    static typename G::Move choose(const Record<G>& record, const Terms& terms);
    static Ease ease(const Record<G>& record, const typename G::Move& /*move*/) {
        return std::size(G::legal_moves(record.position())) == 1 ? Ease::Obvious : Ease::Usual;
    }
    static std::optional<typename G::Move> hint(const Record<G>& record, std::uint64_t seed);
    static int score(const Record<G>& record, Player seat);
    static bool talks_of_draws(const Record<G>& record) { return opening_is_over(record, 30); }
};

template <>
struct Mind<xadrez::Xadrez> : SearchingMind<xadrez::Xadrez> {
    static constexpr int little = 25; // hundredths of a pawn
    static constexpr int much = 100;
};

template <>
struct Mind<renpaarden::Renpaarden> : SearchingMind<renpaarden::Renpaarden> {
    static constexpr int little = 120; // half a turn
    static constexpr int much = 500;
};

// Its levels are its four ways to fire; where it hides is left to chance at any level (R11).
template <>
struct Mind<wargame::WarGame> {
    using WarGame = wargame::WarGame;

    static constexpr bool rated_in_elo = false;
    static constexpr int highest_level = 4;
    static constexpr int little = 0; // hits more than the other has
    static constexpr int much = 3;
    static WarGame::Move choose(const WarGame::View& view, const Terms& terms);
    // Shots follow each other quickly.
    static Ease ease(const WarGame::View& /*view*/, const WarGame::Move& /*move*/) {
        return Ease::Obvious;
    }
    static std::optional<WarGame::Move> hint(const WarGame::View& view, std::uint64_t seed);
    static int score(const WarGame::View& view, Player seat);
    static bool talks_of_draws(const WarGame::View& view) {
        constexpr std::size_t shots = 15; // of the other
        return view.own.shots.count() >= shots;
    }
};

static_assert(HasMind<chess::Chess> && HasMind<xadrez::Xadrez> && HasMind<renpaarden::Renpaarden> &&
              HasMind<wargame::WarGame>);

} // namespace tabuleiro::house
