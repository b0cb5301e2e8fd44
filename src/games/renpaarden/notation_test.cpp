#include "games/renpaarden/notation.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "games/renpaarden/renpaarden.hpp"

namespace tabuleiro::renpaarden {
namespace {

std::vector<std::string> reasons(std::string_view text) {
    const auto position = read_position(text);
    return position ? std::vector<std::string>{} : position.error().sentences();
}

using Reasons = std::vector<std::string>;

TEST(Notation, TheStartIsWrittenInFull) {
    EXPECT_EQ(write_position(Renpaarden::start({.size = 5}).value()),
              "xxxxx/xxxxx/...../wwwww/wwwww w - - 0 0 house end");
}

TEST(Notation, RowsAndSideAreEnough) {
    const auto position = read_position("xxxxx/xxxxx/...../wwwww/wwwww w");
    ASSERT_TRUE(position);
    EXPECT_EQ(*position, Renpaarden::start({.size = 5}).value());
}

TEST(Notation, MarksAndCountersAreKept) {
    for (const std::string text :
         {"xxxxx/xxxx./..x.w/wwwww/wwww. x - a1 12 34 literal mid-chain",
          "xwxxx/xxxx./..xx./wwwww/wwww. w c3 d5 100 200 house end",
          "wwwww/wwwwx/.w..x/xx.xx/xxxx. x - - 1 1 literal mid-chain-won"}) {
        const auto position = read_position(text);
        ASSERT_TRUE(position) << text << ": " << position.error().text();
        EXPECT_EQ(write_position(*position), text);
    }
}

TEST(Notation, ABoardHasFiveToNineRowsOfAsManyCells) {
    EXPECT_EQ(reasons("xxxx/xxxx/wwww/wwww w"),
              Reasons{"A board has 5 to 9 rows, separated by '/'."});
    EXPECT_EQ(reasons("xxxxx/xxxx/....../wwwww/wwwww w"),
              (Reasons{"Row 3 has 6 cells, not 5.", "Row 4 has 4 cells, not 5."}));
}

TEST(Notation, AllReasonsAreGivenAtOnce) {
    EXPECT_EQ(reasons("xxxxx/xxOxx/...../wwwww/wwwww b z9 - x 1 odd never"),
              (Reasons{"On c4 stands neither 'w', 'x' nor '.'.", "The side to move is 'w' or 'x'.",
                       "There is no cell 'z9'.", "'x' is no number of plies.",
                       "The rules are 'house' or 'literal'.",
                       "A win is seen at the 'end' or in 'mid-chain'."}));
    EXPECT_EQ(reasons("xxxxx/xxxx./...../wwwww/wwww. w c3 - 5 4"),
              (Reasons{"White has 9 knights, not 10.", "Black has 9 knights, not 10.",
                       "No knight stands on c3.",
                       "The plies since the last first entry are from 0 to the plies played."}));
}

TEST(Notation, CountersThatNoGameReachesAreRefused) {
    EXPECT_FALSE(reasons("xxxxx/xxxxx/...../wwwww/wwwww w - - 101 101").empty());
    EXPECT_FALSE(reasons("xxxxx/xxxxx/...../wwwww/wwwww w - - 0 1").empty());
    EXPECT_FALSE(reasons("xxxxx/xxxxx/...../wwwww/wwwww w - - 0 601 literal").empty());
    EXPECT_FALSE(reasons("xxxxx/xxxxx/...../wwwww/wwwww w - - -1 0").empty());
    EXPECT_FALSE(reasons("xxxxx/xxxxx/...../wwwww/wwwww w - - 0 99999999").empty());
    EXPECT_FALSE(reasons("xxxxx/xxxxx/...../wwwww/wwwww w - - 0 0 house mid-chain-won").empty());
    EXPECT_FALSE(reasons("xxxxx/xxxxx/...../wwwww/wwwww w - - 0 0 house end more").empty());
    EXPECT_FALSE(reasons("xxxxx/xxxxx/...../wwwww/wwwww").empty());
    EXPECT_FALSE(reasons("").empty());
}

TEST(Notation, AnyTextIsReadOrRefusedAndWhatIsReadIsSound) {
    EXPECT_TRUE(rc::check([] {
        static const std::string_view letters = "wx./ -,0a1b5house";
        const auto text =
            *rc::gen::container<std::string>(rc::gen::elementOf(std::string(letters)));
        if (const auto position = read_position(text)) {
            RC_ASSERT(position->broken_invariants().empty());
        }
    }));
}

TEST(Notation, TurnsAreTakenWithAndWithoutADash) {
    const Position start;
    EXPECT_EQ(parse_turn(start, "b1c3"), parse_turn(start, "b1-c3"));
    EXPECT_EQ(format_turn(parse_turn(start, "b1-c3").value()), "b1c3");
}

TEST(Notation, AWrongTurnIsAnsweredWithItsReason) {
    const Position start;
    const auto reason = [&](std::string_view text) {
        const auto turn = parse_turn(start, text);
        return turn ? "" : turn.error().text();
    };
    EXPECT_EQ(reason("b1"), "A turn is two cells of the board, as b1-c3.");
    EXPECT_EQ(reason(""), "A turn is two cells of the board, as b1-c3.");
    EXPECT_EQ(reason("b1c3x"), "A turn is two cells of the board, as b1-c3.");
    EXPECT_EQ(reason("b0c3"), "A turn is two cells of the board, as b1-c3.");
    EXPECT_EQ(reason("j1c3"), "A turn is two cells of the board, as b1-c3.");
    EXPECT_EQ(reason("b9c7"), "No knight of the player to move stands on b9.");
    EXPECT_EQ(reason("b1d2"), "A turn ends on an empty cell, and d2 is none.");
    EXPECT_EQ(reason("b1b3"), "No leaps over enemies lead from b1 to b3.");
}

TEST(Notation, TheBoardIsDrawnWithItsCoordinates) {
    EXPECT_EQ(draw_position(Renpaarden::start({.size = 5}).value()), "5 x x x x x\n"
                                                                     "4 x x x x x\n"
                                                                     "3 _ _ _ _ _\n"
                                                                     "2 o o o o o\n"
                                                                     "1 o o o o o\n"
                                                                     "  a b c d e\n");
}

TEST(Options, SizesFromFiveToNineAreBoards) {
    EXPECT_TRUE(Renpaarden::start({.size = 5}));
    EXPECT_TRUE(Renpaarden::start({.size = 9}));
    for (const int size : {-1, 0, 4, 10, 99}) {
        EXPECT_FALSE(Renpaarden::start({.size = size})) << size;
    }
}

} // namespace
} // namespace tabuleiro::renpaarden
