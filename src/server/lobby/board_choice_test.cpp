#include "server/lobby/board_choice.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::server {
namespace {

using namespace std::chrono_literals;

TEST(BoardChoice, AGameKeepsItsPlaceWhileItIsPlayed) {
    const BoardChoice::Time start{};
    BoardChoice choice(2);
    EXPECT_TRUE(choice.moved("a", start).shown);
    EXPECT_TRUE(choice.moved("b", start).shown);
    EXPECT_FALSE(choice.moved("c", start + 59s).shown);
    EXPECT_TRUE(choice.moved("a", start + 60s).shown);
    const auto next = choice.moved("c", start + 61s);
    EXPECT_TRUE(next.shown);
    EXPECT_EQ(next.instead, "b") << "nobody has moved there for a minute";
    EXPECT_FALSE(choice.moved("b", start + 62s).shown);
    EXPECT_TRUE(choice.remove("a"));
    EXPECT_FALSE(choice.remove("a"));
    EXPECT_TRUE(choice.moved("b", start + 63s).shown);
    EXPECT_TRUE(choice.moved("b", start + 63s).instead.empty());
}

} // namespace
} // namespace tabuleiro::server
