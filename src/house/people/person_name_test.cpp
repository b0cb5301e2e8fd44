#include "house/people/person_name.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "core/unicode.hpp"

namespace tabuleiro::house {
namespace {

std::string shown(std::string_view text) {
    const auto name = parse_person_name(text);
    return name ? name->shown : name.error().text();
}

std::string folded(std::string_view text) {
    const auto name = parse_person_name(text);
    return name ? name->folded : name.error().text();
}

TEST(PersonName, IsShownAsItWasGiven) {
    for (const char* name :
         {"Ana", "João Gonçalves", "Ștefan Țepeș", "O'Neill", "J. R. Smith", "Ana_2", "Анна",
          "Άννα", "Anna-Lena", "王小明", "さくら", "דוד", "Nguyễn"}) {
        EXPECT_EQ(shown(name), name);
    }
}

TEST(PersonName, BlanksAndFullWidthFormsBecomeTheUsualOnes) {
    EXPECT_EQ(shown(" \tAna \u00A0\u2003 Maria\n"), "Ana Maria");
    EXPECT_EQ(shown("Ａｎａ２"), "Ana2");
}

TEST(PersonName, FoldsCaseAccentsBlanksSignsAndLookAlikes) {
    for (const char* name :
         {"JOAO", "joão", "João", "j.o.ã.o", "J0ao", "Jo-ão", "Joa\u0303o", "Ｊｏａｏ"}) {
        EXPECT_EQ(folded(name), "joao") << name;
    }
    EXPECT_EQ(folded("Олег"), folded("олег"));
    EXPECT_EQ(folded("Расо"), folded("Paco")); // Cyrillic
    EXPECT_EQ(folded("ΑΝΑ"), folded("Ana"));   // Greek
    EXPECT_EQ(folded("A1ice"), folded("Alice"));
    EXPECT_NE(folded("Ana"), folded("Anna"));
    EXPECT_NE(folded("Bernardo"), folded("Bemardo"));
}

TEST(PersonName, WhatCannotBeSeenIsRefused) {
    for (const char* name : {"Ana\u200B", "Ana\u202Eanov", "A\u00ADna", "Ana\u2066",
                             "An\x01"
                             "a",
                             "\uFEFF"
                             "Ana"}) {
        EXPECT_EQ(shown(name), "A name has no characters that cannot be seen, and none that change "
                               "the direction of writing.");
    }
}

TEST(PersonName, MarkupAndPicturesAreRefused) {
    EXPECT_EQ(shown("<b>Ana"),
              "A name has letters, digits, blanks and the signs - . ' _, but not <. "
              "A name has letters, digits, blanks and the signs - . ' _, but not >.");
    EXPECT_EQ(shown("Ana👑"),
              "A name has letters, digits, blanks and the signs - . ' _, but not 👑.");
    EXPECT_FALSE(parse_person_name("Ana\xFF"));
    EXPECT_FALSE(parse_person_name("𝐀𝐧𝐚")); // letters of mathematics
}

TEST(PersonName, HasOneScript) {
    const char* const reason =
        "All letters of a name are of one script, such as Latin or Cyrillic.";
    EXPECT_EQ(shown("Аna"), reason); // the first is Cyrillic
    EXPECT_EQ(shown("Anα"), reason);
    EXPECT_EQ(shown("王さん"), "王さん");
}

TEST(PersonName, HasTwoLettersAndAtMostFortyBytes) {
    for (const char* name : {"", " ", "a", "--", "12", "007"}) {
        EXPECT_EQ(shown(name), "A name has at least 2 letters or digits, one of them a letter.");
    }
    EXPECT_TRUE(parse_person_name(std::string(40, 'a')));
    EXPECT_EQ(shown(std::string(41, 'a')), "A name has at most 40 bytes.");
}

TEST(PersonName, AccentsStandOnLettersAndAreFew) {
    const char* const reason =
        "A letter of a name has at most 2 accents, and nothing else has one.";
    EXPECT_EQ(shown("Ana\u0301\u0302"), "Ana\u0301\u0302");
    EXPECT_EQ(shown("Ana\u0301\u0302\u0303"), reason);
    EXPECT_EQ(shown("\u0301Ana"), reason);
    EXPECT_EQ(shown("An -\u0301a"), reason);
}

TEST(PersonName, NamesOfRolesComputersAndTheHouseAreReserved) {
    for (const char* name :
         {"Administrator", "ADMIN", "Adm1n", "admin 2", "Teacher", "Professora", "Învățător",
          "invatator", "Computer", "Computador 3", "Nível 8", "Level 4", "Tabu1eiro",
          "T.a.b.u.l.e.i.r.o", "Visitante", "Vizitator"}) {
        EXPECT_FALSE(parse_person_name(name)) << name;
    }
    EXPECT_EQ(shown("Admin"), "The name Admin is reserved.");
    EXPECT_EQ(shown("Professora Ana"), "Professora Ana");
    EXPECT_EQ(shown("Adminda"), "Adminda");
}

// Random characters of the kinds that matter.
rc::Gen<std::string> texts() {
    const auto character = rc::gen::oneOf(
        rc::gen::inRange<char32_t>(0x20, 0x7F), rc::gen::inRange<char32_t>(0xA0, 0x250),
        rc::gen::inRange<char32_t>(0x300, 0x530), rc::gen::inRange<char32_t>(0x1E00, 0x2070),
        rc::gen::inRange<char32_t>(0x3040, 0x3100), rc::gen::inRange<char32_t>(0xFF00, 0xFF60));
    return rc::gen::map(rc::gen::container<std::u32string>(character),
                        [](const std::u32string& text) { return encoded(text); });
}

RC_GTEST_PROP(PersonNameProperty, AnAcceptedNameIsReadAgainAsTheSame, ()) {
    if (const auto name = parse_person_name(*texts())) {
        RC_ASSERT(parse_person_name(name->shown) == *name);
        RC_ASSERT(!name->folded.empty());
        const auto characters = decoded(name->shown).value_or(U"\u200B");
        RC_ASSERT(std::none_of(characters.begin(), characters.end(), is_unseen));
    }
}

RC_GTEST_PROP(PersonNameProperty, BlanksSignsAndCaseNeverMakeAnotherName, ()) {
    const auto letters = *rc::gen::nonEmpty(
        rc::gen::container<std::string>(rc::gen::inRange<char>('a', static_cast<char>('z' + 1))));
    std::string other;
    for (const char letter : letters) {
        other += *rc::gen::element<std::string>("", " ", "-", ".", "_", "'");
        other += *rc::gen::arbitrary<bool>() ? static_cast<char>(letter - 'a' + 'A') : letter;
    }
    const auto name = parse_person_name(letters.substr(0, 13));
    const auto same = parse_person_name(other);
    if (name && same && letters.size() <= 13) {
        RC_ASSERT(name->folded == same->folded);
    }
}

} // namespace
} // namespace tabuleiro::house
