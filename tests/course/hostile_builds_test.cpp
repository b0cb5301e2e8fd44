// Builds that mean harm: what they do stays in the sandbox, and what they make is not trusted.
#include <filesystem>
#include <fstream>

#include "handing_in.hpp"
#include "support/folder.hpp"

namespace tabuleiro::test {
namespace {

using nlohmann::json;

class HostileBuild : public HandingIn {
  protected:
    // A Makefile with these lines, run by sh.
    course::HandInReport build(const std::string& script, json given = terms(),
                               std::vector<Packed> files = {}) const {
        files.push_back({"script.sh", script});
        files.push_back({"Makefile", "all:\n\tsh script.sh\n"});
        return hand_in(given, files);
    }
};

bool is_running(const std::string& word) {
    for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
        std::ifstream file(entry.path() / "cmdline");
        const std::string command((std::istreambuf_iterator<char>(file)), {});
        if (command.find(word) != std::string::npos) {
            return true;
        }
    }
    return false;
}

TEST_F(HostileBuild, AForkBombStopsAtItsLimitAndIsNamed) {
    const auto report = build("i=0; while [ $i -lt 200 ]; do sleep 60 & i=$((i+1)); done; exit 1");
    EXPECT_EQ(verdict(report, "build"),
              "The program tried to have more than 64 processes at a time.");
}

TEST_F(HostileBuild, ThereIsNoNetwork) {
    const auto report =
        build("python3 -c 'import socket; socket.create_connection((\"127.0.0.1\", 1))'\n"
              "echo status $?\nexit 1");
    EXPECT_TRUE(has(joined(report.messages), "status 159")); // killed by signal 31: SIGSYS
    EXPECT_EQ(verdict(report, "build"), "The build failed: it exited with status 2.");
}

TEST_F(HostileBuild, NothingOfTheMachineCanBeRead) {
    const Folder folder;
    std::ofstream(folder.file("store.sqlite")) << "secret";
    std::filesystem::create_directories(folder.file("other"));
    std::ofstream(folder.file("other/player.c")) << "secret";
    const auto report =
        build("cat " + folder.file("store.sqlite") + "\ncat " + folder.file("other/player.c") +
              "\nls /tmp /home /var /etc/passwd /root /work\nls /program/..\n"
              "env\nexit 1\n");
    const std::string said = joined(report.messages);
    EXPECT_TRUE(has(said, "store.sqlite: No such file"));
    EXPECT_TRUE(has(said, "other/player.c: No such file"));
    EXPECT_TRUE(has(said, "cannot access '/etc/passwd'"));
    EXPECT_TRUE(has(said, "cannot access '/var'"));
    EXPECT_FALSE(has(said, "secret"));
}

TEST_F(HostileBuild, ItsOwnSourcesCannotBeChanged) {
    const auto report = build("echo x > /program/script.sh");
    EXPECT_TRUE(has(joined(report.messages), "Read-only file system"));
}

TEST_F(HostileBuild, LinksAndPipesAreNoArtefacts) {
    for (const char* script : {"ln -s /etc/passwd player", "mkfifo player",
                               "ln -s script.sh player", "mkdir player; ln -s / player/root"}) {
        EXPECT_TRUE(has(verdict(build(script), "artefacts"), "is a link or a device")) << script;
    }
    // The second of two names of a file.
    json both = terms();
    both["artefacts"] = {"player", "second"};
    EXPECT_TRUE(has(verdict(build("echo x > player; ln player second", both), "artefacts"),
                    "'second' is a link or a device"));
}

TEST_F(HostileBuild, ArtefactsThatAreTooLargeAreNotTaken) {
    EXPECT_EQ(verdict(build("head -c 40000000 /dev/zero > player"), "build"),
              "The files have more than 16 MB in all.");
    EXPECT_EQ(verdict(build("head -c 17000000 /dev/zero > player"), "artefacts"),
              "The files have more than 16 MB in all.");
    json many = terms();
    many["most-files"] = 5;
    EXPECT_EQ(verdict(build("mkdir player; cd player; touch 1 2 3 4 5 6", many), "artefacts"),
              "There are more than 5 files and folders.");
}

TEST_F(HostileBuild, ItCannotFillTheDisk) {
    json given = terms();
    given["build-limits"] = "temporary=8,file=64";
    const auto report = build("head -c 30000000 /dev/zero > big || exit 1", given);
    EXPECT_TRUE(has(joined(report.messages), "No space left on device"));
}

TEST_F(HostileBuild, ABuildThatDoesNotEndIsEnded) {
    json given = terms();
    given["build-seconds"] = 1;
    const auto report = build("sleep 54321", given);
    EXPECT_EQ(verdict(report, "build"), "The build took longer than 1 s.");
    EXPECT_FALSE(is_running("54321"));
}

TEST_F(HostileBuild, WhatItStartsInTheBackgroundEndsWithIt) {
    const auto report = build("setsid sleep 65432 >/dev/null 2>&1 &\necho x > player");
    EXPECT_EQ(verdict(report, "artefacts"), "pass");
    EXPECT_FALSE(is_running("65432"));
}

TEST_F(HostileBuild, OfEndlessMessagesTheFirstAreKept) {
    json given = terms();
    given["build-limits"] = "file=1";
    const auto report = build("yes '\033[31mwarning'", given);
    EXPECT_FALSE(report.accepted());
    ASSERT_EQ(report.messages.size(), 201U);
    EXPECT_EQ(report.messages[7], "?[31mwarning");
    EXPECT_EQ(report.messages.back(), "...");
}

// Where a process may write to the output of another, a build could send anything.
TEST_F(HostileBuild, WhatComesOutIsReadAsStrangersSendIt) {
    const auto artefacts = [](const std::vector<Packed>& files) {
        const auto found = course::unpack_artefacts(assignment(terms()), pack(files, Packing::Tar));
        return found ? std::to_string(found->size()) : found.error().text();
    };
    EXPECT_EQ(artefacts({{"player", "x"}, {"not asked for", "x"}}), "1");
    EXPECT_TRUE(has(artefacts({{"player", "x"}, {"../../evil", "x"}}), "'../../evil' is no name"));
    EXPECT_TRUE(has(artefacts({{"player", "x"}, {"player", "y"}}), "is there twice"));
    EXPECT_FALSE(course::unpack_artefacts(assignment(terms()), "garbage"));
}

TEST_F(HostileBuild, AnArchiveOfAttacksIsNotEvenBuilt) {
    for (const Packed& bad : {Packed{"../Makefile", "x"}, Packed{"/etc/cron.d/x", "x"},
                              Packed{"link", "", AE_IFLNK, "/etc"}}) {
        const auto report = build("echo x > player", terms(), {bad});
        EXPECT_NE(verdict(report, "files"), "pass");
        EXPECT_EQ(verdict(report, "build"), "not reached");
    }
}

} // namespace
} // namespace tabuleiro::test
