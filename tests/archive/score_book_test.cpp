// Many chess games between PGN and the page.
#include "archive/score_book.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "games/chess/pgn_reader.hpp"
#include "games/chess/pgn_writer.hpp"
#include "support/random_chess.hpp"

namespace tabuleiro::test {
namespace {

using archive::book_of_pgn;
using archive::pgn_of_book;
using nlohmann::json;

TEST(ScoreBook, WhatIsReadIsWrittenAgain) {
    Rng rng(31);
    std::string pgn;
    for (int i = 0; i < 60; ++i) {
        const PgnTaste taste{.nags = 10,
                             .comments = 30,
                             .clocks = 20,
                             .evaluations = 20,
                             .variations = 10,
                             .odd_characters = 5};
        const int start = i % 3 == 0 ? static_cast<int>(rng.below(960)) : chess::standard_start;
        append_pgn(pgn, RandomPgn(rng, taste).game(*chess::chess960_start(start)));
    }
    const auto book = book_of_pgn(pgn);
    ASSERT_TRUE(book) << book.error().text();
    EXPECT_EQ(json::parse(*book)["games"].size(), 60U);
    const auto again = pgn_of_book(*book);
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_EQ(*again, pgn);
}

TEST(ScoreBook, AGameHasWhatThePageNeeds) {
    const auto book =
        book_of_pgn("[White \"Ana\"]\n[Black \"Bob\"]\n\n1. e4 {[%clk 0:05:00] good} e5 "
                    "2. Nf3 Nc6 3. Bb5! (3. Bc4) a6 *\n");
    ASSERT_TRUE(book);
    const json game = json::parse(*book)["games"][0];
    EXPECT_EQ(game["tags"]["White"], "Ana");
    EXPECT_EQ(game["start"], nullptr);
    EXPECT_EQ(game["result"], "*");
    EXPECT_EQ(game["opening"]["en"], "Ruy Lopez: Morphy Defence");
    EXPECT_EQ(game["opening"]["pt"], "Ruy López: Defesa Morphy");
    EXPECT_EQ(game["opening"]["plies"], 6);
    const json& moves = game["line"]["moves"];
    EXPECT_EQ(moves[0],
              json::parse(R"({"move":"e2e4","note":"e4","comment":"good","clock":300000})"));
    EXPECT_EQ(moves[4]["nags"], json::parse("[1]"));
    EXPECT_EQ(moves[4]["variations"][0]["moves"][0]["note"], "Bc4");
    EXPECT_EQ(game["faults"], json::array());
}

TEST(ScoreBook, ADamagedGameIsNamedAndTheOthersAreRead) {
    const auto book =
        book_of_pgn("[White \"A\"]\n\n1. e4 e5 2. Ke3 *\n\n[White \"B\"]\n\n1. d4 *\n");
    ASSERT_TRUE(book);
    const json games = json::parse(*book)["games"];
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0]["line"]["moves"].size(), 2U);
    EXPECT_EQ(games[0]["faults"][0]["at"], 3);
    EXPECT_EQ(games[1]["line"]["moves"].size(), 1U);
}

TEST(ScoreBook, APositionAloneIsAGame) {
    const auto book = book_of_pgn(" 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n");
    ASSERT_TRUE(book);
    const json game = json::parse(*book)["games"][0];
    EXPECT_EQ(game["start"], "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    EXPECT_EQ(game["line"]["moves"], json::array());
}

TEST(ScoreBook, BytesThatAreNoTextDoNotBreakThePage) {
    const auto book = book_of_pgn("[White \"Jos\xE9\"]\n\n1. e4 {\xFF\xFE} *\n");
    ASSERT_TRUE(book);
    EXPECT_FALSE(json::parse(*book, nullptr, false).is_discarded());
}

TEST(ScoreBook, WhatIsTooMuchOrNothingIsRefused) {
    EXPECT_FALSE(book_of_pgn(""));
    EXPECT_FALSE(book_of_pgn("hello"));
    EXPECT_FALSE(book_of_pgn("1. e4 * 1. d4 *", {.games = 1}));
    EXPECT_FALSE(book_of_pgn("1. e4 *", {.bytes = 3}));
}

TEST(ScoreBook, ABadBookIsRefusedWithItsPlace) {
    const auto error = [](const char* text) {
        const auto pgn = pgn_of_book(text);
        return pgn ? "written: " + *pgn : pgn.error().text();
    };
    const auto game = [](const std::string& text) { return R"({"games":[{},)" + text + "]}"; };
    EXPECT_EQ(error("x"), "A book is an object with games.");
    EXPECT_EQ(error(R"({"games":{}})"), "A book is an object with games.");
    EXPECT_EQ(error(game("3").c_str()), "Game 2: It is no object.");
    EXPECT_EQ(error(game(R"({"tags":3})").c_str()), "Game 2: The tags are no object.");
    EXPECT_EQ(error(game(R"({"tags":{"White":3}})").c_str()),
              "Game 2: The tag 'White' is no text.");
    EXPECT_EQ(error(game(R"({"start":3})").c_str()), "Game 2: The start is no text.");
    EXPECT_EQ(error(game(R"({"result":"won"})").c_str()),
              "Game 2: The result is 1-0, 0-1, 1/2-1/2 or *.");
    EXPECT_EQ(error(game(R"({"line":[]})").c_str()), "Game 2: A line is no object.");
    EXPECT_EQ(error(game(R"({"line":{"moves":[{}]}})").c_str()), "Game 2: Move 1: it has no text.");
    EXPECT_EQ(error(game(R"({"line":{"moves":[{"move":"e2e4"},{"move":"e2e4"}]}})").c_str())
                  .substr(0, 15),
              "Game 2: Move 2:");
    EXPECT_EQ(error(game(R"({"line":{"moves":[{"move":"e4","nags":[256]}]}})").c_str()),
              "Game 2: Move 1: A NAG is a number up to 255.");
    EXPECT_EQ(error(game(R"({"line":{"variations":[{}]}})").c_str()),
              "Game 2: There is no place for a variation there.");
}

} // namespace
} // namespace tabuleiro::test
