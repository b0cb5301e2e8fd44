// Files that a store must not be opened on, or only with care: old, new, foreign, damaged, locked.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

#include "store/course/hand_ins.hpp"
#include "store/history/finished_games.hpp"
#include "store/schema.hpp"
#include "store/sql/blocking.hpp"
#include "support/files.hpp"
#include "support/store_sample.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;

// Makes a file with plain SQLite.
void make(const std::string& path, const std::string& sql) {
    auto file = Connection::open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, "");
    ASSERT_TRUE(file);
    const auto done = file->execute(sql.c_str());
    ASSERT_TRUE(done) << done.error().text();
}

std::string error_of(const Expected<std::unique_ptr<Store>>& opened) {
    return opened ? "it was opened" : opened.error().text();
}

TEST(StoreOpening, ADatabaseOfVersion1IsBroughtUpToDate) {
    const Folder folder;
    const std::string path = folder.file("house.db");
    make(path, read_file(source_path("tests/store/version_1.sql")));
    for (int times = 0; times < 2; ++times) {
        auto store = open_sqlite(path);
        ASSERT_TRUE(store) << store.error().text();
        EXPECT_EQ(*tables(**store), (std::vector<std::string>{"old-1", "old-2"}));
        EXPECT_EQ(unfinished_of(**store, hash_of(1), 9)->front().table.id, "old-2");
        const auto log = load(**store, "old-1");
        ASSERT_TRUE(log && *log);
        EXPECT_EQ((*log)->events.size(), 2U);
        EXPECT_EQ((*log)->events[0], (Event{1, 1001, Player::First, "play", "e2e4"}));
        EXPECT_EQ((*log)->finish, (Finish{Player::First, "resignation", "", 1002}));
        EXPECT_EQ((*log)->table.seats.first, person("Ana", 1));
        EXPECT_EQ(append(**store, "old-2", sample_event(1)).has_value(), times == 0);
    }
    auto file = Connection::open(path, SQLITE_OPEN_READONLY, "");
    EXPECT_EQ(*version_of(*file), schema_version());
}

// The lists that version 3 keeps beside the tables follow from them.
TEST(StoreOpening, DatabasesOfVersions2To9HaveTheirListsAfterwards) {
    for (const int version : {2, 3, 4, 5, 6, 7, 8, 9}) {
        const Folder folder;
        const std::string path = folder.file("house.db");
        make(path,
             read_file(source_path("tests/store/version_" + std::to_string(version) + ".sql")));
        auto store = open_sqlite(path);
        ASSERT_TRUE(store) << store.error().text();
        EXPECT_EQ(*standings(**store, 9), (std::vector<Standing>{{"Ana", "chess", "", 0, 0, 1},
                                                                 {"Ana", "chess", "3", 1, 1, 0},
                                                                 {"Bob", "chess", "", 1, 0, 0}}));
        const auto lines = unfinished_of(**store, hash_of(1), 9);
        ASSERT_TRUE(lines);
        ASSERT_EQ(lines->size(), 2U);
        EXPECT_EQ((*lines)[0].table.id, "open-2");
        EXPECT_EQ((*lines)[0].last, 3005);
        EXPECT_EQ((*lines)[0].events, 2U);
        EXPECT_EQ((*lines)[1].table.id, "open-1");
        EXPECT_EQ((*lines)[1].last, 3002);
        EXPECT_EQ((*lines)[1].table.seats.first.person, "");
        EXPECT_EQ(
            (*load(**store, "open-2"))->events,
            (std::vector<Event>{{1, 3004, Player::First, "play", "e2e4", version < 4 ? "" : "k1"},
                                {2, 3005, Player::Second, "play", "e7e5"}}));
        ASSERT_TRUE(append(**store, "open-1", {1, 4000, Player::First, "resign", "", "k1"},
                           Finish{Player::Second, "resignation", "", 4000}));
        EXPECT_EQ(unfinished_of(**store, hash_of(1), 9)->size(), 1U);
        EXPECT_EQ(standings(**store, 9)->front().defeats, 2U);
    }
}

// In the order of their ends; games without persons have no number.
TEST(StoreOpening, FinishedGamesOfPeopleInVersion5AreNumbered) {
    const Folder folder;
    const std::string path = folder.file("house.db");
    make(path, read_file(source_path("tests/store/version_5.sql")));
    const auto store = open_sqlite(path);
    ASSERT_TRUE(store) << store.error().text();
    const auto games =
        *sql::read(**store, [](sql::Transaction& t) { return finished_games(t, 0, 9); });
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0].table, "earlier");
    EXPECT_EQ(games[0].number, 1);
    EXPECT_EQ(games[0].seats.second.person, "id-Eva");
    EXPECT_FALSE(games[0].seats.first.moved);
    EXPECT_EQ(games[1].table, "later");
    EXPECT_TRUE(games[1].seats.first.moved);
    EXPECT_FALSE(games[1].seats.second.moved);
    EXPECT_EQ(games[1].seats.second.level, "3");
    ASSERT_TRUE(append(**store, "open-3", {1, 6000, Player::First, "resign", "", ""},
                       Finish{Player::Second, "resignation", "", 6000}));
    const auto numbers = *sql::read(**store, recorded_numbers);
    EXPECT_EQ(numbers.given, 3);
    EXPECT_EQ(numbers.recorded, 0);
}

