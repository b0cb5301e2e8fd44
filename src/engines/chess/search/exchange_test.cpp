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

} // namespace
} // namespace tabuleiro::roque
