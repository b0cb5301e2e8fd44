#include "course/batteries.hpp"

#include <gtest/gtest.h>

#include "support/packed.hpp"

namespace tabuleiro::test {
namespace {

using course::HandedFile;
using programs::Battery;

std::string refused(const std::vector<HandedFile>& files) {
    const auto found = course::batteries_in(files);
    return found ? "taken" : found.error().text();
}

TEST(Batteries, AreReadFromAnArchiveTheOpenOnesFirst) {
    const auto files = course::unpack_batteries("b.tar.gz", pack({{"b/hidden/1.in", "a"},
                                                                  {"b/hidden/1.out", "b"},
                                                                  {"b/open/10.in", "c"},
                                                                  {"b/open/10.out", "d"},
                                                                  {"b/2.in", "e"},
                                                                  {"b/2.out", "f"}}));
    ASSERT_TRUE(files) << files.error().text();
    const auto batteries = course::batteries_in(*files);
    ASSERT_TRUE(batteries) << batteries.error().text();
    ASSERT_EQ(batteries->size(), 3U);
    EXPECT_EQ((*batteries)[0].name, "2");
    EXPECT_EQ((*batteries)[0].kind, Battery::Kind::Open);
    EXPECT_EQ((*batteries)[0].expected, "f");
    EXPECT_EQ((*batteries)[1].name, "10");
    EXPECT_EQ((*batteries)[2].kind, Battery::Kind::Hidden);
    EXPECT_EQ((*batteries)[2].input, "a");
    const auto open = course::open_files(*files);
    ASSERT_EQ(open.size(), 4U);
    for (const HandedFile& file : open) {
        EXPECT_EQ(file.path.find("hidden"), std::string::npos);
    }
}

TEST(Batteries, ThatAreWrongAreRefusedWithAllReasons) {
    EXPECT_EQ(refused({}), "There is no battery in the archive.");
    const std::string all = refused({{"open/1.in", ""},
                                     {"secret/2.in", ""},
                                     {"hidden/3.out", ""},
                                     {"readme.txt", ""},
                                     {"hidden/deep/4.in", ""},
                                     {"hidden/.in", ""}});
    for (const char* const part :
         {"1' needs both", "3' needs both", "secret/2.in' is no", "readme.txt' is no",
          "hidden/deep/4.in' is no", "hidden/.in' is no"}) {
        EXPECT_NE(all.find(part), std::string::npos) << part << ": " << all;
    }
    // A hidden one is not shown by an open one of its name.
    EXPECT_NE(refused({{"open/1.in", ""}, {"open/1.out", ""}, {"hidden/1.in", ""}}).find("twice"),
              std::string::npos);
    std::vector<HandedFile> many;
    for (int i = 0; i < 101; ++i) {
        many.push_back({std::to_string(i) + ".in", ""});
        many.push_back({std::to_string(i) + ".out", ""});
    }
    EXPECT_EQ(refused(many), "There are more than 100 batteries.");
}

TEST(Batteries, AreUnpackedAsWhatStrangersSend) {
    for (const Packed& bad : {Packed{"../1.in", "x"}, Packed{"/etc/1.in", "x"},
                              Packed{"open/1.in", "", AE_IFLNK, "/etc/passwd"}}) {
        EXPECT_FALSE(course::unpack_batteries("b.tar.gz", pack({bad}))) << bad.path;
    }
    EXPECT_FALSE(course::unpack_batteries("b.tar.gz", "no archive"));
}

} // namespace
} // namespace tabuleiro::test
