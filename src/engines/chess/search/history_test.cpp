#include "engines/chess/search/history.hpp"

#include <gtest/gtest.h>

#include <memory>

#include "core/rng.hpp"
#include "engines/chess/attack_map.hpp"
#include "games/chess/fen.hpp"

namespace tabuleiro::roque {
namespace {

TEST(Histories, KeepTheCapturesOfTheTwoSidesApart) {
    const auto histories = std::make_unique<Histories>();
    const int pawn = chess::index(Role::Pawn);
    histories->taking(white, Role::Knight, Square::E5, pawn).add(1000);
    EXPECT_GT(histories->taking(white, Role::Knight, Square::E5, pawn), 0);
    EXPECT_EQ(histories->taking(black, Role::Knight, Square::E5, pawn), 0);
}

TEST(Histories, KeepQuietMovesApartByWhatTheOpponentAttacks) {
    const auto histories = std::make_unique<Histories>();
    const Move move(Square::G1, Square::F3);
    const std::array<Bitboard, 4> attacked{0, bit(Square::G1), bit(Square::F3),
                                           bit(Square::G1) | bit(Square::F3)};
    for (std::size_t i = 0; i < attacked.size(); ++i) {
        histories->quiet(white, move, attacked[i]).add(100 * static_cast<int>(i + 1));
    }
    for (std::size_t i = 0; i < attacked.size(); ++i) {
        EXPECT_EQ(histories->quiet(white, move, attacked[i]), 100 * static_cast<int>(i + 1));
    }
    // Attacks elsewhere make no difference.
    EXPECT_EQ(histories->quiet(white, move, bit(Square::A8)), 100);
}

TEST(AttackMap, AreTheSquaresThatHaveAttackers) {
    Rng rng(8);
    Position position;
    for (int ply = 0; ply < 200 && position.has_legal_move(); ++ply) {
        const Board& board = position.board();
        for (const Player player : {white, black}) {
            // What pieces of a role attack, and those of the roles before it.
            std::array<Bitboard, 6> wanted{};
            for (int number = 0; number < 64; ++number) {
                const Square square = chess::square_at(number);
                const Bitboard by = attackers(board, player, square, board.occupied());
                Bitboard pieces = 0;
                for (std::size_t role = 0; role < 6; ++role) {
                    pieces |= board[player].pieces[role];
                    wanted[role] |= (by & pieces) != 0 ? bit(square) : 0;
                }
            }
            const AttackMap attacks = attack_map(board, player);
            ASSERT_EQ(attacks.all, wanted[5]) << chess::to_fen(position);
            ASSERT_EQ(attacks.by_lesser_than(Role::Pawn), 0U);
            ASSERT_EQ(attacks.by_lesser_than(Role::Knight), wanted[0]);
            ASSERT_EQ(attacks.by_lesser_than(Role::Bishop), wanted[0]);
            ASSERT_EQ(attacks.by_lesser_than(Role::Rook), wanted[2]);
            ASSERT_EQ(attacks.by_lesser_than(Role::Queen), wanted[3]);
            ASSERT_EQ(attacks.by_lesser_than(Role::King), 0U);
        }
        const auto moves = position.legal_moves();
        position.play(moves[static_cast<std::size_t>(rng.below(moves.size()))]);
    }
}

} // namespace
} // namespace tabuleiro::roque
