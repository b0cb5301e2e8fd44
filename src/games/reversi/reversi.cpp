#include "games/reversi/reversi.hpp"

namespace tabuleiro::reversi {

Moves Reversi::legal_moves(const Position& position) {
    Moves moves;
    for (const Square square : SquareRange(position.own_placings())) {
        moves.push_back({square});
    }
    if (moves.empty() && position.other_placings() != 0) {
        moves.push_back({}); // R4
    }
    return moves;
}

std::optional<Outcome<Rule>> Reversi::outcome(const Position& position) {
    if (position.own_placings() != 0 || position.other_placings() != 0) {
        return std::nullopt;
    }
    const int lead = position.count(Player::First) - position.count(Player::Second); // R6
    return Outcome<Rule>{lead == 0 ? std::nullopt
                                   : std::optional(lead > 0 ? Player::First : Player::Second),
                         position.empty() == 0 ? Rule::FullBoard : Rule::NoMoves};
}

Expected<Move> Reversi::parse(const Position& position, std::string_view text) {
    if (outcome(position)) {
        return fail("The game is over.");
    }
    return parse_move(position, text);
}

std::string_view Reversi::rule_name(Rule rule) {
    return rule == Rule::FullBoard ? "full-board" : "no-moves";
}

std::uint64_t Reversi::fast_perft(const Position& position, int depth) {
    if (depth <= 0) {
        return 1;
    }
    const Squares placings = position.own_placings();
    if (placings == 0) {
        return position.other_placings() == 0 ? 0
                                              : fast_perft(after<Reversi>(position, {}), depth - 1);
    }
    if (depth == 1) {
        return static_cast<std::uint64_t>(std::popcount(placings));
    }
    std::uint64_t leaves = 0;
    for (const Square square : SquareRange(placings)) {
        leaves += fast_perft(after<Reversi>(position, {square}), depth - 1);
    }
    return leaves;
}

} // namespace tabuleiro::reversi
