#include "programs/sandbox/placement.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "support/folder.hpp"

namespace tabuleiro::programs {
namespace {

using Arguments = std::vector<std::string>;

class Placing : public testing::Test {
  protected:
    Placing() {
        std::filesystem::create_directories(folder_.file("mine/data"));
        std::ofstream(folder_.file("mine/engine")) << "x";
        std::ofstream(folder_.file("mine/data/book")) << "x";
        std::ofstream(folder_.file("secret")) << "x";
    }
    std::string file(std::string_view name) const { return real_ / name; }

    test::Folder folder_;
    std::filesystem::path real_ = std::filesystem::canonical(folder_.path());
};

TEST_F(Placing, AProgramsFolderHasAnotherNameInside) {
    const auto placed = place({{"./engine", "--book", file("mine/data/book"), "1"}, file("mine")});
    ASSERT_TRUE(placed) << placed.error().text();
    EXPECT_EQ(placed->folder, file("mine"));
    EXPECT_EQ(placed->arguments,
              (Arguments{"/program/engine", "--book", "/program/data/book", "1"}));
    EXPECT_EQ(placed->directory, "/program");
}

TEST_F(Placing, WithoutAFolderItIsTheProgramsOwn) {
    const auto placed = place({{file("mine/engine")}, ""});
    ASSERT_TRUE(placed) << placed.error().text();
    EXPECT_EQ(placed->folder, file("mine"));
    EXPECT_EQ(placed->arguments, Arguments{"/program/engine"});
}

TEST_F(Placing, AnInterpretersFolderIsThatOfItsFirstFile) {
    const auto placed = place({{"sh", "-e", file("mine/engine"), file("secret")}, ""});
    ASSERT_TRUE(placed) << placed.error().text();
    EXPECT_EQ(placed->folder, file("mine"));
    EXPECT_EQ(placed->arguments,
              (Arguments{"/usr/bin/sh", "-e", "/program/engine", file("secret")}));
}

TEST_F(Placing, AProgramOfTheMachineNeedsNone) {
    const auto placed = place({{"/bin/sh", "-c", "true"}, ""});
    ASSERT_TRUE(placed) << placed.error().text();
    EXPECT_EQ(placed->folder, "");
    EXPECT_TRUE(placed->arguments.front().starts_with("/usr/"));
}

TEST_F(Placing, ALinkOutOfTheFolderIsNotFollowed) {
    std::filesystem::create_symlink(file("secret"), file("mine/link"));
    const auto placed = place({{"./link"}, file("mine")});
    ASSERT_FALSE(placed);
    EXPECT_NE(placed.error().text().find("is outside its folder"), std::string::npos);
    EXPECT_FALSE(place({{"../secret"}, file("mine")}));
}

TEST_F(Placing, AWholeDiskOrHomeIsNoFolderOfAProgram) {
    for (const char* folder : {"/", "/etc", "/var", "/tmp", "/home", "/root"}) {
        if (std::filesystem::exists(folder)) {
            EXPECT_FALSE(place({{"/bin/sh"}, folder})) << folder;
        }
    }
}

TEST_F(Placing, WhatIsNotThereIsNamed) {
    EXPECT_EQ(place({{"./nothing"}, file("mine")}).error().text(),
              "There is no program './nothing'.");
    EXPECT_EQ(place({{"no-such-program"}, ""}).error().text(),
              "There is no program 'no-such-program'.");
    EXPECT_EQ(place({{"/bin/sh"}, file("none")}).error().text(),
              "There is no folder '" + file("none") + "'.");
    EXPECT_FALSE(place({}));
}

} // namespace
} // namespace tabuleiro::programs
