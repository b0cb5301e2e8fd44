// What a store keeps and answers, whichever database it is in.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <new>
#include <thread>

#include "store/people/people.hpp"
#include "support/each_store.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;

class StoreTest : public EachStore {};

TEST_WITH_EACH_STORE(StoreTest);

TEST_P(StoreTest, WhatWasWrittenIsThereAfterReopening) {
    const Table table = sample_table("t1");
    ASSERT_TRUE(create(*store_, table));
    ASSERT_TRUE(append(*store_, "t1", sample_event(1)));
    const Event flag{2, 5000, std::nullopt, "flag", ""};
    const Finish finish{Player::Second, "time", "", 5000};
    ASSERT_TRUE(append(*store_, "t1", flag, finish));
    open();
    EXPECT_EQ(log_of("t1"), (TableLog{table, {sample_event(1), flag}, finish}));
}

TEST_P(StoreTest, TextsAreKeptByteForByte) {
    Table table = sample_table("t1");
    table.settings = std::string("{\0\xFF'\n", 5);
    table.seats.first.name = "Zoë 'O\"Brien\" \xF0\x9F\x99\x82";
    ASSERT_TRUE(create(*store_, table));
    Event event = sample_event(1);
    event.text = std::string("\0\0", 2);
    ASSERT_TRUE(append(*store_, "t1", event));
    EXPECT_EQ(log_of("t1"), (TableLog{table, {event}, std::nullopt}));
}

TEST_P(StoreTest, ATableThatIsNotThereIsNoError) {
    const auto log = load(*store_, "nowhere");
    ASSERT_TRUE(log);
    EXPECT_FALSE(*log);
}

TEST_P(StoreTest, SeveralTablesAreLoadedInTheOrderAskedFor) {
    ASSERT_TRUE(create(*store_, sample_table("a")));
    ASSERT_TRUE(create(*store_, sample_table("b")));
    ASSERT_TRUE(create(*store_, sample_table("not asked for")));
    ASSERT_TRUE(append(*store_, "not asked for", sample_event(1)));
    ASSERT_TRUE(create(*store_, sample_table("c")));
    for (const std::uint32_t number : {1U, 2U, 3U}) {
        ASSERT_TRUE(append(*store_, "c", sample_event(number)));
        ASSERT_TRUE(append(*store_, "a", sample_event(number),
                           number == 3 ? std::optional(Finish{Player::First, "rule", "mate", 3000})
                                       : std::nullopt));
    }
    const auto logs = load_all(*store_, {"c", "nowhere", "b", "a"});
    ASSERT_TRUE(logs) << logs.error().text();
    EXPECT_EQ(*logs, (std::vector{log_of("c"), log_of("b"), log_of("a")}));
    EXPECT_EQ(logs->front().events.size(), 3U);
    EXPECT_TRUE(logs->back().finish);
    EXPECT_EQ(load_all(*store_, {})->size(), 0U);
}

TEST_P(StoreTest, ATableIsCreatedOnce) {
    ASSERT_TRUE(create(*store_, sample_table("t1")));
    Table other = sample_table("t1");
    other.game = "wargame";
    const auto again = create(*store_, other);
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().text(), "There is a table t1 already.");
    EXPECT_EQ(log_of("t1").table.game, "chess");
}

TEST_P(StoreTest, EventsComeInOrderWithoutGaps) {
    ASSERT_TRUE(create(*store_, sample_table("t1")));
    EXPECT_FALSE(append(*store_, "t1", sample_event(2)));
    ASSERT_TRUE(append(*store_, "t1", sample_event(1)));
    EXPECT_FALSE(append(*store_, "t1", sample_event(1)));
    EXPECT_FALSE(append(*store_, "t1", sample_event(3)));
    ASSERT_TRUE(append(*store_, "t1", sample_event(2)));
    EXPECT_EQ(log_of("t1").events.size(), 2U);
    EXPECT_FALSE(append(*store_, "t2", sample_event(1)));
}

TEST_P(StoreTest, ATableEndsOnceAndALaterEventIsStillKept) {
    const Finish finish{std::nullopt, "agreement", "", 7};
    ASSERT_TRUE(create(*store_, sample_table("t1")));
    ASSERT_TRUE(append(*store_, "t1", sample_event(1), finish));
    EXPECT_FALSE(append(*store_, "t1", sample_event(2), Finish{Player::First, "time", "", 8}));
    EXPECT_EQ(log_of("t1").events.size(), 1U) << "the event of the second end was kept";
    EXPECT_TRUE(append(*store_, "t1", sample_event(2)));
    EXPECT_EQ(log_of("t1").finish, finish);
}

