#include "engines/chess/evaluation/tapered.hpp"

#include <gtest/gtest.h>

#include "core/rng.hpp"
#include "games/chess/fen.hpp"

namespace tabuleiro::roque {
namespace {

// The same position with the colours exchanged.
Position mirrored(const Position& position) {
    const Setup setup = position.setup();
    Setup other;
    for (int number = 0; number < 64; ++number) {
        if (const auto piece = setup[square_at(number)]) {
            other[square_at(number ^ 56)] = Piece{opponent(piece->owner), piece->role};
        }
    }
    other.to_move = opponent(setup.to_move);
    other.quiet_plies = setup.quiet_plies;
    for (const Square rook : squares(setup.castling_rooks)) {
        other.castling_rooks |= bit(square_at(index(rook) ^ 56));
    }
    return Position::from(other).value();
}

// Calls visit for positions of random games, none of them in check.
template <class Visitor>
void for_random_positions(int games, Visitor&& visit) {
    Rng rng(5);
    for (int game = 0; game < games; ++game) {
        Position position;
        for (int ply = 0; ply < 120; ++ply) {
            const MoveList moves = position.legal_moves();
            if (moves.empty()) {
                break;
            }
            position.play(moves[static_cast<std::size_t>(rng.below(moves.size()))]);
            if (!position.in_check()) {
                visit(position);
            }
        }
    }
}

TEST(TaperedEvaluation, IsTheSameWithColoursExchanged) {
    TaperedEvaluation evaluate;
    for_random_positions(20, [&](const Position& position) {
        ASSERT_EQ(evaluate(position), evaluate(mirrored(position))) << to_fen(position);
    });
}

TEST(TaperedEvaluation, IsTheSumThatTheTunerSees) {
    TaperedEvaluation evaluate;
    for_random_positions(10, [&](const Position& position) {
        if (count(position.board().occupied()) > 6) {
            const Score own = evaluate(position);
            const Score white_score = position.to_move() == white ? own : -own;
            ASSERT_EQ(trace_evaluation(position).score, white_score) << to_fen(position);
        }
    });
}

Score score_of(const char* fen) {
    TaperedEvaluation evaluate;
    return evaluate(parse_fen(fen).value());
}

TEST(TaperedEvaluation, KnowsWhatCannotBeWon) {
    EXPECT_EQ(score_of("4k3/8/8/8/8/8/8/3NK3 w - - 0 1"), 0);
    EXPECT_EQ(score_of("4k3/8/8/8/8/8/8/2NNK3 w - - 0 1"), 0);
    EXPECT_EQ(score_of("4k3/8/8/8/8/8/8/3BK3 w - - 0 1"), 0);
}

TEST(TaperedEvaluation, DrivesABareKingIntoTheCorner) {
    EXPECT_GT(score_of("k7/8/2K5/8/8/8/8/7R w - - 0 1"),
              score_of("8/8/3k4/8/3K4/8/8/7R w - - 0 1"));
    // Bishop and knight mate only in the corner of the bishop's colour.
    EXPECT_GT(score_of("k7/8/2K5/3N4/8/8/8/7B w - - 0 1"),
              score_of("7k/8/5K2/4N3/8/8/8/7B w - - 0 1"));
}

TEST(TaperedEvaluation, PrefersMaterial) {
    EXPECT_GT(score_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), -50);
    EXPECT_GT(score_of("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), 600);
}

} // namespace
} // namespace tabuleiro::roque
