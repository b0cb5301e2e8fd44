#include "programs/process/process_end.hpp"

#include <gtest/gtest.h>

#include <csignal>

namespace tabuleiro::programs {
namespace {

// The status that waitpid gives is the signal, or the exit status in the next byte.
TEST(ProcessEnd, IsAFormWithValues) {
    EXPECT_EQ(ProcessEnd::by_itself(3 << 8).reason(), Reason("exited with status {status}", 3));
    EXPECT_EQ(ProcessEnd::by_itself(SIGKILL).reason(),
              Reason("was killed by signal {signal} ({meaning})", 9, Reason("Killed")));
    EXPECT_EQ(ProcessEnd::by_itself(SIGUSR1).reason(),
              Reason("was killed by signal {signal}", SIGUSR1));
}

TEST(ProcessEnd, IsSaidOfTheProgram) {
    EXPECT_EQ(ProcessEnd::by_itself(SIGSEGV).text(),
              "was killed by signal 11 (Segmentation fault)");
    EXPECT_EQ(ProcessEnd::by_itself(0).text(), "exited with status 0");
    EXPECT_EQ(ProcessEnd::by_us().text(), "had to be killed");
    EXPECT_EQ(ProcessEnd::by_itself(0).exit_status(), 0);
    EXPECT_EQ(ProcessEnd::by_itself(SIGSEGV).exit_status(), std::nullopt);
    EXPECT_EQ(ProcessEnd::by_us().exit_status(), std::nullopt);
}

} // namespace
} // namespace tabuleiro::programs
