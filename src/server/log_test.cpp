#include "server/log.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::server {
namespace {

TEST(LogPause, LetsOneThroughAndCountsTheOthers) {
    LogPause pause(std::chrono::seconds(10));
    const LogPause::Time start{};
    EXPECT_EQ(pause.ask(start), 0U);
    EXPECT_FALSE(pause.ask(start + std::chrono::seconds(1)));
    EXPECT_FALSE(pause.ask(start + std::chrono::seconds(9)));
    EXPECT_EQ(pause.ask(start + std::chrono::seconds(10)), 2U);
    EXPECT_FALSE(pause.ask(start + std::chrono::seconds(11)));
}

TEST(Log, AValueStaysOnItsLine) {
    EXPECT_EQ(log_value("chess"), "chess");
    EXPECT_EQ(log_value(""), "\"\"");
    EXPECT_EQ(log_value("two words"), "\"two words\"");
    EXPECT_EQ(log_value("a\"b\nc"), "\"a\\\"b\\x0ac\"");
}

} // namespace
} // namespace tabuleiro::server
