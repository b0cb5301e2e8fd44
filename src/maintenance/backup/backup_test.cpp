// Backups are complete, private, and made while others write.
#include "maintenance/backup/backup.hpp"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <thread>

#include "maintenance/check.hpp"
#include "support/house_files.hpp"

namespace tabuleiro::test {
namespace {

using namespace maintenance;
namespace fs = std::filesystem;

std::string error_of(const Expected<fs::path>& made) {
    return made ? "it was made" : made.error().text();
}

class BackupTest : public testing::Test {
  protected:
    Expected<fs::path> back_up_to(const std::string& name, Existing existing = Existing::Keep) {
        return back_up({house_, folder_.file(name), existing, 0}, third_of_may);
    }

    Folder folder_;
    std::string house_ = folder_.file("house.db");
};

TEST_F(BackupTest, HasEverythingThatTheHouseHasAndIsItsOwnersOnly) {
    make_house(house_);
    const auto made = back_up_to("copy.db");
    ASSERT_TRUE(made) << made.error().text();
    EXPECT_EQ(mode_of(*made), 0600);
    EXPECT_EQ(logs_in(made->string()), logs_in(house_));
    EXPECT_FALSE(fs::exists(folder_.file("copy.db-wal"))) << "one file is all of it";
}

TEST_F(BackupTest, ReplacesAFileOnlyIfAsked) {
    make_house(house_);
    std::ofstream(folder_.file("letter")) << "Dear Ana";
    EXPECT_NE(error_of(back_up_to("letter")).find("exists; --force"), std::string::npos);
    EXPECT_EQ(read_file(folder_.file("letter")), "Dear Ana");
    EXPECT_TRUE(back_up_to("letter", Existing::Replace));
    EXPECT_EQ(logs_in(folder_.file("letter")), logs_in(house_));
    EXPECT_NE(error_of(back_up_to("house.db", Existing::Replace)).find("own"), std::string::npos);
}

TEST_F(BackupTest, InAFolderItIsNamedByItsDateAndTheOldestGo) {
    make_house(house_);
    const fs::path folder = folder_.path() / "backups";
    fs::create_directory(folder);
    std::ofstream(folder / "tabuleiro-notes.txt") << "mine";
    for (int day = 0; day < 5; ++day) {
        const auto made =
            back_up({house_, folder, Existing::Keep, 3}, third_of_may + std::chrono::days(day));
        ASSERT_TRUE(made) << made.error().text();
        EXPECT_EQ(made->filename(), "tabuleiro-2026050" + std::to_string(3 + day) + "-040000.db");
    }
    EXPECT_EQ(files_in(folder), 3U + 1U);
    EXPECT_FALSE(fs::exists(folder / "tabuleiro-20260504-040000.db"));
    EXPECT_TRUE(fs::exists(folder / "tabuleiro-20260505-040000.db"));
    EXPECT_FALSE(back_up({house_, folder_.file("copy.db"), Existing::Keep, 3}, third_of_may))
        << "only folders are counted in";
}

TEST_F(BackupTest, OfADamagedHouseRemovesNoOlderOnes) {
    make_house(house_);
    const fs::path folder = folder_.path() / "backups";
    fs::create_directory(folder);
    ASSERT_TRUE(back_up({house_, folder, Existing::Keep, 1}, third_of_may));
    damage(house_);
    EXPECT_FALSE(back_up({house_, folder, Existing::Keep, 1}, third_of_may + std::chrono::days(1)));
    EXPECT_EQ(files_in(folder), 1U);
}

TEST_F(BackupTest, OfWhatIsNoHouseIsRefused) {
    EXPECT_FALSE(back_up_to("copy.db")) << "there is none";
    EXPECT_FALSE(fs::exists(house_));
    std::ofstream(house_) << "";
    EXPECT_NE(error_of(back_up_to("copy.db")).find("empty"), std::string::npos);
    execute(house_, "CREATE TABLE bookmarks (url TEXT)");
    EXPECT_NE(error_of(back_up_to("copy.db")).find("another program"), std::string::npos);
    EXPECT_EQ(files_in(folder_.path()), 1U);
}

TEST_F(BackupTest, OfEveryReleasedSchemaIsEqual) {
    ASSERT_FALSE(released_schemas().empty());
    for (const fs::path& schema : released_schemas()) {
        const std::string old = folder_.file(schema.stem().string() + ".db");
        execute(old, read_file(schema));
        const std::string copy = old + ".copy";
        ASSERT_TRUE(back_up({old, copy, Existing::Keep, 0}, third_of_may)) << schema;
        ASSERT_TRUE(store::open_sqlite(old));
        ASSERT_TRUE(store::open_sqlite(copy)) << "brought up to date as the original would be";
        EXPECT_EQ(logs_in(copy), logs_in(old)) << schema;
    }
}

TEST_F(BackupTest, WhileOthersWriteHasWhatWasAcknowledgedBefore) {
    const auto house = require(store::open_sqlite(house_, {.checkpoint_pages = 20}));
    ASSERT_TRUE(create(*house, sample_table("t1")));
    std::atomic<std::uint32_t> acknowledged{0};
    std::atomic<bool> enough{false};
    std::thread writer([&] {
        for (std::uint32_t number = 1; !enough; ++number) {
            if (!append(*house, "t1", sample_event(number))) {
                return;
            }
            acknowledged = number;
        }
    });
    for (int i = 0; i < 10; ++i) {
        const std::uint32_t before = acknowledged;
        const auto made = back_up_to("copy " + std::to_string(i));
        if (!made) {
            ADD_FAILURE() << made.error().text();
            continue;
        }
        const auto logs = logs_in(made->string());
        EXPECT_GE(logs.at(0).events.size(), before);
        for (std::uint32_t number = 1; number <= logs[0].events.size(); ++number) {
            EXPECT_EQ(logs[0].events[number - 1], sample_event(number));
        }
    }
    enough = true;
    writer.join();
}

// How a child process that makes a backup ends; `prepare` runs before.
template <class Prepare>
pid_t back_up_in_child(const BackupRequest& request, Prepare prepare) {
    const pid_t child = ::fork();
    if (child == 0) {
        prepare();
        ::_exit(back_up(request, third_of_may) ? 0 : 1);
    }
    return child;
}

int end_of(pid_t child) {
    int status = 0;
    ::waitpid(child, &status, 0);
    return status;
}

TEST_F(BackupTest, ThatIsKilledLeavesNoFileOfItsName) {
    make_house(house_);
    const auto wanted = logs_in(house_);
    Rng rng(9);
    int killed = 0;
    for (int i = 0; i < 60; ++i) {
        const std::string target = folder_.file("copy " + std::to_string(i));
        const pid_t child = back_up_in_child({house_, target, Existing::Keep, 0}, [] {});
        ::usleep(static_cast<useconds_t>(rng.below(20'000)));
        ::kill(child, SIGKILL);
        killed += WIFSIGNALED(end_of(child)) ? 1 : 0;
        if (fs::exists(target)) {
            EXPECT_EQ(logs_in(target), wanted);
            EXPECT_TRUE(require(check(target)).faults.empty());
        }
    }
    EXPECT_GT(killed, 5);
    EXPECT_EQ(logs_in(house_), wanted);
}

TEST_F(BackupTest, OnAFullDiskFailsAndLeavesNothing) {
    make_house(house_);
    ASSERT_GT(fs::file_size(house_), 32U * 1024);
    const fs::path folder = folder_.path() / "full";
    fs::create_directory(folder);
    // Files cannot grow beyond this size, as on a full disk.
    const pid_t child = back_up_in_child({house_, folder / "copy.db", Existing::Keep, 0}, [] {
        const rlimit limit{16 * 1024, 16 * 1024};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        ::signal(SIGXFSZ, SIG_IGN);
    });
    const int status = end_of(child);
    ASSERT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 1);
    EXPECT_EQ(files_in(folder), 0U);
}

} // namespace
} // namespace tabuleiro::test
