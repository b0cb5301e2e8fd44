// Many chess games between PGN and the page.
#include "house/study/pgn_exchange.hpp"

#include <gtest/gtest.h>

#include "games/chess/chess960.hpp"
#include "games/chess/pgn_writer.hpp"
#include "house/study/move_list.hpp"
#include "house/study/study.hpp"
#include "support/growth.hpp"
#include "support/json_schema.hpp"
#include "support/random_chess.hpp"

namespace tabuleiro::house {
namespace {

using nlohmann::json;
using test::JsonSchema;
using test::PgnTaste;
using test::RandomPgn;

std::string body(const std::string& text) {
    return json{{"text", text}}.dump();
}

json read(const std::string& text, const BookLimits& limits = {}) {
    const auto games = read_games(body(text), limits);
    if (!games) {
        ADD_FAILURE() << games.error().reasons.front().text();
        return {};
    }
    json book = json::parse(*games);
    for (const std::string& fault : JsonSchema::of_web().faults(book, "StudyGames")) {
        ADD_FAILURE() << fault;
    }
    return book;
}

TEST(PgnExchange, WhatIsReadIsWrittenAgain) {
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
    const auto games = read_games(body(pgn));
    ASSERT_TRUE(games) << games.error().reasons.front().text();
    const json book = json::parse(*games);
    EXPECT_EQ(book["games"].size(), 60U);
    for (const json& game : book["games"]) {
        const auto line = parse_move_list(game["move_list"].dump());
        ASSERT_TRUE(line);
        EXPECT_TRUE(Study::open(*line)) << "a game that was read can be studied";
    }
    const auto again = write_games(*games);
    ASSERT_TRUE(again) << again.error().reasons.front().text();
    EXPECT_EQ(*again, pgn);
}

TEST(PgnExchange, AGameHasWhatThePageNeeds) {
    const json game = read("[White \"Ana\"]\n[Black \"Bob\"]\n\n1. e4 {[%clk 0:05:00] good} e5 "
                           "2. Nf3 Nc6 3. Bb5! (3. Bc4) a6 1/2-1/2\n")["games"][0];
    EXPECT_EQ(game["tags"], json::parse(R"({"White":"Ana","Black":"Bob"})"));
    EXPECT_EQ(game["move_list"]["start"], nullptr);
    EXPECT_EQ(game["move_list"]["moves"],
              json::parse(R"(["e2e4","e7e5","g1f3","b8c6","f1b5","a7a6"])"));
    EXPECT_EQ(game["result"], "1/2-1/2");
    EXPECT_EQ(game["trouble"], nullptr);
    const json notes = json::parse(game["notes"].get<std::string>());
    EXPECT_EQ(notes[0], json::parse(R"({"ply":1,"comment":"good","clock":300000})"));
    EXPECT_EQ(notes[1]["nags"], json::parse("[1]"));
    EXPECT_EQ(notes[1]["variations"][0]["moves"], json::parse(R"(["f1c4"])"));
}

TEST(PgnExchange, NotesThatDoNotFitTheLineAnyMoreAreLeftOut) {
    json book = read("1. e4 {one} e5 2. Nf3 {two} (2. Bc4) 2... Nc6 {three} *");
    json& moves = book["games"][0]["move_list"]["moves"];
    moves = json::parse(R"(["e2e4","c7c5","g1f3"])");
    EXPECT_NE(write_games(book.dump())->find("1. e4 {one} 1... c5 2. Nf3 {two} (2. Bc4) *"),
              std::string::npos)
        << *write_games(book.dump());
    moves = json::parse(R"(["d2d4"])");
    EXPECT_NE(write_games(book.dump())->find("1. d4 {one} *"), std::string::npos);
    book["games"][0]["notes"] = "nonsense";
    EXPECT_NE(write_games(book.dump())->find("1. d4 *"), std::string::npos);
}

TEST(PgnExchange, ADamagedGameIsNamedAndTheOthersAreRead) {
    const json games =
        read("[White \"A\"]\n\n1. e4 e5 2. Ke3 *\n\n[White \"B\"]\n\n1. d4 *\n")["games"];
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0]["move_list"]["moves"].size(), 2U);
    EXPECT_EQ(games[0]["trouble"]["text"].get<std::string>().substr(0, 7), "line 3:");
    EXPECT_EQ(games[1]["move_list"]["moves"].size(), 1U);
    EXPECT_EQ(games[1]["trouble"], nullptr);
}

// The moves of the one game of a text.
json moves_of(const std::string& text) {
    const json games = read(text)["games"];
    EXPECT_EQ(games.size(), 1U) << text;
    EXPECT_EQ(games[0]["trouble"], nullptr) << text;
    return games[0]["move_list"]["moves"];
}

