// Reversi as a game of this project (core/game.hpp), by the rules also sold as Othello.
//
// Two players place discs, black on one side and white on the other, and turn whatever they close
// in between two of their own. Black is the first player. The rules are numbered in
// docs/rules/reversi.md; the code cites them.
//
// Start reading at position.hpp; turning.hpp computes the legal squares and the turned discs.
#pragma once

#include "core/game.hpp"
#include "core/inline_vector.hpp"
#include "games/reversi/notation.hpp"
#include "games/reversi/position.hpp"

namespace tabuleiro::reversi {

// There are no options.
struct Options {
    friend constexpr bool operator==(const Options&, const Options&) = default;
};

// R5: neither player can move, because the board is full or although it is not.
enum class Rule : std::uint8_t { FullBoard, NoMoves };

using Moves = InlineVector<Move, square_count - 4>;

struct Reversi {
    using Options = reversi::Options;
    using Position = reversi::Position;
    using Move = reversi::Move;
    using Moves = reversi::Moves;
    using View = Position;
    using Rule = reversi::Rule;

    static constexpr std::string_view id = "reversi";
    // R4: a pass is answered by a disc, and there is room for 60.
    static constexpr std::optional<int> max_plies = 2 * (square_count - 4);

    static Expected<Position> start(const Options&) { return Position(); }
    static Player to_move(const Position& position) { return position.to_move(); }
    static const View& view(const Position& position, Player) { return position; }

    // None once the game is over.
    static Moves legal_moves(const Position& position);
    static void play(Position& position, Move move) { position.play(move); }
    static std::optional<Outcome<Rule>> outcome(const Position& position);

    static std::string format(const Position&, Move move) { return format_move(move); }
    static Expected<Move> parse(const Position& position, std::string_view text);
    static std::string write(const Position& position) { return write_position(position); }
    static Expected<Position> read(std::string_view text) { return read_position(text); }
    static std::string draw(const Position& position) { return draw_position(position); }
    static std::string_view rule_name(Rule rule);

    static std::uint64_t key(const Position& position) { return position.key(); }
    static std::uint64_t key_from_scratch(const Position& position) { return position.key(); }
    static Reasons broken_invariants(const Position& position) {
        return position.broken_invariants();
    }

    // The same number as perft<Reversi>, without listing the last ply's moves.
    static std::uint64_t fast_perft(const Position& position, int depth);
};

static_assert(OpenGame<Reversi>);

} // namespace tabuleiro::reversi