Event event_by(std::uint32_t number, Player seat, const std::string& command_id) {
    return {number, 1000, seat, "play", "move", command_id};
}

TEST_P(StoreTest, ACommandIsWrittenOncePerSeatAndTable) {
    ASSERT_TRUE(create(*store_, sample_table("t1")));
    ASSERT_TRUE(create(*store_, sample_table("t2")));
    ASSERT_TRUE(append(*store_, "t1", event_by(1, Player::First, "k1")));
    open();
    const auto again = append(*store_, "t1", event_by(2, Player::First, "k1"));
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().text(), "The command k1 has been carried out already.");
    EXPECT_TRUE(append(*store_, "t1", event_by(2, Player::Second, "k1")));
    EXPECT_TRUE(append(*store_, "t1", event_by(3, Player::First, "k2")));
    EXPECT_TRUE(append(*store_, "t2", event_by(1, Player::First, "k1")));
    EXPECT_EQ(log_of("t1").events, (std::vector<Event>{event_by(1, Player::First, "k1"),
                                                       event_by(2, Player::Second, "k1"),
                                                       event_by(3, Player::First, "k2")}));
}

TEST_P(StoreTest, EventsWithoutACommandIdDoNotExcludeEachOther) {
    ASSERT_TRUE(create(*store_, sample_table("t1")));
    for (std::uint32_t number = 1; number <= 3; ++number) {
        EXPECT_TRUE(append(*store_, "t1", event_by(number, Player::First, "")));
    }
}

// What is refused must not take along what shares its transaction.
TEST_P(StoreTest, ARefusedJobLeavesItsNeighboursAlone) {
    ASSERT_TRUE(create(*store_, sample_table("t1")));
    std::vector<std::promise<bool>> answers(300);
    for (std::uint32_t i = 0; i < 300; ++i) {
        // Two of three are wrong: the number is not the next, or the table is not there.
        const std::string table = i % 3 == 2 ? "nowhere" : "t1";
        store_->append(table, 0, sample_event(i % 3 == 1 ? 1 : i / 3 + 1), std::nullopt,
                       [&, i](const auto& done) { answers[i].set_value(done.has_value()); });
    }
    for (std::uint32_t i = 0; i < 300; ++i) {
        EXPECT_EQ(answers[i].get_future().get(), i % 3 == 0) << i;
    }
    const TableLog log = log_of("t1");
    ASSERT_EQ(log.events.size(), 100U);
    for (std::uint32_t i = 0; i < 100; ++i) {
        EXPECT_EQ(log.events[i], sample_event(i + 1));
    }
}

TEST_P(StoreTest, AnswersComeInTheOrderOfTheCallsAndBeforeTheEnd) {
    ASSERT_TRUE(create(*store_, sample_table("t1")));
    std::vector<std::uint32_t> order;
    for (std::uint32_t number = 1; number <= 500; ++number) {
        store_->append("t1", 0, sample_event(number), std::nullopt, [&, number](const auto& done) {
            EXPECT_TRUE(done);
            order.push_back(number);
        });
    }
    store_.reset();
    ASSERT_EQ(order.size(), 500U);
    EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
}

TEST_P(StoreTest, ATableThatThisNodeHostsIsWrittenUnderItsEpoch) {
    EXPECT_EQ(*take(*store_, "t1"), Taken(NoSuchTable{}));
    ASSERT_TRUE(create(*store_, sample_table("t1")));
    const auto taken = take(*store_, "t1");
    ASSERT_TRUE(taken && std::holds_alternative<HostedHere>(*taken));
    const HostedHere host = std::get<HostedHere>(*taken);
    EXPECT_EQ(host.last_seen, std::nullopt);
    EXPECT_EQ(*take(*store_, "t1", Takeover::Unreachable), Taken(host));
    EXPECT_TRUE(store_->hosts(host.epoch));
    EXPECT_TRUE(append(*store_, "t1", sample_event(1), std::nullopt, host.epoch));
    EXPECT_TRUE(release(*store_, "t1", host.epoch));
    EXPECT_TRUE(release(*store_, "t1", host.epoch));
    EXPECT_EQ(*take(*store_, "t1"), Taken(host));
}

