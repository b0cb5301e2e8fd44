#include "engines/chess/evaluation/known_endings.hpp"

#include <algorithm>

#include "engines/chess/evaluation/spans.hpp"
#include "engines/chess/evaluation/tapered.hpp"
#include "engines/chess/search/margins.hpp"
#include "games/chess/endings.hpp"

namespace tabuleiro::roque {

namespace {

constexpr Score known_win = 1000;

Score piece_material(const Side& side) {
    Score sum = 0;
    for (const Role role : {Role::Knight, Role::Bishop, Role::Rook, Role::Queen}) {
        sum += count(side[role]) * margins::exchange_value[static_cast<std::size_t>(role)];
    }
    return sum;
}

Score piece_value(Role role) {
    return margins::exchange_value[static_cast<std::size_t>(role)];
}

// Steps from the nearest edge, and from the nearer corner of a bishop's colour.
int edge_distance(Square square) {
    return std::min({file_of(square), 7 - file_of(square), rank_of(square), 7 - rank_of(square)});
}
int corner_distance(Square square, Bitboard bishops) {
    const bool light = (bishops & light_squares) != 0;
    return light ? std::min(distance(square, Square::A8), distance(square, Square::H1))
                 : std::min(distance(square, Square::A1), distance(square, Square::H8));
}

bool can_force_mate(const Side& side) {
    if ((side[Role::Queen] | side[Role::Rook]) != 0) {
        return true;
    }
    const Bitboard bishops = side[Role::Bishop];
    const bool both_colours = (bishops & light_squares) != 0 && (bishops & ~light_squares) != 0;
    return both_colours || (bishops != 0 && side[Role::Knight] != 0) ||
           count(side[Role::Knight]) > 2;
}

// Drives a bare king to the edge, or to the corner where bishop and knight can mate.
Score against_bare_king(const Side& strong, const Side& bare) {
    const Square king = bare.king();
    Score score = known_win + piece_material(strong) +
                  count(strong[Role::Pawn]) * piece_value(Role::Pawn) -
                  10 * distance(king, strong.king());
    const bool bishop_and_knight = (strong[Role::Queen] | strong[Role::Rook]) == 0 &&
                                   count(strong[Role::Bishop]) == 1 &&
                                   count(strong[Role::Knight]) == 1;
    score -= bishop_and_knight ? 60 * corner_distance(king, strong[Role::Bishop])
                               : 40 * edge_distance(king);
    return score;
}

} // namespace

std::optional<Score> known_ending(const Position& position) {
    const Board& board = position.board();
    for (const Player player : players) {
        const Side& strong = board[player];
        const Side& other = board[opponent(player)];
        if (count(other.all) == 1 && can_force_mate(strong)) {
            const Score score = against_bare_king(strong, other);
            return player == white ? score : -score;
        }
    }
    if (count(board.occupied()) <= 4 && (is_insufficient(position, MaterialReading::Listed) ||
                                         is_insufficient(position, MaterialReading::Fide))) {
        return draw_score;
    }
    return std::nullopt;
}

int endgame_scale(const Board& board, Score endgame) {
    const Side& strong = board[endgame >= 0 ? white : black];
    const Side& weak = board[endgame >= 0 ? black : white];
    const int pawns = count(strong[Role::Pawn]);
    const Score mine = piece_material(strong);
    const Score theirs = piece_material(weak);
    if (pawns == 0 && mine - theirs <= piece_value(Role::Bishop)) {
        return mine < piece_value(Role::Rook) ? 0 : theirs <= piece_value(Role::Bishop) ? 4 : 14;
    }
    const bool one_bishop_each = count(strong[Role::Bishop]) == 1 && count(weak[Role::Bishop]) == 1;
    if (one_bishop_each) {
        const Bitboard bishops = strong[Role::Bishop] | weak[Role::Bishop];
        const bool opposite = (bishops & light_squares) != 0 && (bishops & ~light_squares) != 0;
        if (opposite) {
            const bool nothing_else =
                mine == piece_value(Role::Bishop) && theirs == piece_value(Role::Bishop);
            return nothing_else ? std::min(scale_normal, 16 + 4 * pawns)
                                : std::min(scale_normal, 40 + 3 * pawns);
        }
    }
    return std::min(scale_normal, 40 + 7 * pawns);
}

} // namespace tabuleiro::roque
