#include "protocol/engine_program/conversation.hpp"

#include <gtest/gtest.h>

#include "support/recording_port.hpp"

namespace tabuleiro::roque {
namespace {

std::vector<std::string> said(Conversation& conversation, test::RecordingPort& port,
                              const std::string& line) {
    conversation(InputLine{line});
    return port.take();
}

TEST(Conversation, TheFirstLineDecidesAndUciOrXboardMayDecideAnew) {
    test::RecordingPort port;
    Conversation conversation(port);
    EXPECT_EQ(said(conversation, port, "  \n"), std::vector<std::string>{});
    EXPECT_EQ(said(conversation, port, "ping 7"), std::vector<std::string>{"< pong 7"});
    EXPECT_EQ(said(conversation, port, "isready"),
              std::vector<std::string>{"< Error (unknown command): isready"});
    EXPECT_EQ(said(conversation, port, "uci").back(), "< uciok");
    EXPECT_EQ(said(conversation, port, "isready"), std::vector<std::string>{"< readyok"});
    EXPECT_EQ(said(conversation, port, "xboard"), std::vector<std::string>{"< "});
    EXPECT_FALSE(conversation.is_finished());
    conversation(EndOfInput{});
    EXPECT_TRUE(conversation.is_finished());
}

TEST(Conversation, AGoWithLimitsIsUci) {
    test::RecordingPort port;
    Conversation conversation(port);
    EXPECT_TRUE(said(conversation, port, "go depth 3").front().starts_with("* search depth 3"));
    conversation(DoneNews{port.last_id, SearchResult{}});
    EXPECT_EQ(port.take().back(), "< bestmove (none)");
}

} // namespace
} // namespace tabuleiro::roque
