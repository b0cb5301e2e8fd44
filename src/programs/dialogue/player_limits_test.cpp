#include "programs/dialogue/player_limits.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::programs {
namespace {

TEST(PlayerLimits, TextsReadAndWriteTheSame) {
    for (const char* text : {"tc=10+0.1", "tc=40/60", "tc=0.1/move", "nodes=1000", "depth=7",
                             "tc=5 nodes=10 depth=3 margin=0.05"}) {
        EXPECT_EQ(to_text(parse_limits(text).value()), text);
    }
    EXPECT_EQ(to_text(parse_limits("st=0.1").value()), "tc=0.1/move");
    for (const char* text : {"tc=", "st=0", "nodes=0", "nodes=-1", "depth=x", "time=5", "5",
                             "margin=-1", "depth=100000"}) {
        EXPECT_FALSE(parse_limits(text)) << text;
    }
}

} // namespace
} // namespace tabuleiro::programs
