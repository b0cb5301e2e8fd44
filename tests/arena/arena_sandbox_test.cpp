// Engines in the sandbox, as `arena --sandbox` runs them.
#include <gtest/gtest.h>

#include "program.hpp"
#include "programs/sandbox/sandbox.hpp"

namespace tabuleiro::test {
namespace {

class ArenaSandbox : public testing::Test {
  protected:
    void SetUp() override {
        const auto found = programs::Sandbox::find();
        if (!found) {
            GTEST_SKIP() << found.error().text();
        }
        full_ = (*found)->strength() == programs::SandboxStrength::Full;
    }

    ArenaEnd match(const std::string& engine, std::vector<std::string> more) const {
        std::vector<std::string> arguments{
            "match", engine,        "level:1", "--games", "2",     "--st",
            "10",    "--max-moves", "3",       "--quiet", "--out", folder_.file("results.jsonl")};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run_arena(folder_, std::move(arguments));
    }

    Folder folder_;
    bool full_ = false;
};

TEST_F(ArenaSandbox, AnEnginePlaysInsideAsOutside) {
    const auto inside = match(std::string(MOCK_ENGINE) + " uci good", {"--sandbox"});
    EXPECT_EQ(inside.status, 0) << inside.err;
    EXPECT_NE(read_file(folder_.file("results.jsonl")).find("\"sandbox\":\"memory=512,"),
              std::string::npos);
    EXPECT_EQ(inside.err.find("The sandbox is weak") == std::string::npos, full_) << inside.err;
}

TEST_F(ArenaSandbox, AHostileEngineIsNamedWithWhatItDid) {
    const auto network = match(std::string(HOSTILE_PROGRAM) + " network 1", {"--sandbox"});
    EXPECT_NE(network.err.find("The program made a system call that no player needs"),
              std::string::npos)
        << network.err;
    const auto memory =
        match(std::string(HOSTILE_PROGRAM) + " memory", {"--sandbox-limits", "memory=64"});
    EXPECT_NE(memory.err.find(full_ ? "The program used more than 64 MB of memory" : "signal"),
              std::string::npos)
        << memory.err;
}

TEST_F(ArenaSandbox, NonsenseLimitsAreRefusedBeforeAnythingRuns) {
    const auto end = match("stockfish", {"--sandbox-limits", "memory=lots"});
    EXPECT_NE(end.status, 0);
    EXPECT_NE(end.err.find("memory=512"), std::string::npos) << end.err;
}

} // namespace
} // namespace tabuleiro::test
