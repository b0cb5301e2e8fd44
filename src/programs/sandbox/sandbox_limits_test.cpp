#include "programs/sandbox/sandbox_limits.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::programs {
namespace {

TEST(SandboxLimits, AreReadByTheirNames) {
    const auto limits = parse_sandbox_limits("memory=1024,processes=64,cores=4,temporary=1");
    ASSERT_TRUE(limits);
    EXPECT_EQ(limits->memory, 1024 * SandboxLimits::megabyte);
    EXPECT_EQ(limits->processes, 64);
    EXPECT_EQ(limits->cores, 4);
    EXPECT_EQ(limits->temporary, SandboxLimits::megabyte);
    EXPECT_EQ(limits->files, SandboxLimits{}.files);
    EXPECT_EQ(parse_sandbox_limits(""), SandboxLimits{});
}

TEST(SandboxLimits, AreWrittenAsTheyAreRead) {
    const auto limits = parse_sandbox_limits("memory=7,processor=60,file=3");
    EXPECT_EQ(parse_sandbox_limits(to_text(*limits)), limits);
    EXPECT_EQ(to_text(SandboxLimits{}),
              "memory=512,processes=32,cores=1,processor=3600,files=64,file=16,temporary=16");
}

TEST(SandboxLimits, NonsenseIsRefused) {
    for (const char* text : {"memory", "memory=", "memory=-1", "memory=0", "memory=99999999999",
                             "pocessors=1", "files=1", "memory=1,", ",", "memory=1e3"}) {
        const auto limits = parse_sandbox_limits(text);
        ASSERT_FALSE(limits) << text;
        EXPECT_NE(limits.error().text().find("memory=512"), std::string::npos) << text;
    }
}

} // namespace
} // namespace tabuleiro::programs
