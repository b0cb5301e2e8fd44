#include "server/people/house_key.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>

#include "support/folder.hpp"

namespace tabuleiro::server {
namespace {

TEST(HouseKey, IsMadeOnceAndForItsOwnerOnly) {
    const test::Folder folder;
    const auto file = folder.path() / "new" / "house.key";
    const auto first = HouseKey::read_or_make(file);
    const auto again = HouseKey::read_or_make(file);
    ASSERT_TRUE(first && again);
    EXPECT_EQ(first->hash("code", "x"), again->hash("code", "x"));
    struct stat found {};
    ASSERT_EQ(::stat(file.c_str(), &found), 0);
    EXPECT_EQ(found.st_mode & 0777U, 0600U);
}

TEST(HouseKey, AnotherKeyOrPurposeGivesAnotherHash) {
    const test::Folder folder;
    const auto one = HouseKey::read_or_make(folder.path() / "one");
    const auto other = HouseKey::read_or_make(folder.path() / "other");
    EXPECT_NE(one->hash("code", "x"), other->hash("code", "x"));
    EXPECT_NE(one->hash("code", "x"), one->hash("card", "x"));
    EXPECT_NE(one->hash("a", "bc"), one->hash("ab", "c"));
}

TEST(HouseKey, WhatIsNoKeyIsRefused) {
    const test::Folder folder;
    const auto file = folder.path() / "house.key";
    for (const std::string& text : {std::string(), std::string("secret"), std::string(62, 'a'),
                                    std::string(66, 'a'), std::string(64, 'g')}) {
        std::ofstream(file) << text << "\n";
        ::chmod(file.c_str(), 0600);
        EXPECT_FALSE(HouseKey::read_or_make(file)) << text;
    }
    std::ofstream(file) << std::string(64, 'a') << "\n";
    EXPECT_TRUE(HouseKey::read_or_make(file));
    ::chmod(file.c_str(), 0644);
    EXPECT_FALSE(HouseKey::read_or_make(file)) << "others may read it";
    ::chmod(file.c_str(), 0440);
    EXPECT_TRUE(HouseKey::read_or_make(file)) << "its group may";
}

} // namespace
} // namespace tabuleiro::server
