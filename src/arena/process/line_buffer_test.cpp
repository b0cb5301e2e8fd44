#include "arena/process/line_buffer.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::arena {
namespace {

TEST(LineBuffer, CutsBytesIntoLines) {
    LineBuffer buffer;
    buffer.add("one\r\ntw");
    EXPECT_EQ(buffer.next(), "one");
    EXPECT_EQ(buffer.next(), std::nullopt);
    buffer.add("o\n\nthree");
    EXPECT_EQ(buffer.next(), "two");
    EXPECT_EQ(buffer.next(), "");
    EXPECT_EQ(buffer.next(), std::nullopt);
    EXPECT_EQ(buffer.rest(), "three");
    EXPECT_EQ(buffer.rest(), std::nullopt);
}

TEST(LineBuffer, ALineWithoutEndIsCut) {
    LineBuffer buffer;
    for (int i = 0; i < 100; ++i) {
        buffer.add(std::string(1000, 'x'));
    }
    buffer.add("\nnext\n");
    EXPECT_EQ(buffer.next()->size(), LineBuffer::longest_line);
    EXPECT_EQ(buffer.next(), "next");
}

} // namespace
} // namespace tabuleiro::arena
