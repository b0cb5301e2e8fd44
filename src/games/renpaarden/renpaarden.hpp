// Renpaarden, the knights' race, as a game of this project (core/game.hpp).
//
// Fred Horn, 1981. Two armies of knights start on the two rows nearest to their players and race
// to each other's rows. Knights leap as in chess, over anything; landing on an enemy captures
// nothing but obliges the knight to leap on at once, so that crowds become ladders. A move is a
// whole turn, from the cell where the knight stood to the empty cell where it comes to rest.
// The rules are numbered in docs/rules/renpaarden.md; the code cites them.
//
// Start reading at position.hpp; turns.hpp has what may be played, ending.hpp how it ends.
#pragma once

#include "core/game.hpp"
#include "games/renpaarden/ending.hpp"
#include "games/renpaarden/notation.hpp"
#include "games/renpaarden/options.hpp"
#include "games/renpaarden/position.hpp"
#include "games/renpaarden/turns.hpp"

namespace tabuleiro::renpaarden {

struct Renpaarden {
    using Options = renpaarden::Options;
    using Position = renpaarden::Position;
    using Move = renpaarden::Move;
    using Moves = renpaarden::Moves;
    using View = Position;
    using Rule = renpaarden::Rule;

    static constexpr std::string_view id = "renpaarden";
    // R6 b): each of 36 knights enters for the first time once, at most 100 plies apart, and 100
    // plies without an entry are the end.
    static constexpr std::optional<int> max_plies =
        (2 * knights_per_side(largest_size) + 1) * Position::max_plies_since_entry;

    static Expected<Position> start(const Options& options);
    // The text of a position includes its options.
    static void agree(const Position& position, Options& options) { options = position.options(); }
    static Player to_move(const Position& position) { return position.to_move(); }
    static const View& view(const Position& position, Player) { return position; }

    // None once the position ends the game.
    static Moves legal_moves(const Position& position);
    static void play(Position& position, Move turn) { position.play(turn); }

    static std::optional<Outcome<Rule>> outcome(const Position& position) {
        return ending(position);
    }
    // R6 c): compares board and side to move, nothing else.
    static bool repeats(const Position& a, const Position& b) { return a.same_board(b); }
    static std::optional<Outcome<Rule>> outcome(const Position& position, const Options&,
                                                int occurrences) {
        return ending(position, occurrences);
    }

    static std::string format(const Position&, Move turn) { return format_turn(turn); }
    static Expected<Move> parse(const Position& position, std::string_view text);
    static std::string write(const Position& position) { return write_position(position); }
    static Expected<Position> read(std::string_view text) { return read_position(text); }
    static std::string draw(const Position& position) { return draw_position(position); }
    static std::string_view rule_name(Rule rule) { return renpaarden::rule_name(rule); }

    static std::uint64_t key(const Position& position) { return position.key(); }
    static std::uint64_t key_from_scratch(const Position& position) {
        return position.key_from_scratch();
    }
    static Reasons broken_invariants(const Position& position) {
        return position.broken_invariants();
    }

    // The same number as perft<Renpaarden>, without listing the last ply's turns.
    static std::uint64_t fast_perft(const Position& position, int depth);
};

static_assert(OpenGame<Renpaarden> && JudgesHistory<Renpaarden>);

} // namespace tabuleiro::renpaarden
