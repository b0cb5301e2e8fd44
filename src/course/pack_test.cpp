#include "course/pack.hpp"

#include <gtest/gtest.h>

#include "course/unpack.hpp"

namespace tabuleiro::course {
namespace {

std::vector<HandedFile> some_files() {
    return {{"player", std::string("\x7f\0ELF", 5), true},
            {"src/Übung.c", "int main(void) {}\n", false},
            {std::string(60, 'a') + "/" + std::string(60, 'b') + "/" + std::string(60, 'c'),
             std::string(100'000, 'x'), false},
            {"empty", "", false}};
}

void expect_same(const std::vector<HandedFile>& found, const std::vector<HandedFile>& packed) {
    ASSERT_EQ(found.size(), packed.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        EXPECT_EQ(found[i].path, packed[i].path);
        EXPECT_EQ(found[i].bytes, packed[i].bytes);
        EXPECT_EQ(found[i].executable, packed[i].executable);
    }
}

TEST(Pack, WhatIsPackedIsUnpackedAsItWas) {
    const auto found = unpack_tar(pack_tar(some_files()), {});
    ASSERT_TRUE(found) << found.error().text();
    expect_same(*found, some_files());
    const auto gzipped = unpack_hand_in("all.tar.gz", pack_tar(some_files(), Compressed::Gzip), {});
    ASSERT_TRUE(gzipped) << gzipped.error().text();
    expect_same(*gzipped, some_files());
}

TEST(Pack, TheSameFilesAreTheSameBytes) {
    EXPECT_EQ(pack_tar(some_files()), pack_tar(some_files()));
    EXPECT_EQ(pack_tar(some_files(), Compressed::Gzip), pack_tar(some_files(), Compressed::Gzip));
    EXPECT_TRUE(unpack_tar(pack_tar({}), {}).value().empty());
}

} // namespace
} // namespace tabuleiro::course
