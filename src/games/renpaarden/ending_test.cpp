#include "games/renpaarden/ending.hpp"

#include <gtest/gtest.h>

#include "games/renpaarden/renpaarden.hpp"

namespace tabuleiro::renpaarden {
namespace {

Position position_of(std::string_view text) {
    const auto position = read_position(text);
    EXPECT_TRUE(position) << text << ": " << position.error().text();
    return position.value_or(Position{});
}

Position played(std::string_view text, std::string_view turn) {
    const Position position = position_of(text);
    const auto move = Renpaarden::parse(position, turn);
    EXPECT_TRUE(move) << turn << ": " << move.error().text();
    return after<Renpaarden>(position, move.value());
}

std::string told(const Position& position, int occurrences = 1) {
    const auto end = Renpaarden::outcome(position, position.options(), occurrences);
    if (!end) {
        return "none";
    }
    const std::string winner = !end->winner                   ? "draw"
                               : end->winner == Player::First ? "white"
                                                              : "black";
    return winner + " " + std::string(rule_number(end->rule));
}

TEST(Ending, R5ArrivingWithTheLastKnightWins) {
    EXPECT_EQ(told(played("wwwww/wwww./x.wxx/xxxxx/x.x.. w", "c3e4")), "white R5");
    EXPECT_EQ(told(played("..w../wwwww/wwxww/xxxx./xxxxx x", "c3e2")), "black R5");
}

TEST(Ending, R5IsAskedAtTheEndOfTheOwnTurn) {
    EXPECT_EQ(told(position_of("wwwww/wwwww/xxxxx/xxxxx/..... x")), "white R5");
    EXPECT_EQ(told(position_of("wwwww/wwwww/xxxxx/xxxxx/..... w")), "none");
}

TEST(Ending, NothingCanBePlayedAfterIt) {
    const Position position = position_of("wwwww/wwwww/xxxxx/xxxxx/..... x");
    EXPECT_TRUE(Renpaarden::legal_moves(position).empty());
    EXPECT_EQ(Renpaarden::fast_perft(position, 1), 0U);
    EXPECT_FALSE(Renpaarden::parse(position, "a3b5"));
}

TEST(Ending, R5MidChainWinsOnTheEnemyOnTheLastGoalCell) {
    constexpr std::string_view board = "wwwww/wwwwx/..w.x/x.xxx/xxxx. w";
    const std::string mid_chain = std::string(board) + " - - 0 0 house mid-chain";
    EXPECT_EQ(told(played(board, "c3b3")), "white R6a"); // the rows are full anyway
    EXPECT_EQ(told(played(mid_chain, "c3b3")), "white R5");
    const std::string literal = std::string(board) + " - - 0 0 literal ";
    EXPECT_EQ(told(played(literal + "end", "c3b3")), "none");
    EXPECT_EQ(told(played(literal + "mid-chain", "c3b3")), "white R5");
    EXPECT_EQ(told(played(literal + "mid-chain", "a4b2")), "none") << "another knight";
}

TEST(Ending, R6aFillingTheGoalRowsWithMoreThanHalfWins) {
    EXPECT_EQ(told(played("wwwxx/ww.xx/...xx/xwxxx/wwww. w", "b2c4")), "white R6a");
    EXPECT_EQ(told(played("wwwxx/w..xx/w..xx/xwxxx/wwww. w", "b2c4")), "none"); // b4 is free
    EXPECT_EQ(told(played("wwxxx/ww.xx/..wxx/xwxx./wwww. w", "b2c4")), "none"); // 5 of 10
}

TEST(Ending, R6aIsAskedAtTheEndOfTheOwnTurn) {
    EXPECT_EQ(told(position_of("wwwxx/wwwxx/...xx/x.xxx/wwww. x")), "white R6a");
    EXPECT_EQ(told(position_of("wwwxx/wwwxx/...xx/x.xxx/wwww. w")), "none");
}

TEST(Ending, R6bCountsKnightsAndCellsHeldByEnemiesThatNeverLeft) {
    constexpr std::string_view start = "xxxxx/xxxxx/...../wwwww/wwwww w - - ";
    EXPECT_EQ(told(played(std::string(start) + "98 98", "a2c3")), "none");
    // One white knight leaves: Black's goal cells count for one less.
    const Position ended = played(std::string(start) + "99 99", "a2c3");
    EXPECT_EQ(goal_score(ended, Player::First), 10);
    EXPECT_EQ(goal_score(ended, Player::Second), 9);
    EXPECT_EQ(told(ended), "white R6b");
}

TEST(Ending, R6bKnightsThatCameBackHomeHoldNoCell) {
    const Position position =
        position_of("xxxxx/xxxxx/...../wwwww/wwwww w - a1,b1,e5 100 100 house end");
    EXPECT_EQ(goal_score(position, Player::First), 9);
    EXPECT_EQ(goal_score(position, Player::Second), 8);
    EXPECT_EQ(told(position), "white R6b");
}

TEST(Ending, R6bEqualScoresAreADraw) {
    EXPECT_EQ(told(position_of("xxxxx/xxxxx/...../wwwww/wwwww w - - 100 100")), "draw R6b");
}

TEST(Ending, R6bAFirstEntryStartsTheCountAnew) {
    const Position first = played("x.xxx/xxxxx/x.w../wwwww/wwww. w - - 99 99", "c3b5");
    EXPECT_EQ(first.plies_since_entry(), 0);
    EXPECT_EQ(told(first), "none");
    // The same knight, which had entered once before: not a first entry.
    const Position again = played("x.xxx/xxxxx/x.w../wwwww/wwww. w c3 - 99 199", "c3b5");
    EXPECT_EQ(again.plies_since_entry(), 100);
    EXPECT_NE(told(again), "none");
}

TEST(Ending, R6bPassingOverAGoalRowIsNoEntry) {
    // c3-b5-d4 in mid-chain over two goal cells, to rest on b3.
    const Position position = played("xxxxx/xxxxx/..w../wwwww/wwww. w", "c3b3");
    EXPECT_TRUE(position.entered(Player::First).none());
    EXPECT_EQ(position.plies_since_entry(), 1);
}

TEST(Ending, R6cTheThirdOccurrenceIsADraw) {
    const Position start;
    EXPECT_EQ(told(start, 2), "none");
    EXPECT_EQ(told(start, 3), "draw R6c");
    const Position literal = Renpaarden::start({.rules = Ruleset::Literal}).value();
    EXPECT_EQ(told(literal, 3), "draw R6c");
}

TEST(Ending, R6cComparesBoardAndSideOnly) {
    const Position a = position_of("xxxxx/xxxxx/...../wwwww/wwwww w");
    const Position b = position_of("xxxxx/xxxxx/...../wwwww/wwwww w - a1 7 7");
    const Position c = position_of("xxxxx/xxxxx/...../wwwww/wwwww x");
    EXPECT_FALSE(a == b);
    EXPECT_TRUE(Renpaarden::repeats(a, b));
    EXPECT_EQ(Renpaarden::key(a), Renpaarden::key(b));
    EXPECT_FALSE(Renpaarden::repeats(a, c));
    EXPECT_NE(Renpaarden::key(a), Renpaarden::key(c));
}

TEST(Ending, R6TheFirstRuleInOrderEndsTheGame) {
    EXPECT_EQ(told(position_of("wwwww/wwwww/xxxxx/xxxxx/..... x - - 100 100"), 3), "white R5");
    EXPECT_EQ(told(position_of("wwwxx/wwwxx/...xx/x.xxx/wwww. x - - 100 100"), 3), "white R6a");
    EXPECT_EQ(told(position_of("xxxxx/xxxxx/...../wwwww/wwwww w - - 100 100"), 3), "draw R6b");
}

TEST(Ending, R6LiteralGamesAreDrawnAt600PliesAndByNoOtherHouseRule) {
    constexpr std::string_view start = "xxxxx/xxxxx/...../wwwww/wwwww w - - ";
    EXPECT_EQ(told(played(std::string(start) + "598 598 literal", "a2c3")), "none");
    EXPECT_EQ(told(played(std::string(start) + "599 599 literal", "a2c3")), "draw R6");
    EXPECT_EQ(told(position_of("wwwxx/wwwxx/...xx/x.xxx/wwww. x - - 0 0 literal")), "none");
    EXPECT_EQ(told(position_of("wwwww/wwwww/xxxxx/xxxxx/..... x - - 0 600 literal")), "white R5");
}

TEST(Ending, EveryRuleHasItsNameAndNumber) {
    EXPECT_EQ(Renpaarden::rule_name(Rule::AllArrived), "all-arrived");
    EXPECT_EQ(Renpaarden::rule_name(Rule::PlyLimit), "ply-limit");
    EXPECT_EQ(rule_number(Rule::RowsFull), "R6a");
    EXPECT_EQ(rule_number(Rule::Repetition), "R6c");
}

} // namespace
} // namespace tabuleiro::renpaarden
