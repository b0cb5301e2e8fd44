#include "games/chess/pgn_writer.hpp"

#include <gtest/gtest.h>

#include "core/text.hpp"
#include "games/chess/chess960.hpp"
#include "games/chess/pgn_comment.hpp"
#include "games/chess/pgn_reader.hpp"

namespace tabuleiro::chess {
namespace {

PgnGame game_of(std::string_view text) {
    const auto entries = read_pgn(text);
    EXPECT_EQ(entries.size(), 1U) << text;
    return entries.empty() ? PgnGame{} : entries.front().game;
}

std::string rewritten_moves(const std::string& text) {
    const std::string written = to_pgn(game_of(text));
    return written.substr(written.find("\n\n") + 2);
}

std::size_t longest_line(std::string_view text) {
    std::size_t longest = 0;
    for (const std::string_view line : split(text, '\n')) {
        longest = std::max(longest, line.size());
    }
    return longest;
}

TEST(PgnWriter, PutsTheSevenTagsFirst) {
    EXPECT_EQ(
        to_pgn(game_of("[Zeta \"1\"]\n[White \"A\"]\n[Event \"E\"]\n[Alpha \"2\"]\n\n1. e4 1-0")),
        "[Event \"E\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"A\"]\n"
        "[Black \"?\"]\n[Result \"1-0\"]\n[Zeta \"1\"]\n[Alpha \"2\"]\n\n1. e4 1-0\n\n");
}

TEST(PgnWriter, EscapesTags) {
    PgnGame game;
    game.tags = {
        {"Event", "a \"b\" \\ c\nd"}, {"bad name", "x"}, {"", "y"}, {"A", "1"}, {"A", "2"}};
    const std::string text = to_pgn(game);
    EXPECT_EQ(text.substr(0, text.find('\n')), R"([Event "a \"b\" \\ c d"])");
    const auto tags = written_tags(game);
    ASSERT_EQ(tags.size(), 8U) << "no name that is none, and each once";
    EXPECT_EQ(tags.back(), (PgnTag{"A", "1"}));
}

TEST(PgnWriter, SaysWhereTheGameStarts) {
    const PgnGame game =
        game_of("[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 30\"]\n\n30... Kd7 31. e4 *");
    const std::string text = to_pgn(game);
    EXPECT_NE(text.find("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 30\"]\n"),
              std::string::npos);
    EXPECT_NE(text.find("\n30... Kd7 31. e4 *\n"), std::string::npos);
    EXPECT_EQ(text.find("Variant"), std::string::npos);
    PgnGame chess960;
    chess960.start = chess960_start(0).value();
    EXPECT_NE(to_pgn(chess960).find("[Variant \"Chess960\"]\n[SetUp \"1\"]\n"), std::string::npos);
}

TEST(PgnWriter, NumbersMovesWherePeopleExpectIt) {
    EXPECT_EQ(rewritten_moves("e4 e5 Nf3 *"), "1. e4 e5 2. Nf3 *\n\n");
    EXPECT_EQ(rewritten_moves("e4 {x} e5 (c5 Nf3 d6) Nf3 $1 Nc6 *"),
              "1. e4 {x} 1... e5 (1... c5 2. Nf3 d6) 2. Nf3 $1 Nc6 *\n\n");
    EXPECT_EQ(rewritten_moves("{a} e4 (d4 {b} (c4)) ({c} f4) *"),
              "{a} 1. e4 (1. d4 {b} (1. c4)) ({c} 1. f4) *\n\n");
}

TEST(PgnWriter, WritesClocksAndEvaluations) {
    EXPECT_EQ(rewritten_moves("e4 {[%clk 1:2:3.50] good [%eval -.5] [%eval -0.5] [%emt 5]} *"),
              "1. e4 {[%eval -0.50] [%clk 1:02:03.5] [%emt 0:00:05] good [%eval -.5]} *\n\n");
    EXPECT_EQ(clock_text(std::chrono::milliseconds(3'600'001)), "1:00:00.001");
    EXPECT_EQ(clock_text(std::chrono::milliseconds(-5)), "0:00:00");
    EXPECT_EQ(parse_clock("0:59"), std::chrono::seconds(59));
    for (const auto* text : {"", ":", "1:", "1:2:3:4", "1.2345", "-1", "1:x", "9999999", "1."}) {
        EXPECT_EQ(parse_clock(text), std::nullopt) << text;
    }
    for (const auto* text : {"", "#", "-", "0.123", "#1.5", "1,", "x", "1.", "--1", "1,x"}) {
        EXPECT_EQ(parse_evaluation(text), std::nullopt) << text;
    }
    EXPECT_EQ(parse_evaluation("+1.2"), (PgnEvaluation{PgnEvaluation::Kind::Centipawns, 120, {}}));
}

TEST(PgnWriter, BreaksLinesBeforeColumnEighty) {
    std::string moves;
    for (int i = 0; i < 60; ++i) {
        moves += "Nf3 {words of a comment, and more of them} Nf6 Ng1 $10 Ng8 ";
    }
    const std::string text = rewritten_moves(moves + "*");
    EXPECT_EQ(longest_line(text), 79U);
    EXPECT_EQ(game_of(text).line, game_of(moves + "*").line);
}

TEST(PgnWriter, CountsCharactersAndNotBytes) {
    std::string comment;
    for (int i = 0; i < 40; ++i) {
        comment += "\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9 "; // four characters
    }
    EXPECT_GT(longest_line(rewritten_moves("e4 {" + comment + "} *")), 120U);
}

TEST(PgnWriter, KeepsSignsOfCommentsHarmless) {
    const std::string text = rewritten_moves("e4 ; closes } early\n e5 *");
    EXPECT_EQ(text, "1. e4 ; closes } early\n1... e5 *\n\n");
    std::string long_comment;
    for (int i = 0; i < 40; ++i) {
        long_comment += "[Event \"x\"] %y ";
    }
    const PgnGame game = game_of("e4 {" + long_comment + "} (d4 ; }\n) *");
    const std::string written = to_pgn(game);
    EXPECT_EQ(game_of(written).line, game.line);
    EXPECT_EQ(written.find("\n[Event \"x"), std::string::npos);
    EXPECT_EQ(written.find("\n%"), std::string::npos);
}

} // namespace
} // namespace tabuleiro::chess
