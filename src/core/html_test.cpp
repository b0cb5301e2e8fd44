#include "core/html.hpp"

#include <gtest/gtest.h>

namespace tabuleiro {
namespace {

TEST(Html, MarkupAndControlCharactersAreEscaped) {
    EXPECT_EQ(html_escaped("<a href=\"x\">&'\x01"), "&lt;a href=&quot;x&quot;&gt;&amp;&#39; ");
}

} // namespace
} // namespace tabuleiro
