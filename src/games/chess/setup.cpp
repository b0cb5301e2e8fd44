#include "games/chess/setup.hpp"

#include "games/chess/board.hpp"

namespace tabuleiro::chess {

namespace {

std::string_view name(Player player) {
    return player == white ? "White" : "Black";
}

Board board_of(const Setup& setup) {
    Board board;
    for (int number = 0; number < 64; ++number) {
        if (const auto& piece = setup[square_at(number)]) {
            board[piece->owner].toggle(piece->role, bit(square_at(number)));
        }
    }
    return board;
}

void check_pieces(const Board& board, Player player, Reasons& reasons) {
    const Side& side = board[player];
    const int kings = count(side[Role::King]);
    if (kings == 0) {
        reasons.push_back(Reason("{side} has no king.", name(player)));
    } else if (kings > 1) {
        reasons.push_back(Reason("{side} has {count} kings.", name(player), kings));
    }
    if (count(side.all) > 16) {
        reasons.push_back(Reason("{side} has more than 16 pieces.", name(player)));
    }
    if (count(side[Role::Pawn]) > 8) {
        reasons.push_back(Reason("{side} has more than 8 pawns.", name(player)));
    }
    if ((side[Role::Pawn] & (rank_set(0) | rank_set(7))) != 0) {
        reasons.push_back(Reason("{side} has a pawn on the first or last rank.", name(player)));
    }
}

void check_castling(const Setup& setup, const Board& board, Player player, Reasons& reasons) {
    const Side& side = board[player];
    const Bitboard home = own_rank(player, 0);
    const Bitboard claimed = setup.castling_rooks & home;
    if (claimed == 0) {
        return;
    }
    if ((claimed & ~side[Role::Rook]) != 0) {
        reasons.push_back(Reason("{side} has no rook where one may castle.", name(player)));
    }
    if (count(side[Role::King]) != 1 || (side[Role::King] & home) == 0) {
        reasons.push_back(
            Reason("{side} may castle, but its king is not on the home rank.", name(player)));
        return;
    }
    const Bitboard left_of_king = side[Role::King] - 1;
    if (has_several(claimed & left_of_king) || has_several(claimed & ~left_of_king)) {
        reasons.push_back(
            Reason("{side} may castle with two rooks on one side of the king.", name(player)));
    }
}

// The square must be empty, and so must the one behind it, with an enemy pawn in front of it.
void check_en_passant(const Setup& setup, const Board& board, Reasons& reasons) {
    if (!setup.en_passant) {
        return;
    }
    const Player mover = opponent(setup.to_move);
    const Bitboard passed = bit(*setup.en_passant);
    const Bitboard origin = forward(setup.to_move, passed);
    if ((passed & own_rank(mover, 2)) == 0 || ((passed | origin) & board.occupied()) != 0 ||
        (forward(mover, passed) & board[mover][Role::Pawn]) == 0) {
        reasons.push_back(Reason("No pawn has just passed {cell}.", to_text(*setup.en_passant)));
    }
}

void check_counters(const Setup& setup, Reasons& reasons) {
    if (setup.quiet_plies < 0 || setup.quiet_plies > max_quiet_plies) {
        reasons.push_back(
            Reason("The plies since the last capture or pawn move are not between 0 and {most}.",
                   max_quiet_plies));
    }
    if (setup.move_number < 1 || setup.move_number > max_move_number) {
        reasons.push_back(Reason("The move number is not between 1 and {most}.", max_move_number));
    }
}

} // namespace

Reasons faults_of(const Setup& setup) {
    Reasons reasons;
    const Board board = board_of(setup);
    for (const Player player : players) {
        check_pieces(board, player, reasons);
        check_castling(setup, board, player, reasons);
    }
    if ((setup.castling_rooks & ~(rank_set(0) | rank_set(7))) != 0) {
        reasons.push_back(Reason("A rook may castle from its home rank only."));
    }
    check_en_passant(setup, board, reasons);
    check_counters(setup, reasons);
    const Player waiting = opponent(setup.to_move);
    if (count(board[waiting][Role::King]) == 1 &&
        attackers(board, setup.to_move, board[waiting].king(), board.occupied()) != 0) {
        reasons.push_back(Reason("{side} is in check, but {mover} is to move.", name(waiting),
                                 name(setup.to_move)));
    }
    return reasons;
}

} // namespace tabuleiro::chess
