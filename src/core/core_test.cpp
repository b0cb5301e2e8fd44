#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <sstream>

#include "core/error.hpp"
#include "core/inline_vector.hpp"
#include "core/line_input.hpp"
#include "core/outcome.hpp"
#include "core/rng.hpp"
#include "core/text.hpp"

namespace tabuleiro {
namespace {

TEST(Rng, GivesTheSameNumbersEverywhere) {
    Rng rng(2026);
    EXPECT_EQ(rng(), 10583478199052185109U);
    EXPECT_EQ(rng(), 5232962402658359512U);
    EXPECT_EQ(rng.below(6), 0U);
}

TEST(Rng, IsUsableAtCompileTime) {
    static_assert(Rng(1)() == Rng(1)());
    static_assert(Rng(1)() != Rng(2)());
}

TEST(Rng, BelowStaysBelowAndReachesEverything) {
    Rng rng(7);
    std::array<int, 6> seen{};
    for (int i = 0; i < 6000; ++i) {
        ++seen[static_cast<std::size_t>(rng.below(6))];
    }
    for (const int count : seen) {
        EXPECT_NEAR(count, 1000, 150);
    }
}

TEST(Rng, ShuffleKeepsEveryElement) {
    Rng rng(3);
    std::array<int, 20> numbers{};
    std::iota(numbers.begin(), numbers.end(), 0);
    auto shuffled = numbers;
    rng.shuffle(shuffled);
    EXPECT_NE(shuffled, numbers);
    std::sort(shuffled.begin(), shuffled.end());
    EXPECT_EQ(shuffled, numbers);
}

TEST(InlineVector, HoldsWhatWasPushed) {
    InlineVector<int, 3> numbers;
    EXPECT_TRUE(numbers.empty());
    numbers.push_back(4);
    numbers.push_back(5);
    EXPECT_EQ(numbers.size(), 2U);
    EXPECT_EQ(numbers[1], 5);
    auto same = numbers;
    EXPECT_EQ(same, numbers);
    same.pop_back();
    EXPECT_FALSE(same == numbers);
}

TEST(LineInput, LinesAreReadAsTheStandardLibraryReadsThem) {
    for (const char* text : {"", "\n", "a", "a\n", "a\nb", "\n\na\r\n\n", " a \nb\n"}) {
        std::istringstream one(text);
        std::istringstream other(text);
        std::string line;
        std::string expected;
        while (std::getline(other, expected)) {
            ASSERT_EQ(read_line(one, line), LineRead::Whole) << text;
            EXPECT_EQ(line, expected);
        }
        EXPECT_EQ(read_line(one, line), LineRead::None) << text;
        EXPECT_EQ(one.rdstate(), other.rdstate()) << text;
    }
}

TEST(LineInput, OfALongLineOnlyTheBeginningIsKept) {
    std::istringstream input(std::string(1000, 'x') + "\n12345\n" + std::string(1000, 'y'));
    std::string line;
    EXPECT_EQ(read_line(input, line, 5), LineRead::Cut);
    EXPECT_EQ(line, "xxxxx");
    EXPECT_EQ(read_line(input, line, 5), LineRead::Whole);
    EXPECT_EQ(line, "12345");
    EXPECT_EQ(read_line(input, line, 5), LineRead::Cut);
    EXPECT_EQ(line, "yyyyy");
    EXPECT_EQ(read_line(input, line, 5), LineRead::None);
}

TEST(Text, NumbersAreWholeOrNothing) {
    EXPECT_EQ(parse_number<int>("42"), 42);
    EXPECT_EQ(parse_number<int>("-7"), -7);
    EXPECT_FALSE(parse_number<int>(""));
    EXPECT_FALSE(parse_number<int>("4 "));
    EXPECT_FALSE(parse_number<int>("4x"));
    EXPECT_FALSE(parse_number<int>("99999999999"));
    EXPECT_FALSE(parse_number<unsigned>("-1"));
}

TEST(Text, WordsAndFields) {
    EXPECT_EQ(words("  a\tbc  d\r\n"), (std::vector<std::string_view>{"a", "bc", "d"}));
    EXPECT_TRUE(words(" \t ").empty());
    EXPECT_EQ(split("a//b", '/'), (std::vector<std::string_view>{"a", "", "b"}));
    EXPECT_EQ(split("", ','), (std::vector<std::string_view>{""}));
    EXPECT_EQ(trimmed(" x y \n"), "x y");
}

TEST(Player, ValuesAreIndexedByPlayer) {
    ByPlayer<int> score{1, 2};
    score[opponent(Player::First)] += 5;
    EXPECT_EQ(score[Player::Second], 7);
    EXPECT_EQ(score[Player::First], 1);
}

} // namespace
} // namespace tabuleiro
