// The games of a group's members; and a program that writes beside the one that owns the store.
#include "store/location/open_store.hpp"
#include "store/people/admin_links.hpp"
#include "store/people/group_games.hpp"
#include "store/people/groups.hpp"
#include "support/each_store.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;
using sql::Transaction;

class GroupGamesTest : public EachStore {
  protected:
    void add(const std::string& id, const std::string& role = "player") {
        write([&](Transaction& t) {
            return add_person(t, {id, "Name " + id, id, role, 1000}, std::nullopt, std::nullopt);
        });
    }
    void add_to_group(const std::string& person, bool accepted) {
        write([&](Transaction& t) { return add_member(t, "g", person, "", accepted); });
    }
    void play(const std::string& table, WallTime created, const std::string& first,
              const std::string& second, const char* event = nullptr) {
        Table made{table, "chess", "{}", created, {}};
        made.seats.first.kind = "here";
        made.seats.first.name = "Old " + first;
        made.seats.first.person = first;
        made.seats.second.kind = second.empty() ? "computer" : "link";
        made.seats.second.level = second.empty() ? "3" : "";
        made.seats.second.person = second;
        ASSERT_TRUE(create(*store_, made));
        if (event != nullptr) {
            const auto taken = take(*store_, table);
            ASSERT_TRUE(taken);
            ASSERT_TRUE(
                append(*store_, table, {1, created + 5, std::nullopt, event, ""},
                       event == std::string("close")
                           ? std::optional(Finish{Player::Second, "resignation", "", created + 5})
                           : std::nullopt,
                       std::get<HostedHere>(*taken).epoch));
        }
    }
    std::vector<GroupGame> games(int limit = 50) {
        return read([&](Transaction& t) { return games_of_group(t, "g", limit); });
    }
    std::vector<std::string> tables(int limit = 50) {
        std::vector<std::string> ids;
        for (const GroupGame& game : games(limit)) {
            ids.push_back(game.table);
        }
        return ids;
    }
};

TEST_P(GroupGamesTest, TheLatestOfThoseWhoHaveAgreed) {
    add("teacher", "teacher");
    for (const char* id : {"ana", "bia", "eva", "rui"}) {
        add(id);
    }
    write([&](Transaction& t) { return add_group(t, {"g", "Club", "teacher", 1000}); });
    add_to_group("ana", true);
    add_to_group("bia", false);
    add_to_group("eva", true);
    play("t1", 1000, "ana", "");
    play("t2", 2000, "bia", "rui");
    play("t3", 3000, "rui", "eva", "close");
    play("t4", 4000, "ana", "eva", "hide");
    play("t5", 5000, "ana", "eva");
    EXPECT_EQ(tables(), (std::vector<std::string>{"t5", "t3", "t1"}));
    EXPECT_EQ(tables(1), (std::vector<std::string>{"t5"}));
    const auto all = games();
    EXPECT_FALSE(all[0].finish);
    ASSERT_TRUE(all[1].finish);
    EXPECT_EQ(all[1].finish->winner, Player::Second);
    EXPECT_EQ(all[1].finish->ending, "resignation");
    EXPECT_EQ(all[1].finish->at, 3005);
    EXPECT_EQ(all[1].seats.second.person, "eva");
    EXPECT_EQ(all[1].seats.second.name, "Name eva") << "the name of today";
    EXPECT_EQ(all[2].seats.second.person, "");
    EXPECT_EQ(all[2].seats.second.level, "3");
    write([&](Transaction& t) { return set_role(t, "eva", "teacher"); });
    EXPECT_EQ(tables(), (std::vector<std::string>{"t5", "t1"})) << "not of teachers";
}

TEST_P(GroupGamesTest, AProgramWritesBesideTheOwner) {
    const std::string location =
        GetParam() == Database::Sqlite ? folder_.file("house.db") : address_;
    const auto beside = open_store(location, {.access = Access::Beside});
    ASSERT_TRUE(beside) << beside.error().text();
    for (int i = 0; i < 20; ++i) {
        const auto secret = hash_of(static_cast<std::uint8_t>(i));
        ASSERT_TRUE(
            sql::write(**beside, [&](Transaction& t) { return set_admin_link(t, secret, 5000); }));
        add("p" + std::to_string(i));
        EXPECT_TRUE(write([&](Transaction& t) { return use_admin_link(t, secret, 4000); }));
    }
    store_.reset();
    EXPECT_TRUE(sql::write(**beside, [&](Transaction& t) {
        return set_admin_link(t, hash_of(9), 5000);
    })) << "or without one";
}

TEST(BesideNoHouse, NothingIsMade) {
    const Folder folder;
    EXPECT_FALSE(open_store(folder.file("house.db"), {.access = Access::Beside}));
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST_WITH_EACH_STORE(GroupGamesTest);

} // namespace
} // namespace tabuleiro::test
