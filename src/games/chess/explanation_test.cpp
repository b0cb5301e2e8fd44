#include "games/chess/explanation.hpp"

#include <gtest/gtest.h>

#include <optional>

#include "games/chess/coordinate.hpp"
#include "games/chess/fen.hpp"

namespace tabuleiro::chess {
namespace {

Square square(std::string_view text) {
    return parse_square(text).value();
}

std::string why(std::string_view fen, std::string_view move) {
    return why_not(parse_fen(fen).value(), square(move.substr(0, 2)), square(move.substr(2)))
        .text();
}

std::optional<Hindrance> hindrance(const Position& position, Square from) {
    for (const auto& [square, hindrance] : hindered_pieces(position)) {
        if (square == from) {
            return hindrance;
        }
    }
    return std::nullopt;
}

std::optional<Hindrance> at(std::string_view fen, std::string_view from) {
    return hindrance(parse_fen(fen).value(), square(from));
}

constexpr std::string_view start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

TEST(Explanation, NatureBlocksAndOwnPieces) {
    EXPECT_EQ(why(start, "g1g5"), "The knight does not move like that.");
    EXPECT_EQ(why(start, "e2e5"), "The pawn does not move like that.");
    EXPECT_EQ(why(start, "a1a5"), "The way to a5 is blocked.");
    EXPECT_EQ(why(start, "e2d3"), "There is nothing for the pawn to capture on d3.");
    EXPECT_EQ(why(start, "a1a2"), "A piece of your own stands on a2.");
    EXPECT_EQ(why("4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e2e4"), "The way to e4 is blocked.");
    EXPECT_EQ(why("4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e2e3"), "The way to e3 is blocked.");
}

TEST(Explanation, PinsAndChecks) {
    const std::string_view pinned = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
    EXPECT_EQ(why(pinned, "e2c3"),
              "The knight on e2 is pinned: without it the king would be in check.");
    EXPECT_EQ(at(pinned, "e2"), Hindrance::Pinned);
    EXPECT_EQ(at(pinned, "e1"), std::nullopt);
    const std::string_view check = "4r1k1/8/8/8/8/8/N7/4K3 w - - 0 1";
    EXPECT_EQ(why(check, "a2c3"), "The king is in check, and that move does not help it.");
    EXPECT_EQ(why(check, "e1e2"), "The king would be in check on e2.");
    EXPECT_EQ(at(check, "a2"), Hindrance::Check);
    EXPECT_EQ(at("7k/8/8/8/8/8/5q2/7K w - - 0 1", "h1"), Hindrance::Unsafe);
    EXPECT_EQ(at(start, "a1"), Hindrance::Blocked);
    EXPECT_EQ(at(start, "b1"), std::nullopt);
}

TEST(Explanation, CastlingBothWaysOfAskingForIt) {
    for (const std::string_view to : {"g1", "h1"}) {
        const std::string move = "e1" + std::string(to);
        EXPECT_EQ(why("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", move),
                  "The king cannot castle over f1, which is attacked.");
        EXPECT_EQ(why("4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", move),
                  "The king cannot castle over g1, which is attacked.");
        EXPECT_EQ(why("4k3/4r3/8/8/8/8/8/4K2R w K - 0 1", move), "A king in check cannot castle.");
        EXPECT_EQ(why("4k3/8/8/8/8/8/8/4K1NR w K - 0 1", "e1h1"),
                  "Pieces stand in the way of castling.");
        EXPECT_EQ(why("4k3/8/8/8/8/8/8/4K2R w - - 0 1", move),
                  "The king or the rook on h1 has moved: they cannot castle.");
    }
    EXPECT_EQ(why("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1"),
              "Pieces stand in the way of castling.");
}

// Chess960: the castling rook uncovers the king.
TEST(Explanation, CastlingThatUncoversTheKing) {
    EXPECT_EQ(why("4k3/8/8/8/8/8/8/qR1K4 w B - 0 1", "d1b1"),
              "The king would be in check after castling.");
}

// Every pair of squares in varied positions has an answer, and the reasons agree with the moves.
TEST(Explanation, HindrancesAreThoseOfPiecesWithoutMoves) {
    for (const std::string_view fen :
         {start,
          std::string_view("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
          std::string_view("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"),
          std::string_view("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8")}) {
        const Position position = parse_fen(fen).value();
        for (const Square from : squares(position.board()[position.to_move()].all)) {
            bool moves = false;
            for (const Move move : position.legal_moves()) {
                moves |= move.from() == from;
            }
            EXPECT_EQ(hindrance(position, from).has_value(), !moves) << fen << to_text(from);
        }
    }
}

} // namespace
} // namespace tabuleiro::chess