Table table_by_link(const std::string& id) {
    Table table = sample_table(id);
    table.seats.second = {"link", "", "", std::nullopt, hash_of(9)};
    return table;
}

const Event arrival{1, 2000, Player::Second, "join", "Bob"};

TEST_P(StoreTest, AnInvitationSeatsOnce) {
    ASSERT_TRUE(create(*store_, table_by_link("t1")));
    EXPECT_EQ(*join(*store_, "t1", {hash_of(8), hash_of(2), "Eve"}, arrival), Joined::Unknown);
    EXPECT_EQ(*join(*store_, "t2", {hash_of(9), hash_of(2), "Bob"}, arrival), Joined::Unknown);
    EXPECT_EQ(*join(*store_, "t1", {hash_of(9), hash_of(2), "Bob"}, arrival), Joined::Seated);
    EXPECT_EQ(*join(*store_, "t1", {hash_of(9), hash_of(3), "Eve"}, arrival), Joined::Used);
    const TableLog log = log_of("t1");
    EXPECT_EQ(log.table.seats.second.secret, hash_of(2));
    EXPECT_EQ(log.table.seats.second.name, "Bob");
    EXPECT_EQ(log.events, std::vector{arrival});
}

TEST_P(StoreTest, AnInvitationIsForOneSeat) {
    ASSERT_TRUE(create(*store_, table_by_link("t1")));
    Event wrong = arrival;
    wrong.seat = Player::First;
    EXPECT_EQ(*join(*store_, "t1", {hash_of(9), hash_of(2), "Eve"}, wrong), Joined::Unknown);
    EXPECT_EQ(log_of("t1").table.seats.first, person("Ana", 1));
}

TEST_P(StoreTest, AnInvitationIsNotUsedUpByAnEventThatIsNotTheNext) {
    ASSERT_TRUE(create(*store_, table_by_link("t1")));
    Event late = arrival;
    late.number = 2;
    EXPECT_FALSE(join(*store_, "t1", {hash_of(9), hash_of(2), "Bob"}, late));
    EXPECT_EQ(log_of("t1").table, table_by_link("t1"));
    EXPECT_EQ(*join(*store_, "t1", {hash_of(9), hash_of(2), "Bob"}, arrival), Joined::Seated);
}

TEST_P(StoreTest, OfManyWhoShowOneInvitationOneIsSeated) {
    ASSERT_TRUE(create(*store_, table_by_link("t1")));
    std::atomic<int> seated = 0;
    std::vector<std::thread> clients;
    for (std::uint8_t invitee = 10; invitee < 18; ++invitee) {
        clients.emplace_back([&, invitee] {
            for (int i = 0; i < 20; ++i) {
                const auto answer =
                    join(*store_, "t1", {hash_of(9), hash_of(invitee), "?"}, arrival);
                seated += answer && *answer == Joined::Seated ? 1 : 0;
            }
        });
    }
    for (std::thread& invitee : clients) {
        invitee.join();
    }
    EXPECT_EQ(seated, 1);
}

std::vector<std::string> ids(const Expected<std::vector<TableSummary>>& lines) {
    std::vector<std::string> ids;
    for (const TableSummary& line : lines.value()) {
        ids.push_back(line.table.id);
    }
    return ids;
}

