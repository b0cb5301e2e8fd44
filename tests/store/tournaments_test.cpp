// Tournaments and their events, whichever database the store is in.
#include "store/tournaments/tournaments.hpp"

#include <gtest/gtest.h>

#include <future>

#include "store/people/people.hpp"
#include "support/each_store.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;
using sql::Transaction;
using Ids = std::vector<std::string>;

class TournamentStoreTest : public EachStore {
  protected:
    void add(const std::string& id, const std::string& director = "carla",
             const std::string& group = "") {
        write([&](Transaction& t) {
            return add_tournament(t, {id, 0, 1000, director, group, 1, {"new", false}},
                                  {1, 1000, director, "", "created " + id});
        });
    }
    bool append(const std::string& id, const store::TournamentEvent& event,
                const TournamentPeople& people = {}, bool finished = false) {
        return write([&](Transaction& t) {
            return append_tournament_event(t, id, event, {"after " + event.text, finished}, people);
        });
    }
    std::vector<store::TournamentEvent> events(const std::string& id, std::int64_t after = 0) {
        return read([&](Transaction& t) { return tournament_events(t, id, after); });
    }
};

TEST_WITH_EACH_STORE(TournamentStoreTest);

TEST_P(TournamentStoreTest, EventsAreKeptInTheirOrder) {
    add("autumn");
    EXPECT_TRUE(append("autumn", {2, 1001, "ana", "c1", "Zoë \"enters\""}, {{"ana"}, {}}));
    EXPECT_TRUE(append("autumn", {3, 1002, "", "", "the house"}));
    open(); // as after a restart
    EXPECT_EQ(events("autumn"),
              (std::vector<store::TournamentEvent>{{1, 1000, "carla", "", "created autumn"},
                                                   {2, 1001, "ana", "c1", "Zoë \"enters\""},
                                                   {3, 1002, "", "", "the house"}}));
    EXPECT_EQ(events("autumn", 2).size(), 1U);
    EXPECT_EQ(events("winter"), std::vector<store::TournamentEvent>());
    const auto kept = read([](Transaction& t) { return tournament(t, "autumn"); });
    ASSERT_TRUE(kept);
    EXPECT_EQ(*kept,
              (store::Tournament{"autumn", 1, 1000, "carla", "", 3, {"after the house", false}}));
    const auto log = read([](Transaction& t) { return tournament_log(t, "autumn", 3, 1); });
    ASSERT_EQ(log.size(), 1U);
    EXPECT_EQ(log.front().number, 2);
}

TEST_P(TournamentStoreTest, OnlyTheNextNumberIsTaken) {
    add("autumn");
    EXPECT_FALSE(append("autumn", {1, 1001, "", "", "again"}));
    EXPECT_FALSE(append("autumn", {3, 1001, "", "", "a gap"}, {{"ana"}, {}}, true));
    EXPECT_EQ(events("autumn").size(), 1U);
    EXPECT_EQ(read([](Transaction& t) { return tournament(t, "autumn"); })->summary,
              (TournamentSummary{"new", false}));
    EXPECT_EQ(read([](Transaction& t) { return tournaments_of(t, "ana"); }), Ids());
    EXPECT_THROW(append("winter", {1, 1001, "", "", "nowhere"}), std::runtime_error);
    EXPECT_THROW(add("autumn"), std::runtime_error);
}

TEST_P(TournamentStoreTest, OfTwoWhoDecideAtTheSameTimeOneSucceeds) {
    add("autumn");
    std::unique_ptr<Store> other;
    if (GetParam() == Database::Postgresql) {
        other = *open_postgresql(address_, {.node = NodeOptions{"b:1"}});
    }
    for (std::int64_t number = 2; number < 12; ++number) {
        const auto decide = [number](Store& store, const std::string& text) {
            const auto done = sql::write(store, [&](Transaction& t) {
                return append_tournament_event(t, "autumn", {number, 1, "", "", text}, {});
            });
            EXPECT_TRUE(done) << done.error().text();
            return done.value_or(false) ? 1 : 0;
        };
        Store& second = other ? *other : *store_;
        auto there = std::async(std::launch::async, [&] { return decide(second, "there"); });
        const int here = decide(*store_, "here");
        EXPECT_EQ(here + there.get(), 1);
    }
    EXPECT_EQ(events("autumn").size(), 11U);
}

