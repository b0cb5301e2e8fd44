#include "arena/process/child.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::arena {
namespace {

TEST(Command, IsSplitAsAShellDoes) {
    EXPECT_EQ(split_command("a  'b c' \"d e\"f g\\ h ''").value(),
              (std::vector<std::string>{"a", "b c", "d ef", "g h", ""}));
    EXPECT_FALSE(split_command(""));
    EXPECT_FALSE(split_command("a 'b"));
}

} // namespace
} // namespace tabuleiro::arena
