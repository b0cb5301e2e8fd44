// The folder in which hand-ins are built and run.
#include "course/workspace.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>

#include "support/folder.hpp"

namespace tabuleiro::test {
namespace {

namespace fs = std::filesystem;

unsigned mode_of(const std::string& path) {
    struct stat found {};
    return stat(path.c_str(), &found) == 0 ? found.st_mode & 07777U : 0;
}

TEST(Workspace, IsEnteredByEverybodyAndListedByNobodyElse) {
    const Folder folder;
    const std::string path = folder.file("programs");
    const mode_t before = umask(0077);
    const auto workspace = course::Workspace::open(path);
    ASSERT_TRUE(workspace) << workspace.error().text();
    std::string inside;
    {
        const programs::Scratch one = workspace->new_folder();
        const programs::Scratch other = workspace->new_folder();
        inside = one.path();
        EXPECT_EQ(fs::path(inside).parent_path(), path);
        EXPECT_NE(inside, other.path());
        EXPECT_EQ(mode_of(inside), 0711U);
    }
    umask(before);
    EXPECT_EQ(mode_of(path), 0711U);
    EXPECT_FALSE(fs::exists(inside));
}

TEST(Workspace, ForgetsWhatAKilledProcessLeft) {
    const Folder folder;
    const pid_t child = fork();
    if (child == 0) {
        _exit(0);
    }
    waitpid(child, nullptr, 0);
    const std::string dead = folder.file(std::to_string(child) + "-abc");
    const std::string alive = folder.file(std::to_string(getpid()) + "-abc");
    const std::string other = folder.file("engines");
    for (const std::string& path : {dead, alive, other}) {
        fs::create_directories(path + "/program");
    }
    ASSERT_TRUE(course::Workspace::open(folder.path().string()));
    EXPECT_FALSE(fs::exists(dead));
    EXPECT_TRUE(fs::exists(alive));
    EXPECT_TRUE(fs::exists(other));
}

TEST(Workspace, IsNoLinkAndNoFile) {
    const Folder folder;
    fs::create_directory(folder.file("other"));
    fs::create_symlink(folder.file("other"), folder.file("link"));
    EXPECT_FALSE(course::Workspace::open(folder.file("link")));
    EXPECT_FALSE(course::Workspace::open(folder.file("none") + "/programs"));
    EXPECT_NE(mode_of(folder.file("other")), 0711U);
}

} // namespace
} // namespace tabuleiro::test
