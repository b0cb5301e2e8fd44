#include "files/atomic_file.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "files/private_folder.hpp"
#include "support/files.hpp"

namespace tabuleiro {
namespace {

namespace fs = std::filesystem;

// A temporary folder for each test.
class AtomicFile : public testing::Test {
  protected:
    void SetUp() override {
        std::string pattern = (fs::temp_directory_path() / "tabuleiro-XXXXXX").string();
        ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
        folder_ = pattern;
    }
    void TearDown() override { fs::remove_all(folder_); }

    std::string path(std::string_view name) const { return (folder_ / name).string(); }
    std::size_t files() const {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(folder_), fs::directory_iterator{}));
    }

  private:
    fs::path folder_;
};

TEST_F(AtomicFile, WhatIsWrittenIsRead) {
    const std::string contents = std::string("a\0b\n", 4) + std::string(200'000, 'x');
    ASSERT_TRUE(replace_file(path("um"), contents));
    EXPECT_EQ(read_ordinary_file(path("um")).value(), contents);
    ASSERT_TRUE(replace_file(path("um"), ""));
    EXPECT_EQ(read_ordinary_file(path("um")).value(), "");
    EXPECT_EQ(files(), 1U) << "nothing else is left behind";
}

TEST_F(AtomicFile, NamesMayBeAsLongAsTheFileSystemTakesThem) {
    const std::string name(255, 'n');
    EXPECT_TRUE(replace_file(path(name), "x"));
    EXPECT_FALSE(replace_file(path(name + "n"), "x"));
    EXPECT_EQ(files(), 1U);
}

TEST_F(AtomicFile, APlaceThatCannotBeWrittenIsAFailure) {
    fs::create_directory(path("pasta"));
    EXPECT_FALSE(replace_file(path("pasta"), "x"));
    EXPECT_FALSE(replace_file(path("nada/um"), "x"));
    EXPECT_FALSE(replace_file("", "x"));
    EXPECT_FALSE(replace_file(path("um") + std::string("\0dois", 5), "x"));
    EXPECT_FALSE(replace_file("/dev/null", "x"));
    EXPECT_FALSE(replace_file("/dev/full", "x"));
    EXPECT_TRUE(fs::is_character_file("/dev/null"));
    EXPECT_EQ(files(), 1U);
}

TEST_F(AtomicFile, WhatIsNoOrdinaryFileIsNotRead) {
    ASSERT_EQ(::mkfifo(path("tubo").c_str(), 0600), 0);
    EXPECT_FALSE(read_ordinary_file(path("tubo")));
    EXPECT_FALSE(replace_file(path("tubo"), "x"));
    EXPECT_FALSE(read_ordinary_file(path("nada")));
    EXPECT_FALSE(read_ordinary_file(path(".")));
    EXPECT_FALSE(read_ordinary_file("/dev/zero"));
    EXPECT_FALSE(read_ordinary_file(""));
    EXPECT_FALSE(read_ordinary_file(path("um") + std::string("\0", 1)));
}

TEST_F(AtomicFile, ALinkStaysALinkAndPermissionsStay) {
    ASSERT_TRUE(replace_file(path("um"), "velho"));
    ASSERT_EQ(::chmod(path("um").c_str(), 0640), 0);
    fs::create_symlink(path("um"), path("atalho"));
    ASSERT_TRUE(replace_file(path("atalho"), "novo"));
    EXPECT_TRUE(fs::is_symlink(path("atalho")));
    EXPECT_EQ(read_ordinary_file(path("um")).value(), "novo");
    EXPECT_EQ(fs::status(path("um")).permissions(), fs::perms(0640));
}

TEST_F(AtomicFile, ANewFileMayBeItsOwnersOnly) {
    const mode_t usual = ::umask(0022);
    ASSERT_TRUE(replace_file(path("um"), "x", Readers::OwnerOnly));
    ASSERT_TRUE(replace_file(path("dois"), "x"));
    ::umask(usual);
    EXPECT_EQ(fs::status(path("um")).permissions(), fs::perms(0600));
    EXPECT_EQ(fs::status(path("dois")).permissions(), fs::perms(0644));
}

TEST_F(AtomicFile, AFileThatIsToBeKeptIsNotReplaced) {
    ASSERT_TRUE(replace_file(path("um"), "velho"));
    {
        auto file = NewFile::beside(path("um"), Readers::Usual);
        ASSERT_TRUE(file);
        EXPECT_FALSE(file->move_to_place(Existing::Keep));
    }
    EXPECT_EQ(read_ordinary_file(path("um")).value(), "velho");
    EXPECT_EQ(files(), 1U) << "the new one is gone";
}

TEST_F(AtomicFile, AFolderIsPrivateIfItIsNewAndLeftAsItIsIfNot) {
    ASSERT_TRUE(make_private_folder(path("a/b/c/")));
    EXPECT_EQ(fs::status(path("a/b/c")).permissions(), fs::perms(0700));
    const auto shared = fs::perms(01777);
    fs::create_directory(path("tmp"));
    fs::permissions(path("tmp"), shared);
    ASSERT_TRUE(make_private_folder(path("tmp")));
    EXPECT_EQ(fs::status(path("tmp")).permissions(), shared);
    ASSERT_TRUE(replace_file(path("um"), "x"));
    EXPECT_FALSE(make_private_folder(path("um")));
    EXPECT_FALSE(make_private_folder(path("um/dois")));
}

} // namespace
} // namespace tabuleiro