TEST(StoreOpening, HandInsOfVersion9AreTheirStudentsAlone) {
    const Folder folder;
    const std::string path = folder.file("house.db");
    make(path, read_file(source_path("tests/store/version_9.sql")));
    const auto store = open_sqlite(path);
    ASSERT_TRUE(store) << store.error().text();
    const auto own =
        *sql::read(**store, [](sql::Transaction& t) { return hand_ins_of(t, "a1", "id-Ana"); });
    ASSERT_EQ(own.size(), 2U);
    EXPECT_EQ(own[0].id, "h2");
    EXPECT_FALSE(own[0].examined);
    EXPECT_EQ(own[1].program, "v1-k3f9x2ab");
    EXPECT_EQ(own[1].team, "");
    EXPECT_EQ(own[1].author(), "id-Ana");
    EXPECT_EQ(*sql::read(**store, [](sql::Transaction& t) { return hand_in_source(t, "h2"); }),
              "efgh");
    EXPECT_TRUE(
        *sql::read(**store, [](sql::Transaction& t) { return version_called(t, "v1-k3f9x2ab"); }));
    const auto finished = sql::write(**store, [](sql::Transaction& t) {
        return finish_hand_in(t, "h2", {.accepted = true, .mark = "zzz"});
    });
    ASSERT_TRUE(finished) << finished.error().text();
    EXPECT_EQ((*sql::read(**store, [](sql::Transaction& t) { return hand_in(t, "h2"); }))->version,
              2);
}

TEST(StoreOpening, AnOldDatabaseIsNotChangedByReading) {
    const Folder folder;
    const std::string path = folder.file("house.db");
    make(path, read_file(source_path("tests/store/version_1.sql")));
    const std::string before = read_file(path);
    const auto opened = open_sqlite(path, {.access = Access::Read});
    EXPECT_NE(error_of(opened).find("older version"), std::string::npos) << error_of(opened);
    EXPECT_EQ(read_file(path), before);
}

TEST(StoreOpening, ANewerDatabaseIsRefusedAndLeftAlone) {
    const Folder folder;
    const std::string path = folder.file("house.db");
    ASSERT_TRUE(open_sqlite(path));
    make(path, "PRAGMA user_version = 99");
    const std::string before = read_file(path);
    const auto opened = open_sqlite(path);
    EXPECT_NE(error_of(opened).find("a newer version"), std::string::npos) << error_of(opened);
    EXPECT_EQ(read_file(path), before);
}

TEST(StoreOpening, TheDatabaseOfAnotherProgramIsRefusedAndLeftAlone) {
    const Folder folder;
    const std::string path = folder.file("house.db");
    make(path, "CREATE TABLE bookmarks (url TEXT)");
    const std::string before = read_file(path);
    const auto opened = open_sqlite(path);
    EXPECT_NE(error_of(opened).find("another program"), std::string::npos) << error_of(opened);
    EXPECT_EQ(read_file(path), before);
}

TEST(StoreOpening, AFileThatIsNoDatabaseIsRefusedAndLeftAlone) {
    const Folder folder;
    const std::string path = folder.file("house.db");
    const std::string letter(5000, 'x');
    std::ofstream(path) << letter;
    const auto opened = open_sqlite(path);
    EXPECT_NE(error_of(opened).find("not a database"), std::string::npos) << error_of(opened);
    EXPECT_EQ(read_file(path), letter);
}

TEST(StoreOpening, DamageInTheMiddleIsFoundAndTheFileLeftAlone) {
    const Folder folder;
    const std::string path = folder.file("house.db");
    {
        auto store = open_sqlite(path);
        ASSERT_TRUE(store);
        for (int i = 0; i < 200; ++i) {
            ASSERT_TRUE(create(**store, sample_table("table number " + std::to_string(i))));
        }
    }
    std::string bytes = read_file(path);
    ASSERT_GT(bytes.size(), 20000U);
    ASSERT_FALSE(std::filesystem::exists(path + "-wal"));
    // Every page but the first, whose header would be noticed by any reader.
    for (std::size_t i = 4096; i < bytes.size(); i += 100) {
        bytes[i] = static_cast<char>(bytes[i] ^ 0x5A);
    }
    std::ofstream(path, std::ios::binary) << bytes;
    const auto opened = open_sqlite(path);
    EXPECT_NE(error_of(opened).find("is damaged"), std::string::npos) << error_of(opened);
    EXPECT_EQ(read_file(path), bytes);
}

