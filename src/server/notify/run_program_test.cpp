#include "server/notify/run_program.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <csignal>
#include <fstream>

#include "server/log.hpp"
#include "server/notify/program_queue.hpp"
#include "support/files.hpp"
#include "support/folder.hpp"

namespace tabuleiro::server {
namespace {

using namespace std::chrono_literals;

class RunProgram : public testing::Test {
  protected:
    // As the server does.
    RunProgram() {
        std::signal(SIGPIPE, SIG_IGN);
        prepare_log(LogLevel::Warning, "");
    }

    // A program that does this.
    std::filesystem::path script(const std::string& text, mode_t mode = 0700) {
        const std::string path = folder_.file("program" + std::to_string(++scripts_));
        std::ofstream(path) << "#!/bin/sh\n" << text;
        ::chmod(path.c_str(), mode);
        return path;
    }
    std::string failure(const std::filesystem::path& program, std::chrono::milliseconds limit = 20s,
                        const std::string& input = "{}\n") {
        const auto done = run_program(program, input, limit, stop_);
        return done ? "" : done.error().text();
    }
    std::string written(const std::string& name) { return test::read_file(folder_.file(name)); }
    // Waits until the file has this text.
    bool comes(const std::string& name, const std::string& text) {
        for (int tries = 0; tries < 400; ++tries) {
            if (std::filesystem::exists(folder_.file(name)) && written(name) == text) {
                return true;
            }
            std::this_thread::sleep_for(10ms);
        }
        return false;
    }

    test::Folder folder_;
    std::atomic<bool> stop_{false};
    int scripts_ = 0;
};

TEST_F(RunProgram, GivesItTheInputAndNothingElse) {
    ::setenv("TABULEIRO_SECRET", "x", 1);      // NOLINT(concurrency-mt-unsafe)
    const std::ifstream kept_open(script("")); // a file of ours
    const auto program = script("cat > " + folder_.file("in") + "; env > " + folder_.file("env") +
                                "; ls /proc/self/fd > " + folder_.file("fd") + "; echo $# > " +
                                folder_.file("arguments"));
    EXPECT_EQ(failure(program, 20s, "{\"event\":\"$(rm x); `y`\"}\n"), "");
    EXPECT_EQ(written("in"), "{\"event\":\"$(rm x); `y`\"}\n");
    EXPECT_EQ(written("env").find("TABULEIRO_SECRET"), std::string::npos);
    EXPECT_NE(written("env").find("PATH="), std::string::npos);
    EXPECT_EQ(written("arguments"), "0\n");
    // What the program's children inherit: standard input, output, error; and the folder that is
    // listed.
    const std::string files = written("fd");
    EXPECT_LE(std::count(files.begin(), files.end(), '\n'), 4) << files;
}

TEST_F(RunProgram, SaysWhyItFailed) {
    EXPECT_EQ(failure(script("exit 3")), "The program ended with status 3.");
    EXPECT_EQ(failure(script("kill -TERM $$")), "The program was ended by signal 15.");
    EXPECT_NE(failure(folder_.file("nowhere")).find("could not be started"), std::string::npos);
    EXPECT_NE(failure(script("", 0600)).find("could not be started"), std::string::npos);
}

TEST_F(RunProgram, KillsOneThatHangsWithItsChildren) {
    const auto program = script("sleep 1000 & echo $! > " + folder_.file("child") + "; sleep 1000");
    EXPECT_EQ(failure(program, 300ms), "The program did not end in time and was killed.");
    const pid_t child = std::stoi(written("child"));
    for (int tries = 0; tries < 400 && ::kill(child, 0) == 0; ++tries) {
        std::this_thread::sleep_for(10ms);
    }
    // It is gone, or waits for its new parent to notice.
    std::ifstream status("/proc/" + std::to_string(child) + "/status");
    const std::string text((std::istreambuf_iterator<char>(status)), {});
    EXPECT_TRUE(text.empty() || text.find("State:\tZ") != std::string::npos) << text;
}

TEST_F(RunProgram, OneThatFloodsItsOutputOrDoesNotReadIsNotWaitedFor) {
    EXPECT_EQ(failure(script("head -c 5000000 /dev/zero; head -c 5000000 /dev/zero >&2")), "");
    EXPECT_EQ(failure(script("exec 0<&-; exit 0"), 20s, std::string(60'000, 'x')), "");
}

TEST_F(RunProgram, AQueueHandsOverOneAfterTheOtherAndDropsWhatIsTooMuch) {
    const std::string out = folder_.file("out");
    const auto program =
        script("while [ ! -e " + folder_.file("go") + " ]; do sleep 0.01; done; cat >> " + out);
    ProgramQueue queue(program, {.waiting = 2, .time = 20s});
    EXPECT_TRUE(queue.push("1\n"));
    for (int tries = 0; tries < 400 && !queue.push("2\n"); ++tries) {
        std::this_thread::sleep_for(10ms);
    }
    // The first one runs now, or waits: of four more at least two are too many.
    int dropped = 0;
    for (int more = 0; more < 4; ++more) {
        dropped += queue.push("3\n") ? 0 : 1;
    }
    EXPECT_GE(dropped, 2);
    std::ofstream(folder_.file("go")) << "";
    std::string wanted = "1\n2\n";
    for (int n = dropped; n < 4; ++n) {
        wanted += "3\n";
    }
    EXPECT_TRUE(comes("out", wanted)) << written("out");
}

TEST_F(RunProgram, AQueueThatClosesKillsWhatRuns) {
    const auto before = std::chrono::steady_clock::now();
    {
        ProgramQueue queue(script("touch " + folder_.file("begun") + "; sleep 1000"));
        queue.push("1\n");
        queue.push("2\n");
        for (int tries = 0; tries < 400 && !std::filesystem::exists(folder_.file("begun"));
             ++tries) {
            std::this_thread::sleep_for(10ms);
        }
    }
    EXPECT_LT(std::chrono::steady_clock::now() - before, 60s);
}

TEST_F(RunProgram, AfterAFailureTheNextOneIsRun) {
    const auto program =
        script("read line; case $line in bad) exit 1;; esac; echo $line >> " + folder_.file("out"));
    ProgramQueue queue(program);
    queue.push("bad\n");
    queue.push("good\n");
    EXPECT_TRUE(comes("out", "good\n"));
}

} // namespace
} // namespace tabuleiro::server
