#include "games/chess/coordinate.hpp"

#include <gtest/gtest.h>

#include "games/chess/fen.hpp"

namespace tabuleiro::chess {
namespace {

std::string read(std::string_view fen, std::string_view text,
                 CastlingMove style = CastlingMove::KingToRook) {
    const auto move = parse_coordinates(parse_fen(fen).value(), text);
    return move ? to_coordinates(*move, style) : move.error().text();
}

constexpr auto classical = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr auto chess960 = "rk3r2/pppppppp/8/8/8/8/PPPPPPPP/RK3R2 w KQkq - 0 1";
constexpr auto promotion = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";

TEST(Coordinates, NameFromAndTo) {
    EXPECT_EQ(read(initial_fen, "e2e4"), "e2e4");
    EXPECT_EQ(read(initial_fen, "g1f3"), "g1f3");
}

TEST(Coordinates, ReadBothWaysOfCastling) {
    for (const auto* text : {"e1g1", "e1h1"}) {
        EXPECT_EQ(read(classical, text, CastlingMove::KingsPath), "e1g1");
        EXPECT_EQ(read(classical, text, CastlingMove::KingToRook), "e1h1");
        EXPECT_EQ(read(classical, text, CastlingMove::AsNeeded), "e1g1");
    }
    EXPECT_EQ(read(classical, "e1c1"), "e1a1");
    EXPECT_EQ(read(classical, "e1a1"), "e1a1");
}

TEST(Coordinates, TellCastlingFromStepsInChess960) {
    EXPECT_EQ(read(chess960, "b1f1", CastlingMove::AsNeeded), "b1f1");
    EXPECT_EQ(read(chess960, "b1f1", CastlingMove::KingsPath), "b1g1");
    EXPECT_EQ(read(chess960, "b1c1"), "b1c1") << "one step, not queen's side castling";
    EXPECT_EQ(read(chess960, "b1a1"), "b1a1") << "the king takes its own rook: castling";
}

TEST(Coordinates, StepIsMeantWhereKingsPathIsOneStep) {
    EXPECT_EQ(read("4k3/8/8/8/8/8/8/5K1R w K - 0 1", "f1g1"), "f1g1");
    EXPECT_EQ(read("4k3/8/8/8/8/8/8/5K1R w K - 0 1", "f1h1"), "f1h1");
}

TEST(Coordinates, NameThePromotion) {
    EXPECT_EQ(read(promotion, "a7a8q"), "a7a8q");
    EXPECT_EQ(read(promotion, "a7a8Q"), "a7a8q");
    EXPECT_EQ(read(promotion, "a7b8n"), "a7b8n");
    EXPECT_EQ(read(promotion, "a7a8"), "The pawn promotes: add q, r, b or n.");
    EXPECT_EQ(read(promotion, "a7a8k"), "A pawn promotes to q, r, b or n.");
    EXPECT_EQ(read(promotion, "e1e2q"), "Only a pawn that reaches the last rank promotes.");
}

TEST(Coordinates, SayWhyNot) {
    EXPECT_EQ(read(initial_fen, "e4e5"), "There is no piece on e4.");
    EXPECT_EQ(read(initial_fen, "e7e5"), "The piece on e7 is the opponent's.");
    EXPECT_EQ(read(initial_fen, "e2e5"), "The piece on e2 cannot go to e5.");
    EXPECT_EQ(read(initial_fen, "e1g1"), "The piece on e1 cannot go to g1.");
    for (const auto* text :
         {"", "e", "e2", "e2e", "e2e9", "i2e4", "e2e4qq", "e2-e4", "0000", " e2e4", "E2E4"}) {
        EXPECT_EQ(read(initial_fen, text),
                  "A move is two squares, and a letter if a pawn promotes: e2e4, e7e8q.")
            << text;
    }
}

} // namespace
} // namespace tabuleiro::chess