TEST_P(TournamentStoreTest, APersonHasACommandOnce) {
    add("autumn");
    add("winter");
    EXPECT_TRUE(append("autumn", {2, 1, "carla", "c1", "a"}));
    EXPECT_THROW(append("autumn", {3, 1, "carla", "c1", "b"}), std::runtime_error);
    EXPECT_TRUE(append("autumn", {3, 1, "ana", "c1", "b"}));
    EXPECT_TRUE(append("winter", {2, 1, "carla", "c1", "c"}));
    EXPECT_EQ(events("autumn").size(), 3U);
}

TEST_P(TournamentStoreTest, ListsShowTheNewestAndThoseThatAreNotFinished) {
    for (const char* const id : {"spring", "autumn", "summer"}) {
        add(id);
    }
    add("winter", "bob", "g1");
    append("spring", {2, 1, "", "", "over"}, {}, true);
    const auto page = read([](Transaction& t) { return tournaments_before(t, 4, 2); });
    ASSERT_EQ(page.size(), 2U);
    EXPECT_EQ(page[0].id, "summer");
    EXPECT_EQ(page[1].id, "autumn");
    EXPECT_EQ(page[1].number, 2);
    EXPECT_EQ(read([](Transaction& t) { return tournaments_before(t, 99, 9); })[0].group, "g1");
    using Unfinished = std::vector<std::pair<std::string, std::int64_t>>;
    EXPECT_EQ(read([](Transaction& t) { return unfinished_tournaments(t); }),
              (Unfinished{{"autumn", 1}, {"summer", 1}, {"winter", 1}}));
    EXPECT_EQ(read([](Transaction& t) { return unfinished_tournaments_of(t, "carla"); }), 2U);
}

TEST_P(TournamentStoreTest, PeopleFindTheirTournaments) {
    add("autumn");
    add("winter");
    append("autumn", {2, 1, "ana", "", "in"}, {{"ana"}, {}});
    append("autumn", {3, 1, "bob", "", "in"}, {{"bob"}, {}});
    append("winter", {2, 1, "ana", "", "in"}, {{"ana"}, {}});
    append("autumn", {4, 1, "bob", "", "out"}, {{}, {"bob"}});
    EXPECT_EQ(read([](Transaction& t) { return tournaments_of(t, "ana"); }),
              (Ids{"autumn", "winter"}));
    EXPECT_EQ(read([](Transaction& t) { return tournaments_of(t, "bob"); }), Ids());
}

TEST_P(TournamentStoreTest, NothingIsLeftOfSomebodyWhoWasRemoved) {
    add("autumn", "k7-carla");
    append("autumn", {2, 1, "x9-ana", "c1", "x9-ana in"}, {{"x9-ana"}, {}});
    for (const char* const id : {"x9-ana", "k7-carla"}) {
        write([&](Transaction& t) { return replace_in_tournaments(t, id, "nobody"); });
    }
    EXPECT_EQ(events("autumn"),
              (std::vector<store::TournamentEvent>{{1, 1000, "nobody", "", "created autumn"},
                                                   {2, 1, "nobody", "c1", "nobody in"}}));
    EXPECT_EQ(read([](Transaction& t) { return tournament(t, "autumn"); })->director, "nobody");
    EXPECT_EQ(read([](Transaction& t) { return tournaments_of(t, "nobody"); }), Ids{"autumn"});
}

} // namespace
} // namespace tabuleiro::test
