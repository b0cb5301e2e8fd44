#include "protocol/messages/program.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::program {
namespace {

TEST(ProgramMessages, AreWrittenAsTheyAreRead) {
    for (const char* line : {"tabuleiro 1",
                             "setoption name Effort value 50",
                             "setoption name Clear Memory",
                             "setoption name Opening Book value a b.txt",
                             "newgame reversi",
                             "newgame wargame rows=9 columns=9 ships-1=1",
                             "seat first",
                             "seat second",
                             "isready",
                             "position start",
                             "position start moves e2e4 e7e5",
                             "position text 8/8/8/8/8/5k2/7q/5K2 b - - 0 1 moves h2f2",
                             "view 9x9 1,1,1,1,0,0,0,0 first - 4",
                             "legal",
                             "legal a1 OS:B8F4 pass",
                             "go",
                             "go left 300000 290000 increment 2000 1000",
                             "go time 1000 nodes 50000 depth 6",
                             "stop",
                             "end win checkmate",
                             "end draw agreement",
                             "end loss time",
                             "quit"}) {
        const auto command = parse_command(line);
        ASSERT_TRUE(command) << line;
        EXPECT_FALSE(std::holds_alternative<Malformed>(*command)) << line;
        EXPECT_FALSE(std::holds_alternative<Unknown>(*command)) << line;
        EXPECT_EQ(format(*command), line);
    }
    for (const char* line :
         {"id name Shooter 3", "id author Group 7", "option name LegalMoves type check",
          "option name Effort type spin default 100 min 1 max 1000",
          "option name Own Style type combo default quiet var quiet var very wild",
          "option name Book type string default", "option name Forget type button",
          "games chess go", "games", "ok", "readyok",
          "info depth 8 nodes 123456 score -31 variation e2e4 e7e5",
          "info mate -3 string it is lost", "move OS:B8F4", "error There is no such move."}) {
        const auto message = parse_message(line);
        ASSERT_TRUE(message) << line;
        EXPECT_FALSE(std::holds_alternative<Malformed>(*message)) << line;
        EXPECT_FALSE(std::holds_alternative<Unknown>(*message)) << line;
        EXPECT_EQ(format(*message), line);
    }
}

TEST(ProgramMessages, SayWhatIsWrongWithTheirForm) {
    for (const char* line : {"tabuleiro",
                             "tabuleiro one",
                             "tabuleiro 0",
                             "setoption Level 3",
                             "setoption name",
                             "setoption name value 3",
                             "newgame",
                             "newgame chess start",
                             "newgame chess =5",
                             "newgame chess start=",
                             "seat",
                             "seat third",
                             "position",
                             "position e2e4",
                             "position start e2e4",
                             "view",
                             "go left 5",
                             "go left 5 x",
                             "go left -5 5",
                             "go increment",
                             "go time soon",
                             "go nodes",
                             "go depth -1",
                             "end",
                             "end win",
                             "end victory time"}) {
        const auto command = parse_command(line);
        ASSERT_TRUE(command) << line;
        EXPECT_TRUE(std::holds_alternative<Malformed>(*command)) << line;
    }
    for (const char* line : {"id",
                             "id name",
                             "id colour red",
                             "option",
                             "option Level",
                             "option name type check",
                             "option name Level",
                             "option name Level type number",
                             "option name Level type spin default 9 min 1 max 8",
                             "option name Level type spin",
                             "option name Level type spin default 1 min 8 max 1",
                             "option name Level type spin min x max 8",
                             "option name Style type combo",
                             "option name Async type check default yes",
                             "option name Now type button default true",
                             "info depth x",
                             "info nodes -4",
                             "info score",
                             "move",
                             "move e2e4 e7e5",
                             "id name \x1b[31mred",
                             "move \xff\xfe"}) {
        const auto message = parse_message(line);
        ASSERT_TRUE(message) << line;
        EXPECT_TRUE(std::holds_alternative<Malformed>(*message)) << line;
    }
}

TEST(ProgramMessages, UnknownWordsAreNoMistake) {
    EXPECT_FALSE(parse_command("  \t"));
    EXPECT_FALSE(parse_message(""));
    EXPECT_TRUE(std::holds_alternative<Unknown>(*parse_command("ponderhit now")));
    EXPECT_TRUE(std::holds_alternative<Unknown>(*parse_message("debug: 17 shots left")));
    const auto go = std::get<Go>(*parse_command("go ponder depth 6 mate 3"));
    EXPECT_EQ(go.depth, 6);
    const auto info = std::get<Info>(*parse_message("info time 17 depth 4 nps 9"));
    EXPECT_EQ(info.depth, 4);
}

TEST(ProgramMessages, AnOptionTakesItsOwnValuesOnly) {
    const auto option = [](const char* line) { return std::get<Option>(*parse_message(line)); };
    const auto spin = option("option name Level type spin default 3 min 1 max 8");
    EXPECT_TRUE(takes(spin, "8"));
    EXPECT_FALSE(takes(spin, "9"));
    EXPECT_FALSE(takes(spin, "x"));
    EXPECT_FALSE(takes(spin, std::nullopt));
    const auto check = option("option name Async type check default true");
    EXPECT_TRUE(takes(check, "false"));
    EXPECT_FALSE(takes(check, "1"));
    const auto combo = option("option name Style type combo var quiet var very wild");
    EXPECT_TRUE(takes(combo, "very wild"));
    EXPECT_FALSE(takes(combo, "wild"));
    const auto button = option("option name Forget type button");
    EXPECT_TRUE(takes(button, std::nullopt));
    EXPECT_FALSE(takes(button, "true"));
}

} // namespace
} // namespace tabuleiro::program
