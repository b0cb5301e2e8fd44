#include "programs/process/child.hpp"

#include <gtest/gtest.h>

#include "programs/process/cancellation.hpp"

namespace tabuleiro::programs {
namespace {

TEST(Command, IsSplitAsAShellDoes) {
    EXPECT_EQ(split_command("a  'b c' \"d e\"f g\\ h ''").value(),
              (std::vector<std::string>{"a", "b c", "d ef", "g h", ""}));
    EXPECT_FALSE(split_command(""));
    EXPECT_FALSE(split_command("a 'b"));
}

TEST(Child, GivesItsOutputByteByByte) {
    auto child = Child::start({{"cat"}, "", ""}).value();
    const std::string text = "a\r\n\n b \n" + std::string(200'000, 'c') + "\nno end";
    child.write(text);
    child.close_input();
    std::string output;
    const TimePoint deadline = SteadyClock::now() + std::chrono::minutes(1);
    auto bytes = child.read_bytes(deadline);
    for (; bytes; bytes = child.read_bytes(deadline)) {
        output += *bytes;
    }
    EXPECT_EQ(bytes.error(), NoLine::Closed);
    EXPECT_EQ(output, text);
    EXPECT_EQ(child.end(std::chrono::minutes(1)).text(), "exited with status 0");
}

TEST(Child, MaySpeakAfterItsInputHasEnded) {
    auto child = Child::start({{"sh", "-c", "cat >/dev/null; echo over"}, "", ""}).value();
    child.write_line("a line");
    child.close_input();
    const TimePoint deadline = SteadyClock::now() + std::chrono::minutes(1);
    EXPECT_EQ(child.read_line(deadline).value().line, "over");
    EXPECT_EQ(child.read_line(deadline).error(), NoLine::Closed);
}

TEST(Child, TheOutputOfAProgramThatDoesNotFlushIsReadLineByLineFromATerminal) {
    Command command;
    command.arguments = {"sed", "s/.*/<&>/"};
    command.terminal = true;
    auto child = Child::start(command);
    ASSERT_TRUE(child);
    for (const char* line : {"one", "two words"}) {
        child->write_line(line);
        const auto arrival = child->read_line(SteadyClock::now() + std::chrono::minutes(1));
        ASSERT_TRUE(arrival);
        EXPECT_EQ(arrival->line, std::string("<") + line + ">");
    }
    child->close_input();
    EXPECT_EQ(child->read_line(SteadyClock::now() + std::chrono::minutes(1)).error(),
              NoLine::Closed);
    EXPECT_EQ(child->end(std::chrono::minutes(1)).text(), "exited with status 0");
}

TEST(Child, NobodyWaitsForOneThatIsCancelled) {
    Cancellation cancellation;
    Command command;
    command.arguments = {"sh", "-c", "echo begun; exec sleep 1000"};
    command.cancel = cancellation.descriptor();
    auto child = Child::start(command);
    ASSERT_TRUE(child);
    const TimePoint deadline = SteadyClock::now() + std::chrono::minutes(10);
    EXPECT_EQ(child->read_line(deadline).value().line, "begun");
    cancellation.request();
    EXPECT_EQ(child->read_line(deadline).error(), NoLine::Cancelled);
    EXPECT_TRUE(child->end(std::chrono::minutes(10)).had_to_be_killed());
    EXPECT_LT(SteadyClock::now(), deadline);
}

} // namespace
} // namespace tabuleiro::programs
