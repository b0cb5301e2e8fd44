#include "core/text.hpp"

#include <gtest/gtest.h>

namespace tabuleiro {
namespace {

TEST(Text, QuotesShowLettersOfAnyScript) {
    EXPECT_EQ(quoted_letters("Nf3"), "'Nf3'");
    EXPECT_EQ(quoted_letters("♘f3"), "'♘f3'");
    EXPECT_EQ(quoted_letters("Кá𝄞"), "'Кá𝄞'");
    EXPECT_EQ(quoted("♘f3"), "'???f3'");
}

std::string question_marks(std::size_t count) {
    return "'" + std::string(count, '?') + "'";
}

TEST(Text, QuotesHideWhatIsNoLetter) {
    EXPECT_EQ(quoted_letters("a\nb\x1b[1m"), "'a?b?[1m'");
    EXPECT_EQ(quoted_letters("a\u202Eb\u200Bc\uFEFFd\u0085e"), "'a?b?c?d?e'");
    EXPECT_EQ(quoted_letters("\xE2\x99"), question_marks(2)) << "cut off";
    EXPECT_EQ(quoted_letters("\xC0\xAF"), question_marks(2)) << "longer than it need be";
    EXPECT_EQ(quoted_letters("\xED\xA0\x80"), question_marks(3)) << "half of a pair";
    EXPECT_EQ(quoted_letters("\xF5\x80\x80\x80\xFF"), question_marks(5));
}

TEST(Text, QuotesAreShort) {
    std::string knights;
    for (int i = 0; i < 41; ++i) {
        knights += "♘";
    }
    EXPECT_EQ(quoted_letters(knights), "'" + knights.substr(0, 120) + "...'");
    EXPECT_EQ(quoted_letters(knights.substr(3)), "'" + knights.substr(3) + "'");
}

} // namespace
} // namespace tabuleiro
