#include "games/chess/endings.hpp"

namespace tabuleiro::chess {

namespace {

constexpr Outcome<Rule> draw_by(Rule rule) {
    return {std::nullopt, rule};
}

Bitboard both(const Board& board, Role role) {
    return board[white][role] | board[black][role];
}

bool only_minor_pieces(const Board& board) {
    return (both(board, Role::Pawn) | both(board, Role::Rook) | both(board, Role::Queen)) == 0;
}

bool one_square_colour(Bitboard bishops) {
    return (bishops & light_squares) == 0 || (bishops & ~light_squares) == 0;
}

// A bare king against a king with at most a bishop, a knight or two knights.
bool is_listed(const Board& board) {
    if (!only_minor_pieces(board)) {
        return false;
    }
    const int bishops = count(both(board, Role::Bishop));
    const int knights = count(both(board, Role::Knight));
    const bool one_is_bare = count(board[white].all) == 1 || count(board[black].all) == 1;
    return one_is_bare && ((bishops == 0 && knights <= 2) || (bishops == 1 && knights == 0));
}

bool is_dead(const Board& board) {
    if (!only_minor_pieces(board)) {
        return false;
    }
    const Bitboard bishops = both(board, Role::Bishop);
    const int knights = count(both(board, Role::Knight));
    return bishops == 0 ? knights <= 1 : knights == 0 && one_square_colour(bishops);
}

std::optional<Outcome<Rule>> no_move_outcome(const Position& position) {
    if (position.has_legal_move()) {
        return std::nullopt;
    }
    if (position.in_check()) {
        return Outcome<Rule>{opponent(position.to_move()), Rule::Checkmate};
    }
    return draw_by(Rule::Stalemate);
}

} // namespace

std::string_view rule_name(Rule rule) {
    switch (rule) {
    case Rule::Checkmate:
        return "checkmate";
    case Rule::Stalemate:
        return "stalemate";
    case Rule::InsufficientMaterial:
        return "insufficient-material";
    case Rule::FiftyMoves:
        return "fifty-moves";
    case Rule::SeventyFiveMoves:
        return "seventy-five-moves";
    case Rule::Threefold:
        return "threefold";
    case Rule::Fivefold:
        return "fivefold";
    }
    return "";
}

bool is_insufficient(const Position& position, MaterialReading reading) {
    return reading == MaterialReading::Listed ? is_listed(position.board())
                                              : is_dead(position.board());
}

bool cannot_mate(const Position& position, Player player) {
    const Side& mine = position.board()[player];
    const Side& theirs = position.board()[opponent(player)];
    if ((mine[Role::Pawn] | mine[Role::Rook] | mine[Role::Queen]) != 0) {
        return false;
    }
    const Bitboard their_others = theirs.all & ~theirs[Role::King];
    if (mine[Role::Knight] != 0) {
        // A lone knight needs an enemy piece other than a queen to take away a flight square.
        return count(mine.all) == 2 && (their_others & ~theirs[Role::Queen]) == 0;
    }
    if (mine[Role::Bishop] != 0) {
        // Bishops of one colour need a knight, a pawn or a bishop of the other colour in the way.
        const Bitboard bishops = mine[Role::Bishop] | theirs[Role::Bishop];
        return one_square_colour(bishops) && (theirs[Role::Knight] | theirs[Role::Pawn]) == 0;
    }
    return true;
}

std::optional<Outcome<Rule>> outcome(const Position& position) {
    if (auto ended = no_move_outcome(position)) {
        return ended;
    }
    if (is_insufficient(position, MaterialReading::Listed) &&
        is_insufficient(position, MaterialReading::Fide)) {
        return draw_by(Rule::InsufficientMaterial);
    }
    if (position.quiet_plies() >= seventy_five_moves) {
        return draw_by(Rule::SeventyFiveMoves);
    }
    return std::nullopt;
}

std::optional<Outcome<Rule>> outcome(const Position& position, DrawRules draws,
                                     MaterialReading material, int occurrences) {
    if (auto ended = no_move_outcome(position)) {
        return ended;
    }
    if (is_insufficient(position, material)) {
        return draw_by(Rule::InsufficientMaterial);
    }
    const bool automatic = draws == DrawRules::Automatic;
    if (occurrences >= (automatic ? 3 : 5)) {
        return draw_by(automatic ? Rule::Threefold : Rule::Fivefold);
    }
    if (position.quiet_plies() >= (automatic ? fifty_moves : seventy_five_moves)) {
        return draw_by(automatic ? Rule::FiftyMoves : Rule::SeventyFiveMoves);
    }
    return std::nullopt;
}

std::optional<Rule> claimable(const Position& position, int occurrences) {
    if (occurrences >= 3) {
        return Rule::Threefold;
    }
    if (position.quiet_plies() >= fifty_moves) {
        return Rule::FiftyMoves;
    }
    return std::nullopt;
}

} // namespace tabuleiro::chess
