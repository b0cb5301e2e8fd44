// The engine as other programs use it: a process with two pipes.
#include <gtest/gtest.h>

#include "core/rng.hpp"
#include "games/chess/coordinate.hpp"
#include "games/chess/fen.hpp"
#include "support/child.hpp"

namespace tabuleiro {
namespace {

using test::Child;

TEST(RoqueProgram, AnswersUci) {
    Child roque({ROQUE_PROGRAM});
    roque.say("uci\n");
    EXPECT_EQ(roque.line_beginning("uciok"), "uciok");
    roque.say("isready\nposition startpos moves e2e4\ngo depth 5\n");
    EXPECT_EQ(roque.line_beginning("readyok"), "readyok");
    EXPECT_TRUE(roque.line_beginning("bestmove "));
    roque.say("quit\n");
    EXPECT_EQ(roque.wait(), 0);
}

TEST(RoqueProgram, StopsAnEndlessSearchWhenTold) {
    Child roque({ROQUE_PROGRAM});
    roque.say("position startpos\ngo infinite\n");
    EXPECT_TRUE(roque.line_beginning("info depth 5"));
    roque.say("stop\n");
    EXPECT_TRUE(roque.line_beginning("bestmove "));
    roque.say("quit\n");
    EXPECT_EQ(roque.wait(), 0);
}

TEST(RoqueProgram, AnswersAndStopsHoweverManySearchesWait) {
    Child roque({ROQUE_PROGRAM});
    roque.say("position startpos\ngo infinite\ngo infinite\ngo infinite\nisready\n");
    EXPECT_EQ(roque.line_beginning("readyok"), "readyok");
    roque.say("stop\n");
    for (int search = 0; search < 3; ++search) {
        EXPECT_TRUE(roque.line_beginning("bestmove ")) << search;
    }
    roque.say("isready\n");
    EXPECT_EQ(roque.line_beginning("readyok"), "readyok");
    roque.say("quit\n");
    EXPECT_EQ(roque.wait(), 0);
}

TEST(RoqueProgram, PassesOverWhatIsTooLongAndSaysSo) {
    Child roque({ROQUE_PROGRAM});
    roque.say("position startpos moves e2e4\n");
    for (int megabyte = 0; megabyte < 5; ++megabyte) {
        roque.say(std::string(1 << 20, 'x'));
    }
    roque.say("\n");
    EXPECT_EQ(roque.line_beginning("info string Unknown"),
              "info string Unknown command: '(a line of more than 4194304 bytes)'.");
    std::string moves;
    for (int i = 0; i < 25'001; ++i) {
        moves += " g1f3 g8f6 f3g1 f6g8";
    }
    roque.say("position startpos moves" + moves + "\n");
    EXPECT_EQ(roque.line_beginning("info string The position"),
              "info string The position is ignored: it has more than 100000 moves.");
    roque.say("go depth 1\nquit\n");
    EXPECT_TRUE(roque.line_beginning("bestmove ")) << "the position from before stands";
    EXPECT_EQ(roque.wait(), 0);
}

TEST(RoqueProgram, EndsWithItsInput) {
    for (const char* start : {"", "uci\n", "go infinite\n", "xboard\nnew\ngo\n", "analyze\n"}) {
        Child roque({ROQUE_PROGRAM});
        roque.say(start);
        roque.close_input();
        EXPECT_EQ(roque.wait(), 0) << start;
    }
}

TEST(RoqueProgram, CountsMoves) {
    Child roque({ROQUE_PROGRAM});
    roque.say("go perft 4\nquit\n");
    EXPECT_EQ(roque.line_beginning("a2a3"), "a2a3: 8457");
    EXPECT_EQ(roque.line_beginning("Nodes"), "Nodes searched: 197281");
    EXPECT_EQ(roque.wait(), 0);
}

TEST(RoqueProgram, PlaysAGameAgainstItselfInXboardsProtocol) {
    Child white({ROQUE_PROGRAM});
    Child black({ROQUE_PROGRAM});
    for (Child* side : {&white, &black}) {
        side->say("xboard\nprotover 2\n");
        EXPECT_TRUE(side->line_beginning("feature done=1"));
        side->say("new\nlevel 0 1 0\nsd 3\n");
    }
    chess::Position position;
    white.say("go\n");
    Child* mover = &white;
    Child* other = &black;
    std::string result;
    for (int ply = 0; ply < 400 && result.empty(); ++ply) {
        const auto said = [&]() -> std::optional<std::string> {
            while (auto line = mover->line_beginning("")) {
                if (line->starts_with("move ") || line->starts_with("1") ||
                    line->starts_with("0-1") || *line == "resign") {
                    return line;
                }
            }
            return std::nullopt;
        }();
        ASSERT_TRUE(said);
        if (!said->starts_with("move ")) {
            result = *said;
            break;
        }
        const auto move = parse_coordinates(position, said->substr(5));
        ASSERT_TRUE(move) << *said << " in " << to_fen(position);
        position.play(*move);
        other->say("usermove " + said->substr(5) + "\n");
        std::swap(mover, other);
    }
    EXPECT_FALSE(result.empty());
}

TEST(RoqueProgram, EvaluatesAPosition) {
    Child roque({ROQUE_PROGRAM});
    roque.say("position fen 4k3/8/8/8/8/8/8/4K2R b K - 0 1\neval\nquit\n");
    const auto line = roque.line_beginning("Evaluation: ");
    ASSERT_TRUE(line);
    EXPECT_EQ(line->substr(0, 13), "Evaluation: +");
    EXPECT_NE(line->find(" (white side)"), std::string::npos);
}

TEST(RoqueProgram, SurvivesGarbage) {
    Child roque({ROQUE_PROGRAM});
    Rng rng(9);
    std::string garbage;
    for (int i = 0; i < 20'000; ++i) {
        const auto byte = static_cast<char>(rng.below(256));
        garbage += rng.below(30) == 0 ? '\n' : byte;
    }
    roque.say("d\n" + garbage + "\n" + std::string(200'000, 'x') + "\nposition fen " +
              std::string(5000, '/') + "\nisready\n");
    EXPECT_EQ(roque.line_beginning("readyok"), "readyok");
    roque.say("quit\n");
    EXPECT_EQ(roque.wait(), 0);
}

} // namespace
} // namespace tabuleiro
