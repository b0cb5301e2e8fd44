// The service that runs programs for the house, started for each connection as systemd does it.
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <thread>

#include "../arena/processes.hpp"
#include "in_sandbox.hpp"
#include "programs/runner/message.hpp"
#include "programs/runner/remote_sandbox.hpp"
#include "runner_service.hpp"

namespace tabuleiro::test {
namespace {

using programs::Child;
using programs::RemoteSandbox;

class Runner : public testing::Test {
  protected:
    void SetUp() override {
        const auto here = Sandbox::find();
        if (!here) {
            GTEST_SKIP() << here.error().text();
        }
        full_ = (*here)->strength() == SandboxStrength::Full;
        const auto found = RemoteSandbox::find(service_.path(), PROGRAM_RUNNER);
        ASSERT_TRUE(found) << found.error().text();
        sandbox_ = *found;
    }

    Folder folder_;
    RunnerService service_{folder_.file("socket")};
    std::shared_ptr<const RemoteSandbox> sandbox_;
    bool full_ = false;
};

TEST_F(Runner, SaysWhatItsSandboxIsWorth) {
    EXPECT_EQ(sandbox_->strength() == SandboxStrength::Full, full_);
    EXPECT_EQ(sandbox_->weakness().has_value(), !full_);
}

TEST_F(Runner, AProgramAnswersAndEndsAsIfItWereOurOwn) {
    Inside program(sandbox_, {"answer"});
    program.write("go");
    EXPECT_EQ(program.line(), "move");
    EXPECT_EQ(program.end(), "exited with status 0");
    EXPECT_EQ(program.broken_limit(), "");
}

TEST_F(Runner, AProgramHasNothingOfTheServiceNorOfTheHouse) {
    setenv("TABULEIRO_SECRET", "secret", 1); // NOLINT(concurrency-mt-unsafe)
    Inside program(sandbox_, {"look"});
    EXPECT_EQ(program.lines(),
              (std::vector<std::string>{"environment PWD=/program", "of process 1 0 bytes",
                                        "descriptor 0", "descriptor 1", "descriptor 2", "user 1000",
                                        "session own", "end"}));
    unsetenv("TABULEIRO_SECRET"); // NOLINT(concurrency-mt-unsafe)
}

TEST_F(Runner, ABrokenLimitIsNamed) {
    Inside network(sandbox_, {"network", "1"});
    EXPECT_EQ(network.read(), tl::unexpected(programs::NoLine::Closed));
    EXPECT_TRUE(says(network.end(), "was killed by signal 31"));
    EXPECT_TRUE(says(network.broken_limit(), "made a system call that no player needs"));
}

TEST_F(Runner, ABrokenLimitIsNamedEvenOfAProgramThatHadToBeKilled) {
    Inside bomb(sandbox_, {"fork"});
    EXPECT_TRUE(says(bomb.line(), "born "));
    EXPECT_EQ(bomb.kill(), "had to be killed");
    if (full_) {
        EXPECT_EQ(bomb.broken_limit(),
                  "The program tried to have more than 32 processes at a time.");
    }
}

TEST_F(Runner, LimitsAreThoseOfTheRequest) {
    SandboxLimits limits;
    limits.file = 1 << 20;
    Inside program(sandbox_->with(limits), {"disk", "/tmp/x"});
    EXPECT_EQ(program.read(), tl::unexpected(programs::NoLine::Closed));
    program.end();
    EXPECT_EQ(program.broken_limit(), "The program wrote a file of more than 1 MB.");
}

TEST_F(Runner, TheEndOfTheHouseIsTheEndOfItsPrograms) {
    const std::string mark = "remote-" + std::to_string(getpid());
    Inside program(sandbox_, {"outlive", mark});
    EXPECT_EQ(program.line(), "hidden");
    EXPECT_GT(processes_with(mark), 0);
    program.kill();
    EXPECT_TRUE(soon_no_process_with(mark));
}

TEST_F(Runner, WhatCannotBeRunIsExplained) {
    Inside program(sandbox_, {"look"}, folder_.file("none"));
    EXPECT_EQ(program.read(), tl::unexpected(programs::NoLine::Closed));
    EXPECT_EQ(program.end(), "exited with status 125");
    EXPECT_TRUE(says(program.broken_limit(), "The program cannot be run: There is no "));
}

TEST_F(Runner, NonsenseRunsNothing) {
    for (const std::vector<std::string>& fields :
         {std::vector<std::string>{"run"}, {"run", "memory=lots", "", "sh"}, {"shell"}, {""}}) {
        const auto connection = programs::connect_to(service_.path());
        ASSERT_TRUE(connection);
        EXPECT_TRUE(programs::send(*connection, fields));
        const auto answer = programs::receive(*connection);
        EXPECT_TRUE(!answer || answer->fields.front() == "125") << fields.front();
    }
}

TEST(RunnerService, WithoutItNothingRuns) {
    const Folder folder;
    const auto found = RemoteSandbox::find(folder.file("nothing"), PROGRAM_RUNNER);
    ASSERT_FALSE(found);
    EXPECT_TRUE(says(found.error().text(), "systemctl enable --now tabuleiro-programs.socket"));
}

} // namespace
} // namespace tabuleiro::test
