// A backup is restored, and what was there before is never lost.
#include "maintenance/restore.hpp"

#include <unistd.h>

#include "maintenance/backup/backup.hpp"
#include "store/schema.hpp"
#include "support/house_files.hpp"

namespace tabuleiro::test {
namespace {

using namespace maintenance;
namespace fs = std::filesystem;

class RestoreTest : public testing::Test {
  protected:
    // A database, its backup, and a place for a second one.
    void SetUp() override {
        make_house(folder_.file("first.db"));
        ASSERT_TRUE(back_up({folder_.file("first.db"), backup_, Existing::Keep, 0}, third_of_may));
    }

    Expected<std::optional<fs::path>> restore_from(const std::string& backup,
                                                   Existing existing = Existing::Keep) {
        return restore(house_, backup, existing, third_of_may);
    }
    std::string error_of(const std::string& backup) {
        const auto restored = restore_from(backup);
        return restored ? "it was restored" : restored.error().text();
    }

    Folder folder_;
    std::string backup_ = folder_.file("backup.db");
    std::string house_ = folder_.file("data/house.db");
};

TEST_F(RestoreTest, IntoAnEmptyFolderTheGamesGoOn) {
    const auto restored = restore_from(backup_);
    ASSERT_TRUE(restored) << restored.error().text();
    EXPECT_FALSE(*restored) << "nothing was there";
    EXPECT_EQ(mode_of(folder_.path() / "data"), 0700);
    EXPECT_EQ(mode_of(house_), 0600);
    EXPECT_EQ(logs_in(house_), logs_in(folder_.file("first.db")));
    const auto house = require(store::open_sqlite(house_));
    const store::TableLog before = *require(load(*house, "table 1"));
    const auto next = static_cast<std::uint32_t>(before.events.size() + 1);
    EXPECT_TRUE(append(*house, "table 1", sample_event(next)));
}

TEST_F(RestoreTest, GamesThatAreThereArePutAsideOnlyIfAsked) {
    fs::create_directory(folder_.path() / "data");
    {
        const auto house = require(store::open_sqlite(house_));
        ASSERT_TRUE(create(*house, sample_table("precious")));
    }
    EXPECT_NE(error_of(backup_).find("has games: 1; --force"), std::string::npos)
        << error_of(backup_);
    EXPECT_EQ(logs_in(house_).size(), 1U);
    for (const char* name :
         {"house.db.before-20260503-040000", "house.db.before-20260503-040000-2"}) {
        const auto restored = restore_from(backup_, Existing::Replace);
        ASSERT_TRUE(restored) << restored.error().text();
        ASSERT_TRUE(*restored);
        EXPECT_EQ((*restored)->filename(), name);
    }
    EXPECT_EQ(logs_in(house_), logs_in(backup_));
    EXPECT_EQ(logs_in(house_ + ".before-20260503-040000").at(0).table.id, "precious");
    EXPECT_EQ(logs_in(house_ + ".before-20260503-040000-2"), logs_in(backup_));
}

// After a server was killed, its last moves are in SQLite's log beside the file.
TEST_F(RestoreTest, TheLogOfAKilledHouseGoesWithItsFile) {
    fs::create_directory(folder_.path() / "data");
    fs::create_directory(folder_.path() / "alive");
    const std::string alive = folder_.file("alive/house.db");
    {
        const auto house = require(store::open_sqlite(alive));
        ASSERT_TRUE(create(*house, sample_table("precious")));
        for (const char* ending : {"", "-wal"}) {
            fs::copy_file(alive + ending, house_ + ending);
        }
    }
    ASSERT_GT(fs::file_size(house_ + "-wal"), 0U);
    const auto restored = restore_from(backup_, Existing::Replace);
    ASSERT_TRUE(restored && *restored);
    EXPECT_EQ(logs_in(house_), logs_in(backup_));
    EXPECT_EQ(logs_in((*restored)->string()).at(0).table.id, "precious");
}

TEST_F(RestoreTest, WhileAHouseIsOpenItIsRefused) {
    fs::create_directory(folder_.path() / "data");
    const auto house = require(store::open_sqlite(house_));
    for (const Existing existing : {Existing::Keep, Existing::Replace}) {
        const auto restored = restore_from(backup_, existing);
        ASSERT_FALSE(restored);
        EXPECT_NE(restored.error().text().find("Another program is using"), std::string::npos);
    }
    EXPECT_TRUE(create(*house, sample_table("t1")));
}

TEST_F(RestoreTest, WhatIsNoSoundBackupIsRefusedAndNothingChanges) {
    fs::create_directory(folder_.path() / "data");
    ASSERT_TRUE(store::open_sqlite(house_));
    const std::string before = read_file(house_);
    std::ofstream(folder_.file("letter")) << std::string(5000, 'x');
    std::ofstream(folder_.file("nothing"));
    execute(folder_.file("bookmarks"), "CREATE TABLE bookmarks (url TEXT)");
    fs::copy_file(backup_, folder_.file("newer"));
    execute(folder_.file("newer"), "PRAGMA user_version = 99");
    fs::copy_file(backup_, folder_.file("damaged"));
    damage(folder_.file("damaged"));
    fs::copy_file(backup_, folder_.file("cut"));
    fs::resize_file(folder_.file("cut"), fs::file_size(backup_) / 2);
    const std::vector<std::pair<const char*, const char*>> wrong{
        {"letter", "not a database"}, {"nothing", "is empty"},   {"bookmarks", "another program"},
        {"newer", "a newer version"}, {"damaged", "is damaged"}, {"cut", "is damaged"},
        {"absent", "could not be"},   {"data", "could not be"},
    };
    for (const auto& [name, sentence] : wrong) {
        const std::string error = error_of(folder_.file(name));
        EXPECT_NE(error.find(sentence), std::string::npos) << name << ": " << error;
        EXPECT_EQ(read_file(house_), before) << name;
    }
    EXPECT_NE(error_of(house_).find("own"), std::string::npos);
    EXPECT_EQ(files_in(folder_.path() / "data"), 2U) << "the file and its lock";
}

TEST_F(RestoreTest, ByRootBelongsToTheOwnerOfTheFolder) {
    if (::geteuid() != 0) {
        GTEST_SKIP() << "only root gives files away";
    }
    constexpr uid_t nobody = 65534;
    fs::create_directory(folder_.path() / "data");
    ASSERT_EQ(::chown(folder_.file("data").c_str(), nobody, nobody), 0);
    ASSERT_TRUE(restore_from(backup_));
    for (const char* ending : {"", ".lock"}) {
        struct stat status {};
        ASSERT_EQ(::stat((house_ + ending).c_str(), &status), 0);
        EXPECT_EQ(status.st_uid, nobody) << ending;
    }
}

TEST_F(RestoreTest, OfEveryReleasedSchemaTheHouseOpens) {
    for (const fs::path& schema : released_schemas()) {
        const std::string old = folder_.file(schema.stem().string());
        execute(old, read_file(schema));
        const auto restored = restore_from(old, Existing::Replace);
        ASSERT_TRUE(restored) << restored.error().text();
        const auto house = store::open_sqlite(house_);
        ASSERT_TRUE(house) << house.error().text();
        EXPECT_FALSE(require(tables(**house)).empty());
    }
}

} // namespace
} // namespace tabuleiro::test
