// From the bytes of a hand-in to its report.
#include <filesystem>
#include <fstream>

#include "handing_in.hpp"
#include "support/folder.hpp"

namespace tabuleiro::test {
namespace {

using nlohmann::json;

const std::string greets = R"(#include <stdio.h>
#include <string.h>
int main(void) {
    char line[100];
    int unused;
    while (fgets(line, sizeof line, stdin)) {
        if (strncmp(line, "tabuleiro", 9) == 0) {
            puts("id name Player\nid author Group 7\ngames reversi\nok");
        } else if (strncmp(line, "isready", 7) == 0) {
            puts("readyok");
        }
        fflush(stdout);
    }
    return 0;
}
)";
const std::string makefile = "player: player.c\n\tgcc -Wall -o player player.c\n";

TEST_F(HandingIn, AProgramIsBuiltCollectedCheckedAndAccepted) {
    const auto report =
        hand_in(terms(), {{"group7/player.c", greets}, {"group7/Makefile", makefile}});
    EXPECT_TRUE(report.accepted()) << course::to_json(report);
    EXPECT_EQ(joined(report.files), "player.c\nMakefile\n");
    ASSERT_EQ(report.program.size(), 1U);
    EXPECT_EQ(report.program[0].path, "player");
    EXPECT_TRUE(report.program[0].executable);
    EXPECT_EQ(report.found.results.size(), 4U);
    // What the compiler said is there, although nothing failed.
    EXPECT_TRUE(has(joined(report.messages), "unused variable"));
    EXPECT_EQ(course::summary(report), "Accepted. 4 of 4 checks passed.");
}

TEST_F(HandingIn, OneSourceFileIsEnough) {
    json given = terms();
    given["build"] = "gcc -o player *.c";
    const auto report = course::examine(assignment(given), "my player.c", greets, confine());
    EXPECT_TRUE(report.accepted()) << course::to_json(report);
}

TEST_F(HandingIn, AProgramInAScriptNeedsNoBuild) {
    json given = terms();
    given.erase("build");
    given.erase("checks");
    given["run"] = "python3 random_player.py";
    given["artefacts"] = {"random_player.py", "tabuleiro_player.py"};
    const std::string examples = std::string(TABULEIRO_SOURCE_DIR) + "/examples/programs/";
    std::vector<Packed> files;
    for (const char* name : {"random_player.py", "tabuleiro_player.py"}) {
        files.push_back({name, read_file(examples + name)});
    }
    const auto report = hand_in(given, files);
    EXPECT_TRUE(report.accepted()) << course::to_json(report);
    EXPECT_GT(report.found.results.size(), 20U);
}

TEST_F(HandingIn, WhatDoesNotCompileIsShownWithTheCompilersWords) {
    const auto report =
        hand_in(terms(), {{"player.c", "int main(void) { return 0 }\n"}, {"Makefile", makefile}});
    EXPECT_FALSE(report.accepted());
    EXPECT_EQ(verdict(report, "build"), "The build failed: it exited with status 2.");
    EXPECT_TRUE(
        has(joined(report.messages), "player.c:1:26: error: expected ‘;’ before ‘}’ token"));
    EXPECT_EQ(report.messages.front(), "gcc -Wall -o player player.c");
    EXPECT_EQ(verdict(report, "artefacts"), "not reached");
    const json written = json::parse(course::to_json(report));
    EXPECT_EQ(written["accepted"], false);
    EXPECT_EQ(written["report"]["checks"][1]["verdict"], "fail");
    EXPECT_EQ(written["report"]["checks"][1]["sent"], json::array({"make"}));
}

TEST_F(HandingIn, ACheckThatFailsIsReported) {
    const auto report =
        hand_in(terms(), {{"player.c", "int main(void) { return 3; }\n"}, {"Makefile", makefile}});
    EXPECT_FALSE(report.accepted());
    EXPECT_TRUE(
        has(verdict(report, "greeting"), "The program exited with status 3; 'ok' did not come."));
}

// Neither sources nor batteries nor what others handed in.
TEST_F(HandingIn, AProgramSeesItsArtefactsAndNothingElse) {
    const Folder folder;
    std::filesystem::create_directories(folder.file("hidden"));
    std::ofstream(folder.file("hidden/one.in")) << "question\n";
    std::ofstream(folder.file("hidden/one.out")) << "secret\n";
    json given = terms();
    given["build"] = "cp spy.sh player; chmod +x player";
    given["batteries"] = folder.path().string().substr(1); // below the assignment's folder
    const auto parsed = course::parse_assignment(given.dump(), "/");
    ASSERT_TRUE(parsed) << parsed.error().text();
    const auto report = course::examine(*parsed, "spy.sh",
                                        "#!/bin/sh\nls /program /tmp\ncat " +
                                            folder.file("hidden/one.out") + " || echo nothing\n",
                                        confine());
    const auto& greeting = report.found.results.at(3);
    ASSERT_TRUE(greeting.failed());
    EXPECT_EQ(joined(std::get<programs::Fault>(greeting.verdict).came),
              "/program:\nplayer\n\n/tmp:\nnothing\n");
    EXPECT_EQ(verdict(report, "one"), "not run");
    EXPECT_FALSE(has(course::to_json(report), "secret"));
}

TEST_F(HandingIn, FilesThatTheAssignmentDoesNotTakeAreRefused) {
    json given = terms();
    given["files"] = {"*.c", "Makefile"};
    const auto report = hand_in(given, {{"player.c", greets},
                                        {"player", "\x7f"
                                                   "ELF"}});
    EXPECT_EQ(verdict(report, "files"),
              "The assignment does not take 'player'; it takes *.c, Makefile.");
    EXPECT_EQ(verdict(report, "build"), "not reached");
}

TEST_F(HandingIn, ABuildThatMakesSomethingElseIsRefused) {
    const auto report = hand_in(terms(), {{"Makefile", "all:\n\techo x > other\n"}});
    EXPECT_EQ(verdict(report, "build"), "pass");
    EXPECT_EQ(verdict(report, "artefacts"),
              "There is no file 'player', which the assignment asks for.");
}

TEST_F(HandingIn, WhoeverWatchesSeesEachStep) {
    std::vector<std::string> seen;
    course::HandInWatch watch;
    watch.step = [&](const programs::CheckResult& result) { seen.push_back(result.name); };
    watch.messages = [&](const auto&) { seen.emplace_back("(messages)"); };
    course::examine(assignment(terms()), "a.zip",
                    pack({{"player.c", greets}, {"Makefile", makefile}}, Packing::Zip), confine(),
                    watch);
    EXPECT_EQ(joined(seen), "files\nbuild\n(messages)\nartefacts\ngreeting\n");
}

TEST(WeakSandbox, IsNotEnoughForWhatStrangersHandIn) {
    const auto weak = programs::Sandbox::find({}, programs::Sandbox::Groups::Never);
    if (!weak) {
        GTEST_SKIP() << weak.error().text();
    }
    const auto refused = course::confine_by(*weak, programs::SandboxStrength::Full);
    ASSERT_FALSE(refused);
    EXPECT_TRUE(has(refused.error().text(), "runs only in a full sandbox"));
    EXPECT_TRUE(course::confine_by(*weak, programs::SandboxStrength::Weak));
}

} // namespace
} // namespace tabuleiro::test
