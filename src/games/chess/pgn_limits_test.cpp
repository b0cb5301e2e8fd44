// Reading PGN takes time in proportion to the text, and keeps no more of it than its limits say.
#include <gtest/gtest.h>

#include <functional>

#include "games/chess/pgn_reader.hpp"
#include "support/growth.hpp"

namespace tabuleiro::chess {
namespace {

std::string repeated(std::size_t times, const std::string& text) {
    std::string all;
    all.reserve(times * text.size());
    for (std::size_t i = 0; i < times; ++i) {
        all += text;
    }
    return all;
}

std::string numbered_tags(std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i) {
        all += "[T" + std::to_string(i) + " \"x\"]\n";
    }
    return all + "\n1. e4 *\n";
}

struct Hostile {
    const char* name;
    std::size_t size; // whose eightfold fits into what the house reads
    std::function<std::string(std::size_t)> text;
};

class HostilePgn : public testing::TestWithParam<Hostile> {};

TEST_P(HostilePgn, TakesTimeInProportionToItsLength) {
    const PgnLimits no_limits{.tags = 1 << 30, .comment_bytes = 1 << 30, .variations = 1 << 30};
    const auto read = [&](const std::string& text) {
        PgnReader reader(PgnDetail::Everything, no_limits);
        reader.feed(text);
        reader.finish();
        while (reader.next() != nullptr) {
        }
    };
    EXPECT_LT(test::growth(GetParam().size, GetParam().text, read), test::max_growth);
}

INSTANTIATE_TEST_SUITE_P(
    Texts, HostilePgn,
    testing::Values(
        Hostile{"Tags", 20'000, numbered_tags},
        Hostile{"GamesOfOneTag", 20'000, [](std::size_t n) { return repeated(n, "[A \"x\"]\n"); }},
        Hostile{"Comments", 60'000,
                [](std::size_t n) { return "1. e4 " + repeated(n, "{x}") + " *\n"; }},
        Hostile{"CommentLines", 60'000,
                [](std::size_t n) { return "1. e4 " + repeated(n, ";x\n") + " *\n"; }},
        Hostile{"OpenCommands", 100'000,
                [](std::size_t n) { return "1. e4 {" + repeated(n, "[%") + "} *\n"; }},
        Hostile{"UnknownCommands", 60'000,
                [](std::size_t n) { return "1. e4 {" + repeated(n, "[%x]") + "} *\n"; }},
        Hostile{"CommentsNotClosed", 30'000,
                [](std::size_t n) { return repeated(n, "{\n[A \"x\"]\n"); }},
        Hostile{"EscapedQuotes", 120'000,
                [](std::size_t n) { return "[Event \"" + repeated(n, "\\\"") + "\n1. e4 *\n"; }},
        Hostile{"QuotesAndBrackets", 120'000,
                [](std::size_t n) { return "[Event \"" + repeated(n, "\"] ]") + "\n1. e4 *\n"; }},
        Hostile{"Variations", 20'000,
                [](std::size_t n) { return "1. e4 " + repeated(n, "(1. d4)") + " *\n"; }},
        Hostile{"OpenVariations", 100'000,
                [](std::size_t n) { return "1. e4 " + repeated(n, "(") + " *\n"; }},
        Hostile{"Words", 60'000, [](std::size_t n) { return "1. e4 " + repeated(n, "x ") + "*"; }}),
    [](const auto& hostile) { return std::string(hostile.param.name); });

PgnEntry only_entry(const std::string& text) {
    const auto entries = read_pgn(text);
    EXPECT_EQ(entries.size(), 1U);
    return entries.empty() ? PgnEntry{} : entries.front();
}

TEST(PgnLimits, TagsBeyondThemAreLeftOutAndTheGameIsRead) {
    const std::size_t most = PgnLimits{}.tags;
    EXPECT_EQ(only_entry(numbered_tags(most)).left_out, std::nullopt);
    const PgnEntry entry = only_entry(numbered_tags(most + 2));
    EXPECT_EQ(entry.game.tags.size(), most);
    EXPECT_EQ(entry.game.line.moves.size(), 1U);
    ASSERT_TRUE(entry.left_out);
    EXPECT_EQ(entry.left_out->text(),
              "line 257: There are more than 256 tags; what is beyond is left out.");
}

TEST(PgnLimits, CommentsBeyondThemAreLeftOut) {
    const std::size_t most = PgnLimits{}.comment_bytes;
    const PgnEntry entry =
        only_entry("1. e4 {one} {" + std::string(most, 'x') + "} {two} e5 {three} *\n");
    ASSERT_EQ(entry.game.line.notes.size(), 2U);
    EXPECT_EQ(entry.game.line.notes[0].comment, "one two");
    EXPECT_EQ(entry.game.line.notes[1].comment, "three");
    ASSERT_TRUE(entry.left_out);
    EXPECT_NE(entry.left_out->reason.text().find("65536 bytes of comments at one place"),
              std::string::npos);
}

TEST(PgnLimits, AnnotationsAndVariationsBeyondThemAreLeftOut) {
    const PgnEntry signs =
        only_entry("1. e4 " + repeated(PgnLimits{}.nags + 1, "$1 ") + "e5 $2 *\n");
    EXPECT_EQ(signs.game.line.notes[0].nags.size(), PgnLimits{}.nags);
    EXPECT_EQ(signs.game.line.notes[1].nags.size(), 1U);
    ASSERT_TRUE(signs.left_out);
    EXPECT_NE(signs.left_out->reason.text().find("64 annotations"), std::string::npos);

    const PgnEntry lines =
        only_entry("1. e4 " + repeated(PgnLimits{}.variations + 1, "(1. d4)") + " e5 *\n");
    EXPECT_EQ(lines.game.line.notes[0].variations.size(), PgnLimits{}.variations);
    EXPECT_EQ(lines.game.line.moves.size(), 2U);
    ASSERT_TRUE(lines.left_out);
    EXPECT_NE(lines.left_out->reason.text().find("10000 variations"), std::string::npos);
}

TEST(PgnLimits, ACommandMayBeginInOneCommentAndEndInTheNext) {
    const PgnEntry entry = only_entry("1. e4 {some words [%clk} {0:05:00]} *\n");
    ASSERT_EQ(entry.game.line.notes.size(), 1U);
    EXPECT_EQ(entry.game.line.notes[0].clock, std::chrono::minutes(5));
    EXPECT_EQ(entry.game.line.notes[0].comment, "some words");
}

} // namespace
} // namespace tabuleiro::chess
