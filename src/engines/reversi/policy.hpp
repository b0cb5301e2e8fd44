// What the search needs to know of Reversi.
#pragma once

#include "engines/reversi/evaluation.hpp"
#include "engines/reversi/patterns/pattern_tables.hpp"
#include "games/reversi/reversi.hpp"
#include "search/policy.hpp"

namespace tabuleiro::reversi {

struct ReversiPolicy {
    static constexpr search::Score unit = 200;

    search::Score evaluate(const Position& position) const { return reversi::evaluate(position); }

    search::MoveCode code(Move move) const {
        return static_cast<search::MoveCode>(1 + (move.at ? index(*move.at) : square_count));
    }

    // Moves that leave the opponent the fewest replies come first; a corner that it could take
    // counts for several.
    int hint(const Position& position, Move move) const {
        if (!move.at) {
            return 0;
        }
        const Squares flips = turned(position.own(), position.other(), *move.at);
        const Squares own = position.own() | flips | set_of(*move.at);
        const Squares answers = placings(position.other() & ~flips, own);
        return (quiet(position, move) ? 0 : corner_hint) -
               hint_per_answer *
                   (std::popcount(answers) + corner_answers * std::popcount(answers & corners));
    }

    // A corner changes the game abruptly.
    bool quiet(const Position& /*position*/, Move move) const {
        return !move.at || (set_of(*move.at) & corners) == 0;
    }

    std::uint64_t table_key(const Position& position) const { return position.key(); }

  private:
    static constexpr Squares corners = squares("a1", "h1", "a8", "h8");
    static constexpr int hint_per_answer = 800;
    static constexpr int corner_answers = 4;
    static constexpr int corner_hint = 100'000;
};

// The same with the learned evaluation.
struct PatternPolicy : ReversiPolicy {
    // What a disc of expected margin is worth in the evaluation.
    static constexpr int points_per_disc = 120;

    const patterns::PatternTables* tables = &patterns::embedded_tables();
    int points = points_per_disc;

    search::Score evaluate(const Position& position) const {
        return tables->margin(position) * points / patterns::PatternTables::unit;
    }
};

} // namespace tabuleiro::reversi
