#include "engines/chess/search/history.hpp"

#include <gtest/gtest.h>

#include <memory>

#include "core/rng.hpp"
#include "engines/chess/search/threats.hpp"
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
    const std::array<Bitboard, 4> threats{0, bit(Square::G1), bit(Square::F3),
                                          bit(Square::G1) | bit(Square::F3)};
    for (std::size_t i = 0; i < threats.size(); ++i) {
        histories->quiet(white, move, threats[i]).add(100 * static_cast<int>(i + 1));
    }
    for (std::size_t i = 0; i < threats.size(); ++i) {
        EXPECT_EQ(histories->quiet(white, move, threats[i]), 100 * static_cast<int>(i + 1));
    }
    // Attacks elsewhere make no difference.
    EXPECT_EQ(histories->quiet(white, move, bit(Square::A8)), 100);
}

TEST(Threats, AreTheSquaresThatHaveAttackers) {
    Rng rng(8);
    Position position;
    for (int ply = 0; ply < 200 && position.has_legal_move(); ++ply) {
        const Board& board = position.board();
        for (const Player player : {white, black}) {
            Bitboard wanted = 0;
            for (int number = 0; number < 64; ++number) {
                const Square square = chess::square_at(number);
                if (attackers(board, player, square, board.occupied()) != 0) {
                    wanted |= bit(square);
                }
            }
            ASSERT_EQ(attacked_squares(board, player), wanted) << chess::to_fen(position);
        }
        const auto moves = position.legal_moves();
        position.play(moves[static_cast<std::size_t>(rng.below(moves.size()))]);
    }
}

} // namespace
} // namespace tabuleiro::roque