TEST(PgnExchange, OtherNotationsAreUnderstood) {
    const json opening = json::parse(R"(["e2e4","e7e5","g1f3","b8c6","f1b5","g8f6","e1g1"])");
    EXPECT_EQ(moves_of("1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O"), opening);
    EXPECT_EQ(moves_of("1. e4 e5 2. Cf3 Cc6 3. Bb5 Cf6 4. 0-0"), opening) << "Portuguese";
    EXPECT_EQ(moves_of("1. e4 e5 2. Cf3 Cc6 3. Nb5 Cf6 4. O-O"), opening) << "Romanian";
    EXPECT_EQ(moves_of("1. e4 e5 2. ♘f3 ♞c6 3. ♗b5 ♞f6 4. O–O"), opening) << "figurines";
    EXPECT_EQ(moves_of("e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1"), opening) << "squares";
}

TEST(PgnExchange, TheReadingThatUnderstandsTheWholeGameCounts) {
    // "Rf1" could be a rook's move: only "Dxa1" says that the letters are Portuguese.
    const std::string fen = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/1q6/R3K2R w - - 0 1\"]\n\n";
    EXPECT_EQ(moves_of(fen + "1. Rf1 Dxa1+ *"), json::parse(R"(["e1f1","b2a1"])"));
    EXPECT_EQ(moves_of(fen + "1. Rf1 Qxa1+ *"), json::parse(R"(["h1f1","b2a1"])"));
    EXPECT_EQ(moves_of(fen + "1. Rf1 *"), json::parse(R"(["h1f1"])")) << "English comes first";
}

TEST(PgnExchange, EveryGameOfATextMayHaveItsLanguage) {
    const json games =
        read("1. Nf3 d5 *\n\n1. Cf3 d5 *\n\n1. hello *\n\n1. e4 e5 2. Nc4 Nc5 *\n\n1. e4 "
             "e5 2. Nf3 *")["games"];
    ASSERT_EQ(games.size(), 4U);
    EXPECT_EQ(games[0]["move_list"]["moves"][0], "g1f3");
    EXPECT_EQ(games[1]["move_list"]["moves"][0], "g1f3");
    EXPECT_EQ(games[2]["move_list"]["moves"], json::parse(R"(["e2e4","e7e5","f1c4","f8c5"])"));
    EXPECT_EQ(games[3]["move_list"]["moves"][2], "g1f3");
}

TEST(PgnExchange, WhatIsWrongIsShownAsItWasWritten) {
    const auto trouble = [](const std::string& text) {
        return read(text)["games"][0]["trouble"]["text"].get<std::string>();
    };
    EXPECT_EQ(trouble("1. e4 e5 2. ♘e5 *"),
              "line 1: Move 2, '♘e5': There is no knight that may go to e5.");
    EXPECT_EQ(trouble("1. Cf3 Cf6 2. Ch5 *"),
              "line 1: Move 2, 'Ch5': There is no knight that may go to h5.");
    EXPECT_EQ(trouble("1. e4 e5 2. Кf3 *"), "line 1: Move 2, 'Кf3': This is no move.");
}

