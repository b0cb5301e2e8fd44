#include "games/renpaarden/renpaarden.hpp"

namespace tabuleiro::renpaarden {

Expected<Position> Renpaarden::start(const Options& options) {
    if (!is_valid_size(options.size)) {
        return fail("The board has 5 to 9 rows and columns.");
    }
    return Position::from(start_setup(options));
}

Moves Renpaarden::legal_moves(const Position& position) {
    return ending(position) ? Moves{} : all_turns(position);
}

Expected<Move> Renpaarden::parse(const Position& position, std::string_view text) {
    if (ending(position)) {
        return fail("The game is over.");
    }
    return parse_turn(position, text);
}

std::uint64_t Renpaarden::fast_perft(const Position& position, int depth) {
    if (depth <= 0) {
        return 1;
    }
    if (ending(position)) {
        return 0;
    }
    if (depth == 1) {
        return static_cast<std::uint64_t>(count_turns(position));
    }
    std::uint64_t leaves = 0;
    Reach reach(position);
    for (const Cell from : position.knights(position.to_move())) {
        for (const Cell to : reach.ends_from(from)) {
            Position next = position;
            next.play({from, to});
            leaves += fast_perft(next, depth - 1);
        }
    }
    return leaves;
}

} // namespace tabuleiro::renpaarden
