// Every transcript of xadrez, line by line against the state machine.
#include <gtest/gtest.h>

#include "protocol/xadrez/memory_storage.hpp"
#include "transcripts/transcript.hpp"

namespace tabuleiro::test {
namespace {

void follow(const std::string& name, const xadrez::Switches& switches = {}) {
    xadrez::MemoryStorage storage;
    xadrez::Conversation conversation(switches, storage);
    const auto exchanges =
        read_transcript(source_path("tests/transcripts/xadrez/" + name + ".txt"));
    ASSERT_FALSE(exchanges.empty());
    for (const Exchange& exchange : exchanges) {
        std::string answer;
        conversation.line(exchange.said, answer);
        ASSERT_EQ(answer, exchange.answer)
            << name << ".txt:" << exchange.line << ": " << exchange.said;
    }
}

TEST(XadrezTranscripts, Form) {
    follow("form");
}
TEST(XadrezTranscripts, Players) {
    follow("players");
}
TEST(XadrezTranscripts, Start) {
    follow("start");
}
TEST(XadrezTranscripts, Continuation) {
    follow("continuation");
}
TEST(XadrezTranscripts, Moves) {
    follow("moves");
}
TEST(XadrezTranscripts, Operations) {
    follow("operations");
}
TEST(XadrezTranscripts, Ends) {
    follow("ends");
}
TEST(XadrezTranscripts, OddBoards) {
    follow("odd");
}
TEST(XadrezTranscripts, Resign) {
    follow("resign");
}
TEST(XadrezTranscripts, Saves) {
    follow("saves");
}
TEST(XadrezTranscripts, Plays) {
    follow("plays");
}

TEST(XadrezTranscripts, Switches) {
    follow("switches", {.white = xadrez::WhiteSeat::SecondNamed,
                        .show_turn = xadrez::ShowTurn::Yes,
                        .row_width = xadrez::RowWidth::Full,
                        .operation_check = xadrez::TellOperationCheck::Yes,
                        .rules = {.mate = xadrez::MateRule::OperationsToo,
                                  .no_play = xadrez::NoPlayRule::GoesOn}});
}

} // namespace
} // namespace tabuleiro::test
