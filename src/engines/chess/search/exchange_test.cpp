#include "engines/chess/search/exchange.hpp"

#include <gtest/gtest.h>

#include "games/chess/coordinate.hpp"
#include "games/chess/fen.hpp"

namespace tabuleiro::roque {
namespace {

// The most that the exchange wins, found by asking for every whole number of points.
Score value_of(const char* fen, const char* text) {
    const Position position = parse_fen(fen).value();
    const Move move = parse_coordinates(position, text).value();
    Score value = -1000;
    while (exchange_wins(position, move, value + 1)) {
        ++value;
    }
    return value;
}

TEST(Exchange, AnUndefendedPawnIsWon) {
    EXPECT_EQ(value_of("1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1", "e1e5"), 100);
}

TEST(Exchange, ARookForADefendedPawnLosesTheDifference) {
    EXPECT_EQ(value_of("1k2r3/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1", "e1e5"), 100 - 500);
}

TEST(Exchange, PiecesBehindOthersJoinIn) {
    EXPECT_EQ(value_of("4r1k1/4r3/8/4p3/8/4R3/4R3/4Q1K1 w - - 0 1", "e3e5"),
              100 - 500 + 500 - 500 + 500);
}

TEST(Exchange, AKingDoesNotTakeWhatIsDefended) {
    EXPECT_EQ(value_of("8/8/8/4k3/3p4/2P5/8/3R2K1 w - - 0 1", "c3d4"), 100);
    EXPECT_EQ(value_of("8/8/8/4k3/3p4/2P5/8/6K1 w - - 0 1", "c3d4"), 0);
}

TEST(Exchange, AQuietMoveToAnAttackedSquareLosesThePiece) {
    EXPECT_EQ(value_of("4k3/8/3p4/8/8/5N2/8/4K3 w - - 0 1", "f3e5"), -310);
}

TEST(Exchange, EnPassantTakesAPawn) {
    EXPECT_EQ(value_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), 100);
}

TEST(Exchange, APromotionCountsTheNewPiece) {
    EXPECT_EQ(value_of("8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "e7e8q"), 850);
}

TEST(Exchange, APinnedPieceDoesNotDefendWhatIsOffItsLine) {
    EXPECT_EQ(value_of("4k3/8/4n3/8/3p4/5N2/8/4R1K1 w - - 0 1", "f3d4"), 100);
    EXPECT_EQ(value_of("4k3/8/4n3/8/3p4/5N2/8/6KR w - - 0 1", "f3d4"), 100 - 310); // not pinned
}

TEST(Exchange, APinnedPieceTakesOnItsLine) {
    // The rook on e3 takes back on e6, where the rook that pinned it stood.
    EXPECT_EQ(value_of("7k/5p2/4r3/8/2B5/4R3/8/4K3 w - - 0 1", "c4e6"), 500 - 325 + 100);
}

TEST(Exchange, APinEndsWhenThePinningPieceLeaves) {
    EXPECT_EQ(value_of("2k5/8/2b5/8/8/8/K7/2R4r w - - 0 1", "c1h1"), 500 - 500);
}

TEST(Exchange, OthersTakeInPlaceOfAPinnedPiece) {
    // The bishop could take back, but would be taken.
    EXPECT_EQ(value_of("4k3/8/1b2n3/2p5/N2P4/8/8/4R1K1 w - - 0 1", "d4c5"), 100);
    // The knight, when it is not pinned, takes back.
    EXPECT_EQ(value_of("4k3/8/1b2n3/2p5/N2P4/8/8/3R2K1 w - - 0 1", "d4c5"), 100 - 100 + 310 - 310);
}

TEST(Exchange, AKingDoesNotTakeWhatAPinnedPieceDefends) {
    EXPECT_EQ(value_of("1r2k3/3p4/1N6/8/8/3Q4/8/1K6 w - - 0 1", "d3d7"), 100);
}

} // namespace
} // namespace tabuleiro::roque
