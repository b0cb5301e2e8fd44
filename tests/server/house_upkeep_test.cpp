// The maintenance commands: what they leave unchanged, who may read what they write, and a game
// that continues from a backup.
#include "open_house.hpp"
#include "support/child.hpp"

namespace tabuleiro::test {
namespace {

namespace fs = std::filesystem;

int command(const Folder& data, const std::vector<std::string>& words) {
    std::vector<std::string> line{TABULEIRO_PROGRAM, "--config", "/dev/null", "--data",
                                  data.path().string()};
    line.insert(line.end(), words.begin(), words.end());
    return run(line, "/", "").status;
}

TEST(Upkeep, TheModeOfAFolderThatWasThereIsLeftAlone) {
    const Folder data;
    const auto shared = fs::perms(01777);
    fs::permissions(data.path(), shared);
    {
        const HouseProcess house(TABULEIRO_PROGRAM, data.path());
        ASSERT_NE(house.port(), 0);
    }
    EXPECT_EQ(fs::status(data.path()).permissions(), shared);
    EXPECT_EQ(fs::status(data.path() / "house.db").permissions(), fs::perms(0600));
}

TEST(Upkeep, AFolderThatTheHouseMakesIsPrivate) {
    const Folder folder;
    const HouseProcess house(TABULEIRO_PROGRAM, folder.path() / "new" / "data");
    ASSERT_NE(house.port(), 0);
    EXPECT_EQ(fs::status(folder.path() / "new" / "data").permissions(), fs::perms(0700));
}

TEST(Upkeep, AGameGoesOnFromABackupThatWasMadeDuringPlay) {
    const Folder data;
    const Folder other;
    const std::string backup = other.file("backup.db");
    NewTable table;
    std::string cookie;
    {
        HouseProcess house(TABULEIRO_PROGRAM, data.path(), roomy());
        Browser ana(house.port());
        table = open_table(ana, settings("chess", seat("here"), seat("here")));
        cookie = ana.cookie;
        WebSocketClient socket = ana.table(table.id);
        socket.say(play("e2e4"));
        ASSERT_FALSE(hear_move(socket, "e2e4").is_null());
        EXPECT_EQ(command(data, {"backup", backup}), 0);
        EXPECT_EQ(command(data, {"backup", backup}), 1) << "it is there already";
        EXPECT_EQ(command(data, {"backup", "--force", backup}), 0);
        EXPECT_EQ(command(data, {"check"}), 0);
        EXPECT_EQ(command(data, {"restore", "--force", backup}), 1) << "the house is open";
        socket.say(play("e7e5"));
        ASSERT_FALSE(hear_move(socket, "e7e5").is_null());
        EXPECT_EQ(house.end(SIGKILL), 128 + SIGKILL);
    }
    EXPECT_EQ(fs::status(backup).permissions(), fs::perms(0600));
    EXPECT_EQ(command(data, {"check", backup}), 0);
    EXPECT_EQ(command(data, {"restore", backup}), 1) << "there are games";
    EXPECT_EQ(command(data, {"restore", "--force", backup}), 0);

    HouseProcess house(TABULEIRO_PROGRAM, data.path(), roomy());
    ASSERT_NE(house.port(), 0);
    Browser ana(house.port());
    ana.cookie = cookie;
    WebSocketClient socket = ana.table(table.id);
    const json state = hear_until(socket, [](const json& m) { return m.contains("history"); });
    ASSERT_FALSE(state.is_null());
    EXPECT_EQ(state["history"]["moves"].size(), 1U) << "as it was when the backup was made";
    socket.say(play("c7c5"));
    EXPECT_FALSE(hear_move(socket, "c7c5").is_null());
}

TEST(Upkeep, AnExportIsItsOwnersOnlyAndHasTheHiddenShips) {
    const Folder data;
    const std::string file = data.file("games.txt");
    {
        HouseProcess house(TABULEIRO_PROGRAM, data.path(), roomy());
        Browser ana(house.port());
        open_table(ana, settings("wargame", seat("here"), seat("computer", 1)));
        const mode_t usual = ::umask(0022);
        EXPECT_EQ(command(data, {"export", file}), 0);
        ::umask(usual);
    }
    EXPECT_EQ(fs::status(file).permissions(), fs::perms(0600));
    const Folder other;
    EXPECT_EQ(command(other, {"import", file}), 0);
    const std::string again = other.file("again.txt");
    EXPECT_EQ(command(other, {"export", again}), 0);
    EXPECT_EQ(run({"/usr/bin/cmp", file, again}, "/", "").status, 0)
        << "a backup imports back equal";
}

TEST(Upkeep, ChecksAndRestoresOfOtherFilesFail) {
    const Folder data;
    EXPECT_EQ(command(data, {"check"}), 1) << "there is no house";
    EXPECT_EQ(command(data, {"backup", data.file("backup.db")}), 1);
    EXPECT_EQ(command(data, {"restore", TABULEIRO_PROGRAM}), 1);
    EXPECT_EQ(command(data, {"restore"}), 2);
    EXPECT_EQ(command(data, {"backup", "--keep", "-1", data.path().string()}), 2);
}

} // namespace
} // namespace tabuleiro::test
