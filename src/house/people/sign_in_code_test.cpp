#include "house/people/sign_in_code.hpp"

#include <array>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>
#include <set>

#include "core/rng.hpp"

namespace tabuleiro::house {
namespace {

TEST(SignInCode, TheAlphabetHasThirtyCharactersAndNoLookAlikes) {
    EXPECT_EQ(std::set<char>(code_alphabet.begin(), code_alphabet.end()).size(), 30U);
    EXPECT_EQ(code_alphabet.find_first_of("0O1ILU"), std::string_view::npos);
    EXPECT_DOUBLE_EQ(number_of_codes(), 656'100'000'000.0);
}

TEST(SignInCode, IsReadAsPeopleTypeIt) {
    for (const char* text : {"ABCDEFGH", "abcd-efgh", " AbCd EfGh ", "ABCD–EFGH", "ABCD — EFGH",
                             "a b c d e f g h", "ＡＢＣＤ－ＥＦＧＨ", "ABCD\u00A0EFGH"}) {
        EXPECT_EQ(parse_code(text), "ABCDEFGH") << text;
    }
    EXPECT_EQ(parse_code("uvuv-2345"), "VVVV2345");
}

TEST(SignInCode, WhatIsNoCodeIsRefusedWithTheReason) {
    const auto reason = [](std::string_view text) { return parse_code(text).error().text(); };
    EXPECT_EQ(reason("ABCD-EFG"), "A code has 8 letters and digits.");
    EXPECT_EQ(reason("ABCD-EFGHJ"), "A code has 8 letters and digits.");
    EXPECT_EQ(reason(""), "A code has 8 letters and digits.");
    EXPECT_EQ(reason("\xFF"), "A code has 8 letters and digits.");
    EXPECT_EQ(reason("ABCD-EFGH" + std::string(100, ' ')), "A code has 8 letters and digits.");
    EXPECT_EQ(reason("ABCO-EFGH"), "No code has O; codes have no 0, O, 1, I or L.");
    EXPECT_EQ(reason("ABCl-EFGH"), "No code has l; codes have no 0, O, 1, I or L.");
    EXPECT_EQ(reason("ABCDÉFGH"), "No code has É; codes have no 0, O, 1, I or L.");
    EXPECT_EQ(reason("ABCD\u202E"), "No code has ?; codes have no 0, O, 1, I or L.");
}

TEST(SignInCode, EveryCharacterComesFromAsManyBytes) {
    std::array<int, 256> counts{};
    for (int byte = 0; byte < 256; ++byte) {
        bool first = true;
        const std::string code = new_code(
            [&] { return static_cast<std::uint8_t>(std::exchange(first, false) ? byte : 0); });
        const bool used = byte < 240;
        counts[static_cast<unsigned char>(code.front())] += used ? 1 : 0;
        EXPECT_EQ(code, (used ? std::string(1, code_alphabet[static_cast<std::size_t>(byte) % 30])
                              : "A") +
                            "AAAAAAA");
    }
    for (const char c : code_alphabet) {
        EXPECT_EQ(counts[static_cast<unsigned char>(c)], 8) << c;
    }
}

TEST(SignInCode, NewCodesDifferInEveryPlace) {
    Rng rng(1);
    std::array<std::set<char>, code_length> seen;
    for (int i = 0; i < 1000; ++i) {
        const std::string code =
            new_code([&] { return static_cast<std::uint8_t>(rng.below(256)); });
        for (std::size_t at = 0; at < code_length; ++at) {
            seen[at].insert(code[at]);
        }
    }
    for (const auto& characters : seen) {
        EXPECT_EQ(characters.size(), code_alphabet.size());
    }
}

RC_GTEST_PROP(SignInCodeProperty, EveryCodeReadsBackAsItIsShown, (std::uint64_t seed)) {
    Rng rng(seed);
    const std::string code = new_code([&] { return static_cast<std::uint8_t>(rng.below(256)); });
    RC_ASSERT(parse_code(shown_code(code)) == code);
    RC_ASSERT(shown_code(code).size() == 9U);
}

RC_GTEST_PROP(SignInCodeProperty, WhateverIsReadIsACode, (const std::string& text)) {
    if (const auto code = parse_code(text)) {
        RC_ASSERT(code->size() == code_length);
        RC_ASSERT(code->find_first_not_of(code_alphabet) == std::string::npos);
    }
}

} // namespace
} // namespace tabuleiro::house
