#include "core/unicode.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace tabuleiro {

using namespace std::string_view_literals;

namespace {

TEST(Unicode, ReadsCharactersOfOneToFourBytes) {
    EXPECT_EQ(decoded("aé€😀"), U"aé€😀");
    EXPECT_EQ(encoded(U"aé€😀"), "aé€😀");
}

TEST(Unicode, OverlongCutAndSurrogateFormsAreNotUtf8) {
    for (const char* bytes : {"\xC0\xAF", "\xE2\x82", "\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80"}) {
        EXPECT_FALSE(decoded(bytes));
    }
}

RC_GTEST_PROP(Unicode, WhatIsDecodedIsWrittenAsItWas, (const std::string& bytes)) {
    if (const auto characters = decoded(bytes)) {
        RC_ASSERT(encoded(*characters) == bytes);
    }
}

TEST(Unicode, KnowsWhatCannotBeSeen) {
    for (const char32_t c : U"\u0007\u200B\u202E\u2066\u00AD\uFEFF\U000E0041"sv) {
        EXPECT_TRUE(is_unseen(c)) << static_cast<unsigned>(c);
    }
    for (const char32_t c : U"aß \u0301中"sv) {
        EXPECT_FALSE(is_unseen(c)) << static_cast<unsigned>(c);
    }
}

} // namespace
} // namespace tabuleiro
