#include "games/chess/san.hpp"

#include <gtest/gtest.h>

#include "games/chess/coordinate.hpp"
#include "games/chess/fen.hpp"

namespace tabuleiro::chess {
namespace {

Position position_of(std::string_view fen) {
    const auto position = parse_fen(fen);
    EXPECT_TRUE(position) << fen << ": " << position.error().text();
    return position.value_or(Position());
}

// The move that a text means, as coordinates, or why there is none.
std::string read(std::string_view fen, std::string_view text) {
    const auto move = parse_san(position_of(fen), text);
    return move ? to_coordinates(*move) : move.error().text();
}

std::string write(std::string_view fen, std::string_view coordinates) {
    const Position position = position_of(fen);
    const auto move = parse_coordinates(position, coordinates);
    EXPECT_TRUE(move) << coordinates << ": " << move.error().text();
    return move ? to_san(position, *move) : "";
}

constexpr auto castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr auto captures = "4k3/8/8/3p1p2/4P3/2N5/8/4K3 w - - 0 1";
constexpr auto promotion = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
constexpr auto passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
constexpr auto knights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";  // both may go to d2
constexpr auto rooks = "R3k3/8/8/8/8/8/8/R3K3 b Q - 0 1";      // on one file
constexpr auto pinned = "4r1k1/8/8/8/8/4N3/8/1N2K3 w - - 0 1"; // the knight on e3 may not move

TEST(San, WritesMovesOfEveryKind) {
    EXPECT_EQ(write(initial_fen, "e2e4"), "e4");
    EXPECT_EQ(write(initial_fen, "g1f3"), "Nf3");
    EXPECT_EQ(write(captures, "e4d5"), "exd5");
    EXPECT_EQ(write(captures, "c3d5"), "Nxd5");
    EXPECT_EQ(write(passing, "e5d6"), "exd6");
    EXPECT_EQ(write(castling, "e1g1"), "O-O");
    EXPECT_EQ(write(castling, "e1c1"), "O-O-O");
    EXPECT_EQ(write(promotion, "a7a8q"), "a8=Q");
    EXPECT_EQ(write(promotion, "a7b8n"), "axb8=N");
}

TEST(San, WritesCheckAndMate) {
    EXPECT_EQ(write("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "h1h8"), "Rh8+");
    EXPECT_EQ(write("4k3/R7/8/8/8/8/8/4K2R w K - 0 1", "h1h8"), "Rh8#");
    EXPECT_EQ(write("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"), "O-O+");
    EXPECT_EQ(write("4k3/P7/4K3/8/8/8/8/8 w - - 0 1", "a7a8q"), "a8=Q#");
    EXPECT_EQ(write("3rkr2/3p1p2/8/8/8/8/8/Q3K3 w - - 0 1", "a1e5"), "Qe5#");
}

TEST(San, NamesNoMoreThanNeeded) {
    EXPECT_EQ(write(knights, "b1d2"), "Nbd2");
    EXPECT_EQ(write(knights, "f3d2"), "Nfd2");
    EXPECT_EQ(write(knights, "b1c3"), "Nc3");
    EXPECT_EQ(write("4k3/R7/8/8/8/8/8/R3K3 w Q - 0 1", "a1a4"), "R1a4");
    EXPECT_EQ(write("4k3/R7/8/8/8/8/8/R3K3 w Q - 0 1", "a7a4"), "R7a4");
}

TEST(San, NamesFileAndRankWhereOneIsNotEnough) {
    constexpr auto three = "8/6k1/8/8/Q6Q/8/8/K6Q w - - 0 1"; // all of them may go to e4
    EXPECT_EQ(write(three, "a4e4"), "Qae4");
    EXPECT_EQ(write(three, "h4e4"), "Qh4e4") << "another stands on its file, another on its rank";
    EXPECT_EQ(write(three, "h1e4"), "Q1e4");
    EXPECT_EQ(read(three, "Qh4e4"), "h4e4");
    EXPECT_EQ(read(three, "Qhe4"), "There is more than one queen that may go to e4.");
}

TEST(San, LeavesOutWhatAPinMakesPlain) {
    EXPECT_EQ(write(pinned, "b1d2"), "Nd2");
    EXPECT_EQ(read(pinned, "Nd2"), "b1d2") << "the knight on e3 is pinned";
}

TEST(San, ReadsCastlingInEverySpelling) {
    for (const auto* text : {"O-O", "0-0", "o-o", "O-O+", "0-0!", "O-O#", "O-O ", "O-O?!"}) {
        EXPECT_EQ(read(castling, text), "e1g1") << text;
    }
    for (const auto* text : {"O-O-O", "0-0-0", "o-o-o", "0-0-0+", "O-0-O"}) {
        EXPECT_EQ(read(castling, text), "e1c1") << text;
    }
    EXPECT_EQ(read(initial_fen, "O-O"), "Castling on the king's side is not possible.");
    EXPECT_EQ(read(initial_fen, "O-O-O"), "Castling on the queen's side is not possible.");
    EXPECT_EQ(read(castling, "O-O-O-O"), "This is no move.");
    EXPECT_EQ(read(castling, "O"), "This is no move.");
    EXPECT_EQ(read(castling, "OO"), "This is no move.");
}

TEST(San, ReadsCapturesWithAndWithoutSign) {
    for (const auto* text : {"exd5", "ed5", "e:d5", "e4xd5", "e4d5", "e4-d5", "exd5+", "Pexd5"}) {
        EXPECT_EQ(read(captures, text), "e4d5") << text;
    }
    for (const auto* text : {"Nxd5", "Nd5", "N:d5", "Ncxd5", "Nc3xd5", "N3d5"}) {
        EXPECT_EQ(read(captures, text), "c3d5") << text;
    }
    EXPECT_EQ(read(captures, "Nxb5"), "c3b5") << "nothing is captured";
    EXPECT_EQ(read(initial_fen, "Nxf3"), "g1f3");
    EXPECT_EQ(read(captures, "d5"), "There is no pawn that may go to d5.")
        << "a capture names its file";
    EXPECT_EQ(read(initial_fen, "exd3"), "There is no pawn that may go to d3.");
}

TEST(San, ReadsChecksThatAreThereOrNot) {
    for (const auto* text : {"e4", "e4+", "e4#", "e4++", "e4!", "e4??", "e4!?+", "e4=", "e4(=)",
                             "e4 ", "e2e4", "e2-e4", "Pe4", "Pe2e4"}) {
        EXPECT_EQ(read(initial_fen, text), "e2e4") << text;
    }
    EXPECT_EQ(read("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Rh8"), "h1h8") << "its check is not said";
}

TEST(San, ReadsPromotionsInEverySpelling) {
    for (const auto* text :
         {"a8=Q", "a8Q", "a8q", "a8=q", "a8(Q)", "a8/Q", "a8=Q+", "a7a8=Q", "a7-a8Q", "a8Q#"}) {
        EXPECT_EQ(read(promotion, text), "a7a8q") << text;
    }
    EXPECT_EQ(read(promotion, "axb8=N"), "a7b8n");
    EXPECT_EQ(read(promotion, "ab8n"), "a7b8n");
    EXPECT_EQ(read(promotion, "axb8b"), "a7b8b");
    EXPECT_EQ(read(promotion, "a8=R"), "a7a8r");
    for (const auto* text : {"a8", "a8=", "axb8", "a7a8+"}) {
        EXPECT_EQ(read(promotion, text), "The pawn promotes: add =Q, =R, =B or =N.") << text;
    }
    EXPECT_EQ(read(initial_fen, "e4=Q"), "Only a pawn that reaches the last rank promotes.");
    EXPECT_EQ(read(promotion, "a8=K"), "This is no move.");
    EXPECT_EQ(read(promotion, "a8=P"), "This is no move.");
}

TEST(San, ReadsEnPassantWithAndWithoutSayingSo) {
    for (const auto* text : {"exd6", "ed6", "exd6e.p.", "exd6 e.p.", "exd6ep", "exd6 ep",
                             "exd6 e.p.+", "exd6+ e.p."}) {
        EXPECT_EQ(read(passing, text), "e5d6") << text;
    }
    EXPECT_EQ(read("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2", "exd6"),
              "There is no pawn that may go to d6.")
        << "the king would be open to the rook";
}

TEST(San, ReadsMoreSquaresThanNeeded) {
    for (const auto* text : {"Nbd2", "N1d2", "Nb1d2", "Nb1-d2", "Nb1xd2"}) {
        EXPECT_EQ(read(knights, text), "b1d2") << text;
    }
    EXPECT_EQ(read(initial_fen, "Ng1f3"), "g1f3");
    EXPECT_EQ(read(initial_fen, "Ngf3"), "g1f3");
    EXPECT_EQ(read(initial_fen, "N1f3"), "g1f3");
    EXPECT_EQ(read(initial_fen, "Nhf3"), "There is no knight that may go to f3.");
}

TEST(San, RefusesMovesThatMayMeanTwo) {
    EXPECT_EQ(read(knights, "Nd2"), "There is more than one knight that may go to d2.");
    EXPECT_EQ(read("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "xd5"),
              "There is no pawn that may go to d5.");
}

TEST(San, RefusesIllegalMoves) {
    EXPECT_EQ(read(pinned, "Nc4"), "There is no knight that may go to c4.");
    EXPECT_EQ(read(initial_fen, "Ke2"), "There is no king that may go to e2.");
    EXPECT_EQ(read(initial_fen, "e5"), "There is no pawn that may go to e5.");
    EXPECT_EQ(read("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "Kd2"),
              "There is no king that may go to d2.");
    EXPECT_EQ(read("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "Kxe2"), "e1e2");
    EXPECT_EQ(read("r3k3/8/8/8/8/8/7P/K7 w - - 0 1", "h3"), "There is no pawn that may go to h3.")
        << "in check";
}

TEST(San, RefusesWhatIsNoMove) {
    for (const auto* text :
         {"",  " ",    "e",  "x",   "e9",  "i4",    "Ne",   "hello",    "e4e",   "--", "Z0",
          "+", "e.p.", "=Q", "1-0", "nf3", "e2 e4", "Nf3g", "\xC3\xA9", "Nxxf3", "(=)"}) {
        EXPECT_EQ(read(initial_fen, text), "This is no move.") << text;
    }
}

TEST(San, ReadsCastlingOfChess960) {
    constexpr auto fen = "rk3r2/pppppppp/8/8/8/8/PPPPPPPP/RK3R2 w KQkq - 0 1";
    EXPECT_EQ(read(fen, "O-O"), "b1f1");
    EXPECT_EQ(read(fen, "O-O-O"), "b1a1");
    EXPECT_EQ(write(fen, "b1f1"), "O-O");
    EXPECT_EQ(read(fen, "Kc1"), "b1c1") << "a king's step is no castling";
}

TEST(San, WritesBlacksMovesLikeWhites) {
    EXPECT_EQ(write(rooks, "e8e7"), "Ke7") << "out of check";
    EXPECT_EQ(read("4k3/4p3/8/8/8/8/8/4K3 b - - 0 1", "e5"), "e7e5");
    EXPECT_EQ(read("4k3/8/8/8/8/8/p7/1R2K3 b - - 0 1", "axb1=Q+"), "a2b1q");
}

} // namespace
} // namespace tabuleiro::chess
