// What the lobby asks the store.
#include "store/lobby/lobby_entries.hpp"
#include "store/lobby/waiting_tables.hpp"
#include "store/people/groups.hpp"
#include "store/people/teaching.hpp"
#include "support/each_store.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;
using sql::Transaction;
using Tables = std::vector<std::string>;

class LobbyStoreTest : public EachStore {
  protected:
    void add(const std::string& id, const std::string& role = "player") {
        write([&](Transaction& t) {
            return add_person(t, {id, "Name " + id, id, role, 1000}, std::nullopt, std::nullopt);
        });
    }
    void open_table(const std::string& id, const std::string& kind, const std::string& first = "",
                    const std::string& second = "") {
        Table made{id, "chess", "{}", 1000, {}};
        made.seats.first.kind = "here";
        made.seats.first.person = first;
        made.seats.second.kind = kind;
        made.seats.second.person = second;
        ASSERT_TRUE(create(*store_, made));
    }
    void happens(const std::string& table, const std::string& event,
                 std::optional<Finish> finish = std::nullopt) {
        const auto taken = take(*store_, table);
        ASSERT_TRUE(taken);
        ASSERT_TRUE(append(*store_, table, {1, 2000, Player::Second, event, ""}, std::move(finish),
                           std::get<HostedHere>(*taken).epoch));
    }
    Tables waiting() {
        return read([](Transaction& t) { return waiting_tables(t); });
    }
};

TEST_P(LobbyStoreTest, TablesWaitUntilSomebodyHasComeOrTheyHaveEnded) {
    add("rui");
    open_table("t1", "open");
    open_table("t2", "person", "", "rui");
    open_table("t3", "link");
    open_table("t4", "open");
    open_table("t5", "person", "", "rui");
    EXPECT_EQ(waiting(), (Tables{"t1", "t2", "t4", "t5"}));
    happens("t4", "join");
    happens("t5", "leave", Finish{std::nullopt, "abandonment", "", 2000});
    EXPECT_EQ(waiting(), (Tables{"t1", "t2"}));
}

TEST_P(LobbyStoreTest, ATeacherTeachesThoseWhoHaveAgreed) {
    for (const char* const id : {"ana", "bia", "eva"}) {
        add(id);
    }
    add("carla", "teacher");
    add("dora", "teacher");
    write([](Transaction& t) { return add_group(t, {"g", "Club", "carla", 1000}); });
    write([](Transaction& t) { return add_group(t, {"h", "Club", "dora", 1000}); });
    write([](Transaction& t) { return add_member(t, "g", "ana", "", true); });
    write([](Transaction& t) { return add_member(t, "g", "bia", "", false); });
    open_table("t1", "link", "eva", "ana");
    open_table("t2", "link", "bia", "eva");
    const auto teaches = [&](const std::string& teacher, const std::string& table) {
        return read([&](Transaction& t) { return teaches_player_at(t, teacher, table); });
    };
    EXPECT_TRUE(teaches("carla", "t1"));
    EXPECT_FALSE(teaches("carla", "t2"));
    EXPECT_FALSE(teaches("dora", "t1"));
    EXPECT_FALSE(teaches("eva", "t1"));
    EXPECT_FALSE(teaches("carla", "nothing"));
    write([](Transaction& t) { return set_role(t, "carla", "player"); });
    EXPECT_FALSE(teaches("carla", "t1")) << "no longer a teacher";
}

TEST_P(LobbyStoreTest, NodesHearWhatOthersHavePublished) {
    if (GetParam() == Database::Sqlite) {
        GTEST_SKIP() << "a house in a file has one node";
    }
    const Epoch own = store_->epoch();
    const Epoch other = own + 1; // which is not a node
    const auto publish = [&](const std::vector<PublishedEntry>& entries, WallTime now) {
        write([&](Transaction& t) { return publish_entries(t, entries, now); });
    };
    const auto after = [&](Epoch reader, std::int64_t number) {
        return read([&](Transaction& t) { return entries_after(t, reader, number); });
    };
    publish({{own, 0, "p1", "Ana"}, {own, 1, "t1", "offer"}}, 1000);
    publish({{other, 0, "p2", "Rui"}}, 1000);
    const ReadEntries heard = after(other, 0);
    EXPECT_EQ(heard.entries,
              (std::vector<PublishedEntry>{{own, 0, "p1", "Ana"}, {own, 1, "t1", "offer"}}));
    EXPECT_EQ(after(own, 0).entries, (std::vector<PublishedEntry>{{other, 0, "p2", "Rui"}}));
    publish({{own, 1, "t1", "why", true}}, 2000);
    const ReadEntries later = after(other, heard.last);
    EXPECT_EQ(later.entries, (std::vector<PublishedEntry>{{own, 1, "t1", "why", true}}));
    EXPECT_EQ(after(other, later.last).entries, std::vector<PublishedEntry>{});
    EXPECT_EQ(after(other, later.last).last, later.last);
    EXPECT_EQ(read([](Transaction& t) { return living_epochs(t); }), std::vector<Epoch>{own});
    write([&](Transaction& t) { return forget_entries(t, own, 2001); });
    EXPECT_EQ(after(0, 0).entries, (std::vector<PublishedEntry>{{own, 0, "p1", "Ana"}}));
}

TEST_WITH_EACH_STORE(LobbyStoreTest);

} // namespace
} // namespace tabuleiro::test
