#include "course/unpack.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>

#include "support/files.hpp"
#include "support/folder.hpp"
#include "support/packed.hpp"

namespace tabuleiro::course {
namespace {

using test::pack;
using test::Packed;
using test::Packing;

std::string name_for(Packing packing) {
    return packing == Packing::Zip ? "a.zip" : "a.tar.gz";
}

std::string paths(const Expected<std::vector<HandedFile>>& files) {
    if (!files) {
        return files.error().text();
    }
    std::string text;
    for (const HandedFile& file : *files) {
        text += file.path + (file.executable ? "*" : "") + "=" + file.bytes + " ";
    }
    return text;
}

class Unpack : public testing::TestWithParam<Packing> {
  protected:
    static std::string unpacked(const std::vector<Packed>& entries, FileLimits limits = {}) {
        return paths(unpack_hand_in(name_for(GetParam()), pack(entries, GetParam()), limits));
    }
};

INSTANTIATE_TEST_SUITE_P(Each, Unpack, testing::Values(Packing::GzippedTar, Packing::Zip),
                         [](const auto& packing) {
                             return packing.param == Packing::Zip ? "Zip" : "TarGz";
                         });

TEST_P(Unpack, GivesTheFilesWithTheirContents) {
    EXPECT_EQ(
        unpacked(
            {{"main.c", "int"}, {"src/", "", AE_IFDIR}, {"src/run", "x", AE_IFREG, "", "", 0755}}),
        "main.c=int src/run*=x ");
}

TEST_P(Unpack, LeavesAwayAFolderThatHoldsEverything) {
    EXPECT_EQ(unpacked({{"group7/", "", AE_IFDIR}, {"group7/a.c", "a"}, {"group7/b/c.c", "c"}}),
              "a.c=a b/c.c=c ");
}

TEST_P(Unpack, LeavesOutWhatFileManagersAdd) {
    EXPECT_EQ(unpacked({{"g/a.c", "a"}, {"__MACOSX/g/._a.c", "?"}, {"g/.DS_Store", "?"}}),
              "a.c=a ");
}

TEST_P(Unpack, TakesNamesOfAnyLanguage) {
    EXPECT_EQ(unpacked({{"relatório.c", "a"}, {"ștefan.h", "b"}}), "relatório.c=a ștefan.h=b ");
}

TEST_P(Unpack, RefusesNamesThatLeadOutOfTheFolder) {
    for (const char* path :
         {"../x", "a/../../x", "/etc/passwd", "a/..", "a//b", "..", "a\\..\\b", "a\nb"}) {
        EXPECT_NE(unpacked({{"good.c", "x"}, {path, "x"}}).find("is no name for a file here"),
                  std::string::npos)
            << path;
    }
    EXPECT_NE(unpacked({{"../outside/", "", AE_IFDIR}, {"good.c", "x"}}).find("is no name"),
              std::string::npos);
    EXPECT_NE(unpacked({{std::string(300, 'x'), "x"}}).find("is no name"), std::string::npos);
}

TEST_P(Unpack, RefusesLinksAndDevices) {
    EXPECT_NE(unpacked({{"a", "", AE_IFLNK, "/etc/passwd"}}).find("is a link or a device"),
              std::string::npos);
}

TEST_P(Unpack, RefusesAFileThatIsThereTwiceOrInTheWayOfAnother) {
    EXPECT_EQ(unpacked({{"a", "x"}, {"a", "y"}}), "The file 'a' is there twice.");
    EXPECT_EQ(unpacked({{"a", "x"}, {"a/b", "y"}}), "The file 'a/b' is there twice.");
    EXPECT_EQ(unpacked({{"a/b", "x"}, {"a", "y"}}), "The file 'a' is there twice.");
}

TEST_P(Unpack, RefusesTooManyFiles) {
    std::vector<Packed> many;
    for (int i = 0; i < 30; ++i) {
        many.push_back({"f" + std::to_string(i), "x"});
    }
    FileLimits limits;
    limits.files = 30;
    EXPECT_TRUE(unpacked(many, limits).starts_with("f0=x "));
    many.push_back({"folder/", "", AE_IFDIR});
    EXPECT_EQ(unpacked(many, limits), "There are more than 30 files and folders.");
}

TEST_P(Unpack, RefusesTooMuch) {
    FileLimits limits;
    limits.ratio = 1'000'000;
    limits.size = FileLimits::megabyte;
    const std::string half(FileLimits::megabyte / 2, 'x');
    EXPECT_NE(unpacked({{"a", half}, {"b", half}}, limits).find("a=xxx"), std::string::npos);
    EXPECT_EQ(unpacked({{"a", half}, {"b", half}, {"c", "x"}}, limits),
              "The files have more than 1 MB in all.");
}

TEST_P(Unpack, RefusesABomb) {
    EXPECT_EQ(unpacked({{"a.c", std::string(3 * FileLimits::megabyte, '\0')}}),
              "The archive is packed too tightly: more than 100 times its size comes out of it.");
}

TEST_P(Unpack, RefusesWhatIsCutOffOrNoArchive) {
    const std::string whole = pack({{"a.c", std::string(5000, 'x')}, {"b.c", "y"}}, GetParam());
    const std::string name = name_for(GetParam());
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const auto files = unpack_hand_in(name, std::string_view(whole).substr(0, size), {});
        if (files) { // the end of a compressed tar may be cut off behind the last file
            EXPECT_EQ(paths(files), paths(unpack_hand_in(name, whole, {}))) << size;
        }
    }
    EXPECT_NE(paths(unpack_hand_in(name, "int main() {}", {})).find("cannot be read"),
              std::string::npos);
    EXPECT_EQ(paths(unpack_hand_in(name, pack({{"a/", "", AE_IFDIR}}, GetParam()), {})),
              "There is no file in the archive.");
}

TEST(UnpackTar, RefusesHardLinksAndDevices) {
    for (const Packed& bad : {Packed{"b", "", AE_IFREG, "", "a"}, Packed{"b", "", AE_IFCHR},
                              Packed{"b", "", AE_IFBLK}, Packed{"b", "", AE_IFIFO}}) {
        EXPECT_EQ(paths(unpack_tar(pack({{"a", "x"}, bad}, Packing::Tar), {})),
                  "'b' is a link or a device; only ordinary files are taken.");
    }
}

TEST(UnpackHandIn, TakesOneSourceFileUnderItsName) {
    EXPECT_EQ(paths(unpack_hand_in("player.py", "print()", {})), "player.py=print() ");
    EXPECT_NE(paths(unpack_hand_in("../player.py", "", {})).find("is no name"), std::string::npos);
    FileLimits small;
    small.size = FileLimits::megabyte;
    EXPECT_EQ(paths(unpack_hand_in("a.py", std::string(FileLimits::megabyte + 1, 'x'), small)),
              "The files have more than 1 MB in all.");
}

TEST(WriteFiles, MakesFoldersAndModesForEverybody) {
    const test::Folder folder;
    const std::string root = folder.file("sources");
    const mode_t old = umask(077);
    const auto written = write_files(root, {{"a/b/c.sh", "hello", true}, {"a/d", "d"}});
    umask(old);
    ASSERT_TRUE(written) << written.error().text();
    EXPECT_EQ(test::read_file(root + "/a/b/c.sh"), "hello");
    const auto mode = [&](const char* path) {
        return static_cast<unsigned>(std::filesystem::status(root + path).permissions());
    };
    EXPECT_EQ(mode(""), 0755U);
    EXPECT_EQ(mode("/a/b"), 0755U);
    EXPECT_EQ(mode("/a/b/c.sh"), 0755U);
    EXPECT_EQ(mode("/a/d"), 0644U);
}

TEST(WriteFiles, FollowsNoLinkAndReplacesNothing) {
    const test::Folder folder;
    const std::string root = folder.file("sources");
    std::filesystem::create_directories(root);
    std::filesystem::create_directories(folder.file("outside"));
    std::filesystem::create_directory_symlink(folder.file("outside"), root + "/link");
    std::filesystem::create_symlink(folder.file("outside/new"), root + "/file");
    std::ofstream(root + "/there") << "old";
    EXPECT_FALSE(write_files(root, {{"link/x", "x"}}));
    EXPECT_FALSE(write_files(root, {{"file", "x"}}));
    EXPECT_FALSE(write_files(root, {{"there", "x"}}));
    EXPECT_FALSE(write_files(root, {{"../outside/x", "x"}}));
    EXPECT_TRUE(std::filesystem::is_empty(folder.file("outside")));
    EXPECT_EQ(test::read_file(root + "/there"), "old");
}

TEST(SelectFiles, TakesFilesFoldersOrAll) {
    const std::vector<HandedFile> all{{"a", "1"}, {"lib/b", "2"}, {"library", "3"}};
    EXPECT_EQ(paths(select_files(all, {"a"})), "a=1 ");
    EXPECT_EQ(paths(select_files(all, {"lib"})), "lib/b=2 ");
    EXPECT_EQ(paths(select_files(all, {"."})), "a=1 lib/b=2 library=3 ");
    EXPECT_EQ(paths(select_files(all, {"a", "c"})),
              "There is no file 'c', which the assignment asks for.");
}

} // namespace
} // namespace tabuleiro::course