TEST_P(StoreTest, UnfinishedTablesAreListedBySecretTheLastTouchedFirst) {
    ASSERT_TRUE(create(*store_, sample_table("a")));
    ASSERT_TRUE(create(*store_, table_by_link("b")));
    ASSERT_TRUE(create(*store_, sample_table("ended")));
    Table other = sample_table("other");
    other.seats.first = person("Bob", 2);
    ASSERT_TRUE(create(*store_, other));
    ASSERT_TRUE(append(*store_, "a", sample_event(1)));
    ASSERT_TRUE(
        append(*store_, "ended", sample_event(1), Finish{Player::First, "rule", "mate", 1}));
    EXPECT_EQ(ids(unfinished_of(*store_, hash_of(1), 9)), (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(ids(unfinished_of(*store_, hash_of(2), 9)), (std::vector<std::string>{"other"}));
    EXPECT_EQ(ids(unfinished_of(*store_, hash_of(3), 9)), (std::vector<std::string>{}));

    ASSERT_EQ(*join(*store_, "b", {hash_of(9), hash_of(2), "Bob"}, arrival), Joined::Seated);
    EXPECT_EQ(ids(unfinished_of(*store_, hash_of(1), 9)), (std::vector<std::string>{"b", "a"}));
    EXPECT_EQ(ids(unfinished_of(*store_, hash_of(2), 9)), (std::vector<std::string>{"b", "other"}));
    const auto lines = unfinished_of(*store_, hash_of(2), 9);
    EXPECT_EQ(lines->front().events, 1U);
    EXPECT_EQ(lines->front().last, arrival.at);
    EXPECT_EQ(lines->front().table.seats.second.name, "Bob");
    EXPECT_EQ(lines->back().events, 0U);
    EXPECT_EQ(lines->back().last, 1000);
}

// Somebody who is signed in has no secret of the browser.
class SeatsOfPeople : public EachStore {
  protected:
    void SetUp() override {
        EachStore::SetUp();
        for (const char* const id : {"p1", "p2"}) {
            write([&](sql::Transaction& t) {
                return add_person(t, {id, id, id, "player", 0}, {}, {});
            });
        }
    }
    static Table table_of(const std::string& id, const std::string& person) {
        Table table = table_by_link(id);
        table.seats.first = {"here", "Ana", "", std::nullopt, std::nullopt, person};
        return table;
    }
};

TEST_WITH_EACH_STORE(SeatsOfPeople);

TEST_P(SeatsOfPeople, AreKeptWithTheirPerson) {
    ASSERT_TRUE(create(*store_, table_of("t1", "p1")));
    const Invitee bob{hash_of(9), hash_of(2), "Bob", "p2"};
    EXPECT_EQ(*join(*store_, "t1", bob, arrival), Joined::Seated);
    EXPECT_EQ(*join(*store_, "t1", bob, arrival), Joined::Used);
    EXPECT_EQ(*join(*store_, "t1", {hash_of(9), hash_of(3), "Eve"}, arrival), Joined::Used);
    open();
    const Table table = log_of("t1").table;
    EXPECT_EQ(table.seats.first, table_of("t1", "p1").seats.first);
    EXPECT_EQ(table.seats.second, (Seat{"link", "Bob", "", std::nullopt, hash_of(9), "p2"}));
    EXPECT_FALSE(*knows_secret(*store_, hash_of(2)));
}

TEST_P(SeatsOfPeople, AreRefusedToThoseWhoAreNotKnown) {
    const auto made = create(*store_, table_of("t1", "p3"));
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error(), unknown_person().value());
    EXPECT_FALSE(*load(*store_, "t1"));
    ASSERT_TRUE(create(*store_, table_of("t1", "p1")));
    const auto again = create(*store_, table_of("t1", "p1"));
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().text(), "There is a table t1 already.");
    const auto joined = join(*store_, "t1", {hash_of(9), {}, "Eve", "p3"}, arrival);
    ASSERT_FALSE(joined);
    EXPECT_EQ(joined.error(), unknown_person().value());
    EXPECT_EQ(log_of("t1").table, table_of("t1", "p1"));
    EXPECT_EQ(*join(*store_, "t1", {hash_of(9), {}, "Bob", "p2"}, arrival), Joined::Seated);
}