TEST(StoreOpening, OneProgramOwnsAStoreAndOthersMayRead) {
    const Folder folder;
    const std::string path = folder.file("house.db");
    auto first = open_sqlite(path);
    ASSERT_TRUE(first);
    ASSERT_TRUE(create(**first, sample_table("t1")));
    EXPECT_EQ(error_of(open_sqlite(path)), "Another program is using the file " + path + ".");
    auto reader = open_sqlite(path, {.access = Access::Read});
    ASSERT_TRUE(reader) << reader.error().text();
    ASSERT_TRUE(append(**first, "t1", sample_event(1)));
    EXPECT_EQ((*load(**reader, "t1"))->events.size(), 1U);
    EXPECT_FALSE(append(**reader, "t1", sample_event(2)));
    EXPECT_FALSE(adopt(**reader, {}));
    first->reset();
    EXPECT_TRUE(open_sqlite(path));
}

TEST(StoreOpening, AStrangersLockIsNamed) {
    const Folder folder;
    const std::string path = folder.file("house.db");
    ASSERT_TRUE(open_sqlite(path));
    auto stranger = Connection::open(path, SQLITE_OPEN_READWRITE, "");
    ASSERT_TRUE(stranger->execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE"));
    const auto opened = open_sqlite(path, {.patience_ms = 10});
    EXPECT_EQ(error_of(opened), "Another program is using the file " + path + ".");
}

TEST(StoreOpening, WhatIsNotThereIsNotMadeByReading) {
    const Folder folder;
    const std::string path = folder.file("house.db");
    const auto opened = open_sqlite(path, {.access = Access::Read});
    EXPECT_NE(error_of(opened).find("could not be opened"), std::string::npos) << error_of(opened);
    EXPECT_FALSE(std::filesystem::exists(path));
}

TEST(StoreOpening, AFolderThatIsNotThereIsNamed) {
    const Folder folder;
    const auto opened = open_sqlite(folder.file("nowhere/house.db"));
    EXPECT_NE(error_of(opened).find("nowhere/house.db"), std::string::npos) << error_of(opened);
}

TEST(StoreOpening, ANewFileIsItsOwnersOnly) {
    const Folder folder;
    const std::string path = folder.file("house.db");
    const auto store = open_sqlite(path);
    ASSERT_TRUE(store);
    for (const char* ending : {"", "-wal", "-shm", ".lock"}) {
        EXPECT_EQ(std::filesystem::status(path + ending).permissions(),
                  std::filesystem::perms(0600))
            << ending;
    }
}

TEST(StoreOpening, AFileThatWasReplacedIsWrittenNoMore) {
    const Folder folder;
    const std::string file = folder.file("house.db");
    const std::string aside = folder.file("aside.db");
    const auto opened = open_sqlite(file);
    ASSERT_TRUE(opened);
    Store& store = **opened;
    ASSERT_TRUE(create(store, sample_table("t1")));
    std::filesystem::rename(file, aside);
    std::filesystem::copy_file(aside, file);
    const auto refused = append(store, "t1", sample_event(1));
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().text().find("house.db was deleted or replaced"), std::string::npos)
        << refused.error().text();
    EXPECT_TRUE((*load(store, "t1"))->events.empty());
    std::filesystem::rename(aside, file);
    EXPECT_TRUE(append(store, "t1", sample_event(1))) << "it is back";
}

// Root may write everything, so such things are tried as nobody, in a process of its own: the
// numbers of the answers that were false, as bits.
template <class... Answers>
int as_nobody(Answers... answers) {
    const pid_t child = ::fork();
    if (child == 0) {
        constexpr uid_t nobody = 65534;
        int wrong = ::geteuid() != 0 || ::setuid(nobody) == 0 ? 0 : 1;
        int bit = 1;
        ((wrong += answers() ? 0 : (bit *= 2)), ...);
        ::_exit(wrong);
    }
    int status = 0;
    EXPECT_EQ(::waitpid(child, &status, 0), child);
    return status;
}

TEST(StoreOpening, AFolderThatMayOnlyBeReadIsEnoughToRead) {
    const Folder folder;
    const std::string path = folder.file("house # 100%?.db");
    {
        auto store = open_sqlite(path);
        ASSERT_TRUE(store);
        ASSERT_TRUE(create(**store, sample_table("t1")));
    }
    ASSERT_FALSE(std::filesystem::exists(path + "-wal"));
    ::chmod(path.c_str(), 0444);
    ::chmod(folder.path().c_str(), 0555);
    EXPECT_EQ(as_nobody([&] {
                  const auto store = open_sqlite(path, {.access = Access::Read});
                  return store && tables(**store) == std::vector<std::string>{"t1"};
              }),
              0);
}

TEST(StoreOpening, AFileThatMayNotBeWrittenIsRefused) {
    const Folder folder;
    const std::string path = folder.file("house.db");
    ASSERT_TRUE(open_sqlite(path));
    ::chmod(folder.path().c_str(), 0777);
    ::chmod((path + ".lock").c_str(), 0666);
    ::chmod(path.c_str(), 0444);
    const auto refused = [&] {
        return error_of(open_sqlite(path)) == "The file " + path + " may not be written.";
    };
    const auto readable = [&] { return open_sqlite(path, {.access = Access::Read}).has_value(); };
    EXPECT_EQ(as_nobody(refused, readable), 0);
}

} // namespace
} // namespace tabuleiro::test
