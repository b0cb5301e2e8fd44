// A person who is removed leaves their games and nothing else, whichever database the store is in.
#include <gtest/gtest.h>

#include <deque>
#include <future>

#include "store/history/results.hpp"
#include "store/people/devices.hpp"
#include "store/people/groups.hpp"
#include "store/people/known_addresses.hpp"
#include "store/people/moderation.hpp"
#include "store/people/removal.hpp"
#include "store/ratings/ratings.hpp"
#include "support/each_store.hpp"
#include "support/stored_tables.hpp"
#include "table_log/house_texts.hpp"
#include "table_log/store_mapping.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;
using sql::Transaction;

class PersonRemovalTest : public EachStore {
  protected:
    void add(const std::string& id, const std::string& name) {
        write([&](Transaction& t) {
            return add_person(t, {id, name, "folded " + name, "player", 5, "id-Rui"}, hash_of(1),
                              std::nullopt);
        });
    }
    // A game of every kind. Seats of people are the person's if they have this name.
    void play_all_as(const std::string& person, const std::string& name) {
        Rng rng(11);
        int number = 0;
        for (const Scenario& scenario : stored_scenarios()) {
            const TableDriver driver = random_table(scenario, rng, 30);
            house::Settings settings = driver.settings();
            Table table{"t" + std::to_string(++number), settings.game, {}, 900'000, {}};
            for (const Player player : players) {
                house::Seat& seat = settings.seats[player];
                // The one who joins has a name in the event.
                seat.name = seat.kind == house::SeatKind::Here ? name : "";
            }
            table.settings = house::to_text(settings);
            table.seats = table_log::seats_of(settings);
            for (const Player player : players) {
                if (settings.seats[player].kind == house::SeatKind::Here) {
                    table.seats[player].person = person;
                }
                if (settings.seats[player].kind == house::SeatKind::Link) {
                    table.seats[player].invitation = hash_of(9);
                }
            }
            require(create(*store_, table).map([] { return true; }));
            for (const Event& event : driver.log()) {
                append_as_server(table.id, event, driver, name, person);
            }
        }
    }
    bool remove(const std::string& id, const std::string& replacement = "nobody-1") {
        return write([&](Transaction& t) {
            return remove_person(t, id, replacement, table_log::house_texts());
        });
    }
    // The tables of the database in which a value has this text.
    std::string tables_with(const std::string& text) {
        std::string found;
        const sql::Rows tables = read([&](Transaction& t) {
            return t.run(GetParam() == Database::Sqlite
                             ? "SELECT name FROM sqlite_schema WHERE type = 'table'"
                             : "SELECT relname::text FROM pg_class WHERE relkind = 'r'"
                               " AND relnamespace = current_schema::regnamespace");
        });
        EXPECT_GE(tables.rows(), 15);
        static std::deque<std::string> statements; // they must stay
        for (int row = 0; row < tables.rows(); ++row) {
            statements.push_back("SELECT * FROM " + tables.text(row, 0));
            const sql::Rows rows = read([&](Transaction& t) { return t.run(statements.back()); });
            bool has = false;
            for (int i = 0; i < rows.rows(); ++i) {
                for (int column = 0; column < rows.columns(); ++column) {
                    has = has || rows.text(i, column).find(text) != std::string::npos;
                }
            }
            found += has ? tables.text(row, 0) + " " : "";
        }
        return found;
    }
    std::vector<TableLog> logs() {
        std::vector<TableLog> logs;
        const auto ids = tables(*store_);
        for (const std::string& id : *ids) {
            logs.push_back(log_of(id));
        }
        return logs;
    }

  private:
    void append_as_server(const std::string& table, Event event, const TableDriver& driver,
                          const std::string& name, const std::string& person) {
        std::optional<Finish> finish;
        if (const auto& result = driver.table().result(); result && event == driver.log().back()) {
            finish = table_log::to_store(*result, event.at);
        }
        if (event.kind != EventKind::Join) {
            require(append(*store_, table, stored(event), finish).map([] { return true; }));
            return;
        }
        event.text = name;
        EXPECT_EQ(require(join(*store_, table, {hash_of(9), {}, name, person}, stored(event))),
                  Joined::Seated);
    }
};

TEST_WITH_EACH_STORE(PersonRemovalTest);

TEST_P(PersonRemovalTest, NothingOfThePersonIsLeftInAnyTable) {
    add("id-Rui", "Rui");
    add("id-Ana", "Ana Lúcia");
    add("id-Bob", "Bob");
    write([](Transaction& t) {
        return add_device(t, {"d1", "id-Ana", "Ana Lúcia's phone", 1, 1}, hash_of(3));
    });
    write([](Transaction& t) { return add_known_address(t, "id-Ana", hash_of(4), 4, 1); });
    write([](Transaction& t) { return add_group(t, {"g1", "Class", "id-Rui", 1}); });
    write([](Transaction& t) { return add_group(t, {"g2", "Ana Lúcia's", "id-Ana", 1}); });
    write([](Transaction& t) { return add_member(t, "g1", "id-Ana", "Ana Lúcia X", true); });
    write([](Transaction& t) { return add_member(t, "g2", "id-Bob", "Robert", true); });
    write([](Transaction& t) {
        return add_moderation(t, {0, 1, "id-Ana", "role", "id-Bob", "", "teacher"});
    });
    write([](Transaction& t) {
        return add_moderation(t, {0, 2, "id-Rui", "rename", "id-Ana", "t1", ""});
    });
    play_all_as("id-Ana", "Ana Lúcia");
    const HistoryEntry ended{"id-Ana",      9,        1,     "t1",   "chess",
                             Player::First, "id-Bob", "won", "none", true};
    HistoryEntry same = ended;
    same.person = "id-Bob";
    same.opponent = "id-Ana";
    same.result = "lost";
    for (const HistoryEntry& entry : {ended, same}) {
        write([&](Transaction& t) { return add_history(t, entry); });
        write([&](Transaction& t) { return set_rating(t, {entry.person, "chess", 1500}); });
    }
    for (const char* const table :
         {"people", "seats", "tables", "events", "standings", "devices"}) {
        EXPECT_NE(tables_with("Ana Lúcia").find(table), std::string::npos) << table;
    }
    EXPECT_TRUE(remove("id-Ana"));
    EXPECT_EQ(tables_with("Ana Lúcia"), "");
    EXPECT_EQ(tables_with("Robert"), "") << "the real name was the removed teacher's to know";
    // The nodes must hear whose sessions have ended.
    EXPECT_EQ(tables_with("id-Ana"), "session_changes ");
    // What follows from games stays, for the opponent and for computing it again.
    const auto rest = read([](Transaction& t) { return results_of(t, "id-Bob", Counted::All, 9); });
    ASSERT_EQ(rest.size(), 1U);
    EXPECT_EQ(rest.front().opponent, "nobody-1");
    EXPECT_FALSE(rest.front().known);
    const auto entries = read([](Transaction& t) { return history_between(t, 0, 1); });
    ASSERT_EQ(entries.size(), 2U);
    for (const HistoryEntry& entry : entries) {
        EXPECT_EQ(entry.opponent, entry.person == "id-Bob" ? "nobody-1" : "id-Bob");
    }
    EXPECT_TRUE(read([](Transaction& t) { return rating_of(t, "nobody-1", "chess"); }));
    write([](Transaction& t) { return forget_session_changes(t, 99); });
    EXPECT_EQ(tables_with("id-Ana"), "");
    EXPECT_FALSE(read([](Transaction& t) { return session_with(t, hash_of(3)); }));
    EXPECT_TRUE(read([](Transaction& t) { return store::person(t, "id-Bob"); }));
    EXPECT_TRUE(read([](Transaction& t) { return group(t, "g1"); }));
    EXPECT_EQ(read([](Transaction& t) { return moderation_entries(t, 0, 1); }).front().person,
              "nobody-1");
    EXPECT_FALSE(remove("id-Ana"));
}

TEST_P(PersonRemovalTest, TheGamesStayAsTheyWere) {
    add("id-Ana", "Ana");
    play_all_as("id-Ana", "Ana");
    const auto before = logs();
    EXPECT_TRUE(remove("id-Ana"));
    const auto after = logs();
    ASSERT_EQ(after.size(), before.size());
    for (std::size_t i = 0; i < after.size(); ++i) {
        const auto old_table = require(table_log::restore_table(before[i]));
        const auto new_table = require(table_log::restore_table(after[i]));
        EXPECT_EQ(new_table->table.result(), old_table->table.result());
        EXPECT_EQ(after[i].finish, before[i].finish);
        ASSERT_EQ(after[i].events.size(), before[i].events.size());
        for (std::size_t event = 0; event < after[i].events.size(); ++event) {
            store::Event expected = before[i].events[event];
            expected.text = expected.kind == "join" ? "" : expected.text;
            EXPECT_EQ(after[i].events[event], expected);
        }
        for (const Player player : players) {
            Seat expected = before[i].table.seats[player];
            if (expected.person == "id-Ana") {
                expected.person = "nobody-1";
                expected.name = "";
            }
            EXPECT_EQ(after[i].table.seats[player], expected);
        }
    }
    EXPECT_TRUE(unfinished_of_person(*store_, "id-Ana", 99)->empty());
    EXPECT_FALSE(unfinished_of_person(*store_, "nobody-1", 99)->empty());
}

// Others may have the same name, or have played against the person.
TEST_P(PersonRemovalTest, StandingsAreThoseOfTheGamesThatStillHaveNames) {
    add("id-Ana", "Ana");
    play_all_as("id-Ana", "Ana");
    const auto end = [&](const std::string& id, const Seat& first, const Seat& second) {
        Table table = sample_table(id);
        table.settings = R"({"seats":{"first":{"name":"x"},"second":{"name":"y"}}})";
        table.seats = {first, second};
        ASSERT_TRUE(create(*store_, table));
        ASSERT_TRUE(append(*store_, id, sample_event(1), Finish{Player::First, "rule", "", 1}));
    };
    const Seat ana{"here", "Ana", "", std::nullopt, std::nullopt, "id-Ana"};
    end("x1", person("Ana", 7), computer("1"));
    end("x2", ana, computer("1"));
    end("x3", ana, person("Bob", 8));
    EXPECT_TRUE(remove("id-Ana"));
    const Folder folder;
    const auto counted = *open_sqlite(folder.file("house.db"));
    ASSERT_TRUE(adopt(*counted, logs(), Secrets::Keep));
    EXPECT_EQ(*standings(*store_, 999), *standings(*counted, 999));
    EXPECT_EQ(*standings(*store_, 999),
              (std::vector<store::Standing>{{"Ana", "chess", "1", 1, 0, 0},
                                            {"Bob", "chess", "", 0, 0, 1}}));
}

TEST_P(PersonRemovalTest, ARemovalThatFailsLeavesEverything) {
    add("id-Ana", "Ana");
    play_all_as("id-Ana", "Ana");
    const auto before = logs();
    int left = 3;
    const HouseTexts failing{[&](std::string_view settings, Player seat) -> Expected<std::string> {
                                 if (left-- == 0) {
                                     return fail("No.");
                                 }
                                 return table_log::house_texts().without_name(settings, seat);
                             },
                             {"join"}};
    const auto removed = sql::write(
        *store_, [&](Transaction& t) { return remove_person(t, "id-Ana", "nobody-1", failing); });
    ASSERT_FALSE(removed);
    EXPECT_NE(removed.error().text().find("of the table t"), std::string::npos);
    EXPECT_EQ(logs(), before);
    EXPECT_TRUE(read([](Transaction& t) { return store::person(t, "id-Ana"); }));
    EXPECT_EQ(tables_with("nobody-1"), "");
}

// Whoever is removed while they sit down has either sat down before, and the seat is nameless, or
// is refused.
TEST_P(PersonRemovalTest, APersonWhoSitsDownMeanwhileIsRefusedOrRemovedThereToo) {
    std::unique_ptr<Store> other;
    if (GetParam() == Database::Postgresql) {
        other = *open_postgresql(address_, {.node = NodeOptions{"b:1"}});
    }
    int seated = 0;
    for (int i = 0; i < 20; ++i) {
        const std::string id = "id-" + std::to_string(i) + "-";
        add(id, "Ana" + std::to_string(i));
        Table table = sample_table("t" + std::to_string(i));
        table.settings = R"({"seats":{"first":{},"second":{}}})";
        table.seats.second = {"link", "", "", std::nullopt, hash_of(9)};
        ASSERT_TRUE(create(*store_, table));
        const store::Event arrival{1, 2000, Player::Second, "join", "Ana"};
        auto joined = std::async(std::launch::async, [&] {
            return join(other ? *other : *store_, table.id, {hash_of(9), {}, "Ana", id}, arrival);
        });
        EXPECT_TRUE(remove(id, "nobody"));
        const auto answer = joined.get();
        if (answer) {
            EXPECT_EQ(*answer, Joined::Seated);
            EXPECT_EQ(log_of(table.id).table.seats.second.person, "nobody");
            EXPECT_EQ(log_of(table.id).events.front().text, "");
            ++seated;
        } else {
            EXPECT_EQ(answer.error(), unknown_person().value());
            EXPECT_EQ(log_of(table.id).table, table);
        }
        EXPECT_EQ(tables_with(id), "session_changes ");
    }
    RecordProperty("seated", seated);
}

} // namespace
} // namespace tabuleiro::test
