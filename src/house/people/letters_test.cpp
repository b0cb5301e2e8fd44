#include "house/people/letters.hpp"

#include <gtest/gtest.h>

#include "core/unicode.hpp"

namespace tabuleiro::house {
namespace {

std::string folded_text(std::string_view text) {
    return encoded(folded_letters(decoded(text).value_or(U"")));
}

TEST(Letters, EveryTableIsAsLongAsItsPartOfUnicode) {
    // The last letter of each, so that none is moved.
    const std::pair<char32_t, std::u32string_view> last[] = {
        {0x017F, U"s"}, {0x0233, U"y"}, {0x1EF9, U"y"}, {0x03CE, U"w"},
        {0x045F, U"џ"}, {0x04FF, U"x"}, {0x0556, U"ֆ"}, {0x0586, U"ֆ"},
    };
    for (const auto& [letter, folded] : last) {
        EXPECT_EQ(folded_letters(std::u32string(1, letter)), folded)
            << encoded(std::u32string(1, letter));
    }
}

TEST(Letters, FoldingTwiceChangesNothingMore) {
    for (char32_t c = 0; c < 0x10000; ++c) {
        const std::u32string once = folded_letters(std::u32string(1, c));
        EXPECT_EQ(folded_letters(once), once) << static_cast<unsigned>(c);
    }
}

TEST(Letters, EveryLetterFoldsToSomething) {
    for (char32_t c = 0; c < 0x10000; ++c) {
        EXPECT_EQ(script_of(c).has_value() || (c >= U'0' && c <= U'9'),
                  !folded_letters(std::u32string(1, c)).empty())
            << static_cast<unsigned>(c);
    }
}

TEST(Letters, CapitalsFoldAsSmallLetters) {
    for (const auto& [capitals, small] :
         {std::pair("AÁÂÃÀÇÉÍÓÕÚÑ", "aáâãàçéíóõúñ"), std::pair("ĂÂÎȘȚ", "ăâîșț"),
          std::pair("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ", "αβγδεζηθικλμνξοπρστυφχψω"),
          std::pair("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁЂЄЅІЇЈЉЊЋЎЏҐ",
                    "абвгдежзийклмнопрстуфхцчшщъыьэюяёђєѕіїјљњћўџґ"),
          std::pair("ԱԲԳՀՈՍՕ", "աբգհոսօ")}) {
        EXPECT_EQ(folded_text(capitals), folded_text(small));
    }
}

TEST(Letters, CedillaAndCommaBelowAreTheSame) {
    EXPECT_EQ(folded_text("Ştefan Ţepeş"), folded_text("Ștefan Țepeș"));
}

TEST(Letters, LettersThatLookAlikeFoldToOne) {
    for (const auto& [latin, other] :
         {std::pair("AaBEeHIiKMOoPpCcTXxyjsS", "АаВЕеНІіКМОоРрСсТХхујѕЅ"),
          std::pair("AaBEZHIiKMNOoPpTYXx", "ΑαΒΕΖΗΙιΚΜΝΟοΡρΤΥΧχ"),
          std::pair("hjnuogqw", "հյոսօցզա"), std::pair("0O", "O0"), std::pair("1lI", "Il1"),
          std::pair("3", "З"), std::pair("口二", "ロニ")}) {
        EXPECT_EQ(folded_text(latin), folded_text(other));
    }
}

TEST(Letters, OtherLettersOfLatinStayDifferent) {
    const std::u32string_view distinct = U"abcdefghijkmnopqrstuvwxyz23456789"; // without l, 0, 1
    for (const char32_t a : distinct) {
        for (const char32_t b : distinct) {
            EXPECT_EQ(folded_letters(std::u32string(1, a)) == folded_letters(std::u32string(1, b)),
                      a == b);
        }
    }
    EXPECT_NE(folded_text("Bernardo"), folded_text("Bemardo"));
}

} // namespace
} // namespace tabuleiro::house
