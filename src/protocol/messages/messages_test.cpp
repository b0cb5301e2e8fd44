#include <gtest/gtest.h>

#include "protocol/messages/cecp.hpp"
#include "protocol/messages/uci.hpp"

namespace tabuleiro {
namespace {

TEST(UciMessages, AreWrittenAsTheyAreRead) {
    for (const char* line :
         {"uci", "isready", "setoption name Clear Hash", "setoption name Some Text value a b",
          "position startpos", "position fen 8/8/8/8/8/5k2/7q/5K2 b - - 0 1 moves h2f2",
          "go wtime 9500 winc 100 btime 10000 binc 100 movestogo 39", "go nodes 5 depth 7",
          "go ponder infinite searchmoves e2e4 d2d4", "perft 3"}) {
        EXPECT_EQ(format(*uci::parse_command(line)), line);
    }
    for (const char* line : {"id name Some  Engine", "option name Clear Hash type button", "uciok",
                             "bestmove e2e4 ponder e7e5", "info depth 9 score mate -3",
                             "info depth 9 nodes 4 nps 5 pv e2e4 e7e8q e1h1"}) {
        EXPECT_EQ(format(*uci::parse_message(line)), line);
    }
}

TEST(UciMessages, SayWhatIsWrongWithTheirForm) {
    EXPECT_FALSE(uci::parse_command("  "));
    EXPECT_TRUE(std::holds_alternative<uci::Malformed>(*uci::parse_command("position e4")));
    EXPECT_TRUE(std::holds_alternative<uci::Malformed>(*uci::parse_command("setoption Hash")));
    EXPECT_TRUE(std::holds_alternative<uci::Unknown>(*uci::parse_command("nonsense")));
    EXPECT_EQ(std::get<uci::Go>(*uci::parse_command("go depth x")).lacks_number, "depth");
}

TEST(CecpMessages, AreWrittenAsTheyAreRead) {
    for (const char* line :
         {"xboard", "protover 2", "accepted ping", "level 40 5 0", "level 0 0:10 0.1", "st 2.5",
          "sd 6", "nps 5000", "time 6000", "usermove e2e4", "e7e8q", "?", "ping 3",
          "option Style=wild", "option Clear Hash", "result 1-0 {resignation}", "memory 64"}) {
        EXPECT_EQ(format(*cecp::parse_command(line)), line);
    }
    for (const char* line : {"feature ping=1 myname=\"An Engine 2\"", "pong 7", "move e2e4",
                             "resign", "9 -45 123 98765 e2e4 e7e5", "10 100003 5 7 e2e4"}) {
        EXPECT_EQ(format(*cecp::parse_message(line)), line);
    }
}

TEST(CecpMessages, SayWhatIsWrongWithTheirForm) {
    for (const char* line : {"level 40 5", "st x", "cores 0", "time soon"}) {
        EXPECT_TRUE(std::holds_alternative<cecp::BadArgument>(*cecp::parse_command(line))) << line;
    }
    EXPECT_TRUE(std::holds_alternative<cecp::Unknown>(*cecp::parse_command("Nf3")));
    EXPECT_FALSE(cecp::parse_message("# a comment"));
    EXPECT_FALSE(cecp::parse_message("12 score 5 5"));
}

} // namespace
} // namespace tabuleiro