TEST_P(SeatsOfPeople, AreListedByPersonWhileTheTableHasNotEnded) {
    ASSERT_TRUE(create(*store_, table_of("a", "p1")));
    ASSERT_TRUE(create(*store_, table_of("b", "p1")));
    ASSERT_TRUE(create(*store_, table_of("c", "p2")));
    Table both = table_of("d", "p1");
    both.seats.second = both.seats.first;
    ASSERT_TRUE(create(*store_, both));
    ASSERT_TRUE(append(*store_, "a", sample_event(1)));
    const auto lists = [&](const std::string& person, std::size_t limit = 9) {
        return ids(unfinished_of_person(*store_, person, limit));
    };
    EXPECT_EQ(lists("p1"), (std::vector<std::string>{"a", "d", "b"}));
    EXPECT_EQ(lists("p1", 1), (std::vector<std::string>{"a"}));
    EXPECT_EQ(lists("p2"), (std::vector<std::string>{"c"}));
    EXPECT_EQ(lists(""), std::vector<std::string>());
    ASSERT_TRUE(append(*store_, "d", sample_event(1), Finish{Player::First, "rule", "mate", 1}));
    EXPECT_EQ(lists("p1"), (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(standings(*store_, 9)->size(), 1U);
}

TEST_P(SeatsOfPeople, AreTakenInWithTheirPersonOnlyByACopy) {
    const TableLog log{table_of("t1", "gone"), {}, std::nullopt};
    ASSERT_TRUE(adopt(*store_, {log}, Secrets::Keep));
    EXPECT_EQ(log_of("t1"), log);
    TableLog other = log;
    other.table.id = "t2";
    ASSERT_TRUE(adopt(*store_, {other}, Secrets::Remove));
    EXPECT_EQ(log_of("t2").table.seats.first.person, "");
}

TEST_P(StoreTest, ListsHaveAtMostSoManyLines) {
    for (int i = 0; i < 5; ++i) {
        Table table = sample_table("t" + std::to_string(i));
        table.seats = {person("P" + std::to_string(i), 1), person("Q", 1)};
        ASSERT_TRUE(create(*store_, table));
        Event event = sample_event(1);
        event.at = 2000 - i;
        ASSERT_TRUE(append(*store_, table.id, event));
    }
    EXPECT_EQ(ids(unfinished_of(*store_, hash_of(1), 2)), (std::vector<std::string>{"t0", "t1"}));
    EXPECT_EQ(unfinished_of(*store_, hash_of(1), 0)->size(), 0U);
    for (int i = 0; i < 5; ++i) {
        ASSERT_TRUE(append(*store_, "t" + std::to_string(i), sample_event(2),
                           Finish{Player::First, "rule", "", 1}));
    }
    EXPECT_EQ(unfinished_of(*store_, hash_of(1), 9)->size(), 0U);
    EXPECT_EQ(standings(*store_, 9)->size(), 6U);
    EXPECT_EQ(*standings(*store_, 1), (std::vector<Standing>{{"Q", "chess", "", 0, 0, 5}}))
        << "who has the most games";
}

TEST_P(StoreTest, OnePersonAtBothSeatsHasTheTableOnce) {
    Table table = sample_table("a");
    table.seats.second = person("Bea", 1);
    ASSERT_TRUE(create(*store_, table));
    EXPECT_EQ(ids(unfinished_of(*store_, hash_of(1), 9)), (std::vector<std::string>{"a"}));
}

TEST_P(StoreTest, StandingsCountByNameGameAndLevel) {
    int number = 0;
    const auto play = [&](const std::string& game, const Seat& first, const Seat& second,
                          std::optional<Player> winner) {
        Table table = sample_table("t" + std::to_string(number++));
        table.game = game;
        table.seats = {first, second};
        ASSERT_TRUE(create(*store_, table));
        ASSERT_TRUE(append(*store_, table.id, sample_event(1), Finish{winner, "rule", "", 1}));
    };
    play("chess", person("Ana", 1), computer("3"), Player::First);
    play("chess", computer("3"), person("Ana", 1), Player::First);
    play("chess", computer("3"), person("Ana", 1), std::nullopt);
    play("chess", person("Ana", 1), computer("4"), Player::First);
    play("chess", person("Ana", 1), person("Bob", 2), Player::Second);
    play("wargame", person("Ana", 1), computer("3"), Player::Second);
    play("chess", computer("1"), computer("2"), Player::Second);
    play("chess", person("", 1), computer("2"), Player::First);
    ASSERT_TRUE(create(*store_, sample_table("unfinished")));
    ASSERT_TRUE(create(*store_, sample_table("cancelled")));
    const Finish nobody_came{std::nullopt, "abandonment", "", 1};
    ASSERT_TRUE(append(*store_, "cancelled", sample_event(1), nobody_came));
    EXPECT_EQ(*standings(*store_, 9), (std::vector<Standing>{
                                          {"Ana", "chess", "", 0, 0, 1},
                                          {"Ana", "chess", "3", 1, 1, 1},
                                          {"Ana", "chess", "4", 1, 0, 0},
                                          {"Ana", "wargame", "3", 0, 0, 1},
                                          {"Bob", "chess", "", 1, 0, 0},
                                      }));
}

TEST_P(StoreTest, TablesFromElsewhereAreTakenInOnceAndHaveNoSecrets) {
    const TableLog ended{
        sample_table("x"), {sample_event(1)}, Finish{Player::First, "rule", "", 1}};
    const TableLog open_still{sample_table("y"), {sample_event(1), sample_event(2)}, std::nullopt};
    EXPECT_EQ(*adopt(*store_, {ended, open_still}), 2U);
    EXPECT_EQ(*adopt(*store_, {ended, open_still}), 0U);
    EXPECT_EQ(*tables(*store_), (std::vector<std::string>{"x", "y"}));
    EXPECT_EQ(unfinished_of(*store_, hash_of(1), 9)->size(), 0U);
    EXPECT_EQ(standings(*store_, 9)->size(), 1U);
    TableLog expected = open_still;
    expected.table.seats.first.secret.reset();
    EXPECT_EQ(log_of("y"), expected);
}

TEST_P(StoreTest, ABadTableFromElsewhereLeavesAllOutside) {
    const TableLog good{sample_table("x"), {sample_event(1)}, std::nullopt};
    const TableLog bad{sample_table("y"), {sample_event(2)}, std::nullopt};
    EXPECT_FALSE(adopt(*store_, {good, bad}));
    EXPECT_EQ(*tables(*store_), std::vector<std::string>{});
}

TEST_P(StoreTest, ReadingGoesOnWhileThousandsAreWritten) {
    ASSERT_TRUE(create(*store_, sample_table("t1")));
    std::atomic<std::uint32_t> acknowledged = 0;
    std::thread reader([&] {
        while (acknowledged < 2000) {
            const std::uint32_t before = acknowledged;
            const auto log = load(*store_, "t1");
            ASSERT_TRUE(log && *log);
            EXPECT_GE((*log)->events.size(), before);
        }
    });
    for (std::uint32_t number = 1; number <= 2000; ++number) {
        store_->append("t1", 0, sample_event(number), std::nullopt, [&](const auto& done) {
            EXPECT_TRUE(done);
            ++acknowledged;
        });
    }
    reader.join();
}

TEST_P(StoreTest, ReadsRunAtTheSameTime) {
    std::promise<void> second_has_run;
    std::promise<void> first_is_done;
    store_->tables([&](const auto&) {
        second_has_run.get_future().wait();
        first_is_done.set_value();
    });
    store_->standings(9, [&](const auto&) { second_has_run.set_value(); });
    first_is_done.get_future().wait();
}

// Both readers are busy when the store is closed; what waits behind them fails.
TEST_P(StoreTest, EveryReadIsAnsweredWhenTheStoreCloses) {
    ASSERT_TRUE(create(*store_, sample_table("t1")));
    Store* const store = store_.get();
    std::promise<void> go_on;
    const auto when_all_wait = go_on.get_future().share();
    std::atomic<int> answered = 0;
    std::atomic<int> failed = 0;
    const auto count = [&](const auto& answer) {
        ++answered;
        failed += answer ? 0 : 1;
    };
    for (int reader = 0; reader < 2; ++reader) {
        store_->tables([&](const auto& answer) {
            when_all_wait.wait();
            count(answer);
            // A handler may go on to use the store.
            store->load("t1", count);
            store->append("t1", 0, sample_event(1), std::nullopt, count);
        });
    }
    for (int i = 0; i < 100; ++i) {
        store_->load("t1", count);
    }
    std::thread closing([&] { store_.reset(); });
    std::this_thread::sleep_for(std::chrono::milliseconds(20)); // most likely it is closing now
    go_on.set_value();
    closing.join();
    EXPECT_EQ(answered, 2 + 2 + 2 + 100);
    EXPECT_GE(failed, 1) << "the second writer of event 1";
    open();
    EXPECT_EQ(log_of("t1").events.size(), 1U);
}

TEST_P(StoreTest, ASecretIsKnownByASeat) {
    ASSERT_TRUE(create(*store_, sample_table("t1")));
    EXPECT_EQ(knows_secret(*store_, hash_of(1)), true);
    EXPECT_EQ(knows_secret(*store_, hash_of(9)), false);
}

TEST_P(StoreTest, WhatAHandlerThrowsStopsNothingElse) {
    for (int reader = 0; reader < 2; ++reader) {
        store_->tables([](const auto&) { throw std::bad_alloc(); });
    }
    EXPECT_TRUE(tables(*store_));
    store_->create(sample_table("t1"), [](const Expected<void>&) { throw std::bad_alloc(); });
    EXPECT_TRUE(create(*store_, sample_table("t2")));
    EXPECT_TRUE(append(*store_, "t1", sample_event(1)));
}

} // namespace
} // namespace tabuleiro::test
