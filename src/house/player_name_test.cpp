#include "house/player_name.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::house {
namespace {

TEST(PlayerName, LettersOfAllLanguagesStay) {
    for (const char* name : {"Zé \"o\" Mário", "Ștefan Țepeș", "Ὀδυσσεύς", "Екатерина", "שרה",
                             "عبد الله", "राधिका", "สมชาย", "王小明", "さくら", "김민준", "Nguyễn",
                             "♔ Ana ♔", "Ana 😀", "O'Neill-Smith", ""}) {
        EXPECT_EQ(parse_name(name), name);
    }
}

TEST(PlayerName, BlanksOfAllKindsAreSingleOnes) {
    EXPECT_EQ(parse_name("  Ana \t\r\n Bela  "), "Ana Bela");
    EXPECT_EQ(parse_name("Ana\u00A0\u2003\u3000Bela"), "Ana Bela");
    EXPECT_EQ(parse_name("Ana\u2028Bela\u2029"), "Ana Bela");
    EXPECT_EQ(parse_name(" \u2800 "), "");
}

TEST(PlayerName, WhatIsNotSeenGoes) {
    EXPECT_EQ(parse_name(std::string("A\0n\x1B[31ma\x7F", 10)), "An[31ma");
    EXPECT_EQ(parse_name("A\u0080n\u009Fa"), "Ana");
    EXPECT_EQ(parse_name("\u200BA\u200Cn\u200Da\u2060\uFEFF\u00AD"), "Ana");
    EXPECT_EQ(parse_name("\u3164\u115F\u034F"), "");
    EXPECT_EQ(parse_name("Ana\U000E0041\uFE0F\uFFFF"), "Ana");
}

TEST(PlayerName, WhatTurnsTheDirectionOfWritingGoes) {
    EXPECT_EQ(parse_name("\u202EanA\u202C \u2066B\u2069\u200E\u200F\u061C"), "anA B");
}

TEST(PlayerName, ALetterHasAFewMarksAtMost) {
    EXPECT_EQ(parse_name("e\u0301\u0323"), "e\u0301\u0323");
    EXPECT_EQ(parse_name("e\u0301\u0302\u0303\u0304\u0305a\u0301"), "e\u0301\u0302\u0303a\u0301");
    EXPECT_EQ(parse_name("\u0301Ana \u0301Bela"), "Ana Bela") << "a mark needs a letter";
}

TEST(PlayerName, PicturesStayTogether) {
    EXPECT_EQ(parse_name("👩\u200D🚀 ❤\uFE0F\u200D🔥 👍🏽"),
              "👩\u200D🚀 ❤\uFE0F\u200D🔥 👍🏽");
    EXPECT_EQ(parse_name("👩\u200DAna\u200D👩"), "👩Ana👩");
}

TEST(PlayerName, WhatIsNoUtf8IsRefused) {
    for (const char* bad : {"\xFF\xFE", "\xC3", "\xC0\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80",
                            "a\x80", "\xE2\x82", "\xF8\x88\x80\x80\x80"}) {
        const auto name = parse_name(bad);
        ASSERT_FALSE(name) << bad;
        EXPECT_EQ(name.error().text(), "A name is UTF-8.");
    }
}

TEST(PlayerName, WhatIsTooLongIsRefused) {
    EXPECT_TRUE(parse_name(std::string(longest_name, 'x')));
    EXPECT_TRUE(parse_name(std::string(longest_name, 'x') + std::string(1000, ' ')));
    const auto name = parse_name(std::string(longest_name + 1, 'x'));
    ASSERT_FALSE(name);
    EXPECT_EQ(name.error().text(), "A name has at most 40 bytes.");
}

TEST(PlayerName, WhatWasMadeSafeStaysAsItIs) {
    for (const char* name :
         {"\u202E a\u200B  b \u0301", "👩\u200D\u200D🚀", "❤\uFE0F\uFE0F", "x\u200D"}) {
        const auto once = parse_name(name);
        ASSERT_TRUE(once);
        EXPECT_EQ(parse_name(*once), *once) << name;
    }
}

} // namespace
} // namespace tabuleiro::house