TEST(PgnExchange, PositionsStandOneALine) {
    const json games = read(" 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n\n"
                            "8/8/8/8/8/8/8/K7 w - - 0 1\r\n"
                            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")["games"];
    ASSERT_EQ(games.size(), 3U);
    EXPECT_EQ(games[0]["move_list"]["start"], "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    EXPECT_EQ(games[0]["move_list"]["moves"], json::array());
    EXPECT_EQ(games[1]["trouble"]["text"], "line 3: Black has no king.");
    EXPECT_EQ(games[2]["trouble"], nullptr);
}

TEST(PgnExchange, BytesThatAreNoTextDoNotBreakThePage) {
    EXPECT_EQ(read_games("{\"text\":\"[White \\\"Jos\xE9\\\"]\"}").error().code, "malformed");
    EXPECT_FALSE(read("[White \"José\"]\n\n1. e4 {\\u00e9} *\n").empty());
}

TEST(PgnExchange, WhatIsTooMuchIsCountedOrRefused) {
    EXPECT_EQ(read_games(body("")).error().code, "no-game");
    EXPECT_EQ(read_games(body("hello")).error().code, "no-game");
    EXPECT_EQ(read_games("hello").error().code, "malformed");
    EXPECT_EQ(read_games(body("1. e4 *"), {.bytes = 3}).error().code, "too-large");
    EXPECT_EQ(write_games("{}", {.bytes = 1}).error().code, "too-large");
    const json book = read("1. e4 * 1. d4 * 1. c4 *", {.games = 1});
    EXPECT_EQ(book["games"].size(), 1U);
    EXPECT_EQ(book["left_out"], 2);
}

TEST(PgnExchange, AGameThatIsTooLongIsCutAndSaysSo) {
    std::string pgn;
    for (int i = 0; i < 600; ++i) {
        pgn += i % 2 == 0 ? "Nf3 Nf6 " : "Ng1 Ng8 ";
    }
    const json game = read(pgn + "*")["games"][0];
    EXPECT_EQ(game["move_list"]["moves"].size(), longest_line);
    EXPECT_EQ(game["trouble"]["text"], "Only the first 1000 moves were read.");
}

TEST(PgnExchange, WhatIsNoGameIsRefusedWithItsPlace) {
    const auto reason = [](const std::string& second) {
        const auto pgn =
            write_games(R"({"games":[{"move_list":{"game":"chess"}},)" + second + "]}");
        return pgn ? "written: " + *pgn : pgn.error().reasons.front().text();
    };
    const auto with = [](const std::string& field) {
        return R"({"move_list":{"game":"chess"},)" + field + "}";
    };
    EXPECT_EQ(write_games("x").error().reasons.front().text(),
              "It should be an object with a list of games.");
    EXPECT_EQ(reason("3"), "Game 2: It should be an object with a line.");
    EXPECT_EQ(reason(R"({"move_list":{"game":"checkers"}})"),
              "Game 2: Only chess is written as PGN.");
    EXPECT_EQ(reason(with(R"("tags":3)")), "Game 2: The tags must be an object.");
    EXPECT_EQ(reason(with(R"("tags":{"White":3})")), "Game 2: The tag 'White' must be a text.");
    EXPECT_EQ(reason(with(R"("result":"won")")), "Game 2: The result is 1-0, 0-1, 1/2-1/2 or *.");
    EXPECT_EQ(reason(R"({"move_list":{"game":"chess","moves":["e4","e4"]}})").substr(0, 21),
              "Game 2: Move 1, 'e4':");
    EXPECT_EQ(reason(R"({"move_list":{"game":"chess","start":"x"}})").substr(0, 8), "Game 2: ");
    EXPECT_EQ(reason(R"({"move_list":{"game":"chess","options":{"start":960}}})"),
              "Game 2: The option start is a number from 0 to 959.");
}

std::string with_tags(std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        text += "[T" + std::to_string(i) + " \"x\"]\n";
    }
    return text + "\n1. e4 *\n";
}

TEST(PgnExchange, SaysWhatItLeftOut) {
    const json game = read(with_tags(300))["games"][0];
    EXPECT_EQ(game["tags"].size(), 256U);
    EXPECT_EQ(game["move_list"]["moves"].size(), 1U);
    EXPECT_EQ(game["trouble"]["text"],
              "line 257: There are more than 256 tags; what is beyond is left out.");
}

TEST(PgnExchange, TheFirstTagOfANameCounts) {
    const json game =
        read("[White \"Ana\"]\n[Black \"Bob\"]\n[Black \"Eve\"]\n\n1. e4 *")["games"][0];
    EXPECT_EQ(game["tags"], json::parse(R"({"White":"Ana","Black":"Bob"})"));
}

TEST(PgnExchange, ReadingAndWritingTakeTimeInProportionToTheText) {
    const auto reads = [](const std::string& text) { ASSERT_TRUE(read_games(text)); };
    EXPECT_LT(test::growth(
                  8'000, [](std::size_t n) { return body(with_tags(n)); }, reads),
              test::max_growth);
    const auto named = [](std::size_t n) {
        std::string text = R"({"games":[{"tags":{"a":"")";
        for (std::size_t i = 0; i < n; ++i) {
            text += ",\"t" + std::to_string(i) + "\":\"\"";
        }
        return text + "}}]}";
    };
    const auto refuses = [](const std::string& text) {
        const auto written = write_games(text);
        ASSERT_FALSE(written);
        EXPECT_EQ(written.error().code, "malformed");
    };
    EXPECT_LT(test::growth(10'000, named, refuses), test::max_growth);
}

TEST(PgnExchange, StopsWhenTheHouseCloses) {
    const auto stop = [] { return true; };
    const auto read = read_games(body(with_tags(3)), {}, stop);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, "closing");
    const auto written = write_games(R"({"games":[{"move_list":{"game":"chess"}}]})", {}, stop);
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().code, "closing");
}

} // namespace
} // namespace tabuleiro::house
