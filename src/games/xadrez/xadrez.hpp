// xadrez as a game of this project: chess whose pieces have special operations, with every piece
// known by name. Its rules are in docs/rules/xadrez.md; white is the first player.
//
// The text protocol of the program `xadrez` judges the end of a game only after a play, never on
// a board just set up; `outcome` makes no such distinction, so the caller decides when to ask.
#pragma once

#include "core/game.hpp"
#include "games/xadrez/rules.hpp"
#include "games/xadrez/text.hpp"

namespace tabuleiro::xadrez {

struct Xadrez {
    using Options = xadrez::Options;
    using Position = xadrez::Position;
    using Move = xadrez::Move;
    using Moves = xadrez::Moves;
    using View = Position;
    using Rule = xadrez::Rule;

    static constexpr std::string_view id = "xadrez";
    static constexpr std::optional<int> max_plies = std::nullopt; // no repetition, no counting

    static Expected<Position> start(const Options& options);
    // The text of a position does not include options.
    static void agree(Position& position, const Options& options) { position.set_options(options); }
    static Player to_move(const Position& position) { return position.to_move(); }
    static Moves legal_moves(const Position& position) { return xadrez::legal_moves(position); }
    static void play(Position& position, const Move& move) { position.play(move); }
    static std::optional<Outcome<Rule>> outcome(const Position& position) {
        return xadrez::outcome(position);
    }
    static constexpr int max_idle_plies = 100;
    static bool is_progress(const Position& position, const Move& move) {
        return xadrez::is_progress(position, move);
    }
    static const Position& view(const Position& position, Player) { return position; }

    static std::string format(const Position& position, const Move& move) {
        return move_text(position, move);
    }
    static Expected<Move> parse(const Position& position, std::string_view text) {
        return parse_move(position, text);
    }
    static std::string write(const Position& position) { return position_text(position); }
    static Expected<Position> read(std::string_view text) { return parse_position(text); }
    static std::string draw(const Position& position) { return board_text(position); }
    static std::string_view rule_name(Rule rule);

    static std::uint64_t key(const Position& position) { return position.key(); }
    static std::uint64_t key_from_scratch(const Position& position) {
        return position.key_from_scratch();
    }
    static Reasons broken_invariants(const Position& position) {
        return position.broken_invariants();
    }
};

static_assert(OpenGame<Xadrez>);

} // namespace tabuleiro::xadrez
