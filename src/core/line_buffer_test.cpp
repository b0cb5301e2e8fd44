#include "core/line_buffer.hpp"

#include <gtest/gtest.h>

namespace tabuleiro {
namespace {

TEST(LineBuffer, CutsBytesIntoLines) {
    LineBuffer buffer;
    buffer.feed("one\ntw");
    EXPECT_EQ(buffer.next(), "one");
    EXPECT_EQ(buffer.next(), std::nullopt);
    buffer.feed("o\n\nthree");
    EXPECT_EQ(buffer.next(), "two");
    EXPECT_EQ(buffer.next(), "");
    EXPECT_EQ(buffer.next(), std::nullopt);
    EXPECT_EQ(buffer.rest(), "three");
    buffer.clear();
    EXPECT_EQ(buffer.rest(), std::nullopt);
}

TEST(LineBuffer, LinesThatWereNotTakenStay) {
    LineBuffer buffer(4);
    buffer.feed("one\ntwo\nthr");
    buffer.feed("ee and more\nfour\n");
    for (const char* line : {"one", "two", "thre", "four"}) {
        EXPECT_EQ(buffer.next(), line);
    }
}

TEST(LineBuffer, OfALongLineOnlyTheBeginningIsKept) {
    LineBuffer lines;
    lines.feed("one\n");
    EXPECT_EQ(lines.next(), "one");
    const std::string block(1 << 20, 'x');
    for (int i = 0; i < 100; ++i) {
        lines.feed(block);
        EXPECT_FALSE(lines.next());
    }
    ASSERT_TRUE(lines.rest());
    EXPECT_EQ(lines.rest()->size(), longest_input_line);
    lines.feed("more\ntwo\n");
    EXPECT_EQ(lines.next()->size(), longest_input_line);
    EXPECT_EQ(lines.next(), "two");
    EXPECT_FALSE(lines.next());
}

} // namespace
} // namespace tabuleiro
