// Chess as a game of this project: what core/game.hpp requires.
//
// Start reading here. position.hpp is the core, generator.hpp finds the moves, endings.hpp ends the
// game; fen.hpp, san.hpp, coordinate.hpp and pgn.hpp are its text formats. The rules are numbered
// in docs/rules/chess.md.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "games/chess/chess960.hpp"
#include "games/chess/endings.hpp"
#include "games/chess/position.hpp"

namespace tabuleiro::chess {

struct Options {
    int start = standard_start; // a Chess960 number
    DrawRules draws = DrawRules::Automatic;
    MaterialReading material = MaterialReading::Listed;

    friend bool operator==(const Options&, const Options&) = default;
};

struct Chess {
    using Options = chess::Options;
    using Position = chess::Position;
    using Move = chess::Move;
    using Moves = MoveList;
    using View = Position;
    using Rule = chess::Rule;

    static constexpr std::string_view id = "chess";
    // 75 moves by each side after each of at most 96 pawn moves and 30 captures, a few of which
    // coincide: the customary figure.
    static constexpr std::optional<int> max_plies = 17697;

    [[nodiscard]] static Expected<Position> start(const Options& options) {
        return chess960_start(options.start);
    }
    static Player to_move(const Position& position) { return position.to_move(); }
    static const View& view(const Position& position, Player) { return position; }
    static Moves legal_moves(const View& position) { return position.legal_moves(); }
    static void play(Position& position, Move move) { position.play(move); }

    static std::optional<Outcome<Rule>> outcome(const Position& position) {
        return chess::outcome(position);
    }
    static std::optional<Outcome<Rule>> outcome(const Position& position, const Options& options,
                                                int occurrences) {
        return chess::outcome(position, options.draws, options.material, occurrences);
    }
    static constexpr Rule threefold = Rule::Threefold;
    static bool in_check(const Position& position) { return position.in_check(); }
    static bool repeats(const Position& a, const Position& b) { return a.repeats(b); }
    static int reversible_plies(const Position& position) { return position.quiet_plies(); }

    static std::optional<Rule> claimable(const Position& position, const Options& options,
                                         int occurrences) {
        return options.draws == DrawRules::Fide ? chess::claimable(position, occurrences)
                                                : std::nullopt;
    }
    static bool cannot_win(const Position& position, Player player) {
        return cannot_mate(position, player);
    }

    static std::string format(const View& position, Move move);
    [[nodiscard]] static Expected<Move> parse(const View& position, std::string_view text);
    static std::string write(const Position& position);
    [[nodiscard]] static Expected<Position> read(std::string_view text);
    static std::string draw(const View& position);
    static std::string_view rule_name(Rule rule) { return chess::rule_name(rule); }

    static std::uint64_t key(const Position& position) { return position.key(); }
    static std::uint64_t key_from_scratch(const Position& position) {
        return position.key_from_scratch();
    }
    static Reasons broken_invariants(const Position& position);
    static std::uint64_t fast_perft(const Position& position, int depth);
};

} // namespace tabuleiro::chess
