// Finished games become histories and ratings, whichever database, node and moment.
#include <future>

#include "server/ratings/recompute.hpp"
#include "server/ratings/recording.hpp"
#include "server/ratings/shown_ratings.hpp"
#include "store/history/results.hpp"
#include "store/people/people.hpp"
#include "support/each_store.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;
using sql::Transaction;

constexpr const char* rated_settings =
    R"({"game":"chess","seats":{"first":{"kind":"here"},"second":{"kind":"link"}},"rated":true})";
constexpr const char* casual_settings =
    R"({"game":"chess","seats":{"first":{"kind":"here"},"second":{"kind":"link"}}})";

Seat player_seat(const std::string& person) {
    return {"here", person, "", std::nullopt, std::nullopt, person};
}

class RecordingTest : public EachStore {
  protected:
    void SetUp() override {
        EachStore::SetUp();
        for (const char* const id : {"ana", "bob", "eva"}) {
            write([&](Transaction& t) { return add_person(t, {id, id, id, "player", 1}, {}, {}); });
        }
    }
    // A game that ends at this time; both have moved.
    void play(const std::string& id, const Seat& first, const Seat& second,
              std::optional<Player> winner, WallTime at, const char* settings = rated_settings,
              const char* ending = "resignation") {
        Table table = sample_table(id);
        table.settings = settings;
        table.seats = {first, second};
        const auto made = create(*store_, table);
        ASSERT_TRUE(made) << made.error().text();
        ASSERT_TRUE(append(*store_, id, sample_event(1)));
        ASSERT_TRUE(append(*store_, id, sample_event(2), Finish{winner, ending, "", at}));
    }
    // Many games, all rated, of three people and two levels.
    void play_many(int games, int from = 0) {
        const std::vector<Seat> seats{player_seat("ana"), player_seat("bob"), player_seat("eva"),
                                      computer("2"), computer("5")};
        for (int i = from; i < from + games; ++i) {
            const auto one = static_cast<std::size_t>(i % 3);
            const auto other = static_cast<std::size_t>((i % 3 + 1 + i % 4) % 5);
            if (one == other) {
                continue;
            }
            const auto winner = i % 7 == 0
                                    ? std::nullopt
                                    : std::optional(i % 2 == 0 ? Player::First : Player::Second);
            play("t" + std::to_string(i), seats[one], seats[other], winner,
                 1'000'000'000'000 + i * 50'000'000LL);
        }
    }
    void record_all(Store& store, std::size_t at_once = 3) {
        for (bool more = true; more;) {
            const auto done =
                sql::write(store, [&](Transaction& t) { return server::record_games(t, at_once); });
            ASSERT_TRUE(done) << done.error().text();
            more = *done;
        }
    }
    std::vector<HistoryEntry> entries() {
        return read([](Transaction& t) { return history_between(t, 0, 1'000); });
    }
    std::vector<StoredRating> ratings() { return read(all_ratings); }
};

TEST_WITH_EACH_STORE(RecordingTest);

TEST_P(RecordingTest, BothPeopleHaveTheGameInTheirHistories) {
    play("t1", player_seat("ana"), player_seat("bob"), Player::First, 5000, casual_settings);
    record_all(*store_);
    const auto found = entries();
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0], (HistoryEntry{"ana", 5000, 1, "t1", "chess", Player::First, "bob", "won",
                                      "none", false}));
    EXPECT_EQ(found[1], (HistoryEntry{"bob", 5000, 1, "t1", "chess", Player::Second, "ana", "lost",
                                      "none", false}));
    EXPECT_TRUE(ratings().empty()) << "it was casual";
}

TEST_P(RecordingTest, WhatDoesNotCountChangesNoRating) {
    play("t1", player_seat("ana"), person("Visitor", 7), Player::First, 5000);
    play("t2", player_seat("ana"), player_seat("ana"), Player::First, 5001);
    play("t3", player_seat("ana"), player_seat("bob"), std::nullopt, 5002, rated_settings,
         "abandonment");
    play("t4", player_seat("ana"), player_seat("bob"), Player::First, 5003, casual_settings);
    record_all(*store_);
    EXPECT_TRUE(ratings().empty());
    const auto found = entries();
    ASSERT_EQ(found.size(), 6U);
    EXPECT_EQ(found[0].opponent, "");
    EXPECT_EQ(found[1].opponent, "") << "two at one screen have one entry";
    EXPECT_EQ(found[2].result, "none");
}

TEST_P(RecordingTest, AGameThatNeverBeganIsInNoHistory) {
    Table table = sample_table("t1");
    table.settings = casual_settings;
    table.seats = {player_seat("ana"), player_seat("bob")};
    ASSERT_TRUE(create(*store_, table));
    ASSERT_TRUE(append(*store_, "t1", {1, 5, Player::First, "abort", ""},
                       Finish{std::nullopt, "abandonment", "", 5}));
    record_all(*store_);
    EXPECT_TRUE(entries().empty());
    EXPECT_EQ(read(recorded_numbers).recorded, 1);
}

TEST_P(RecordingTest, ARatedGameMovesBothRatings) {
    play("t1", player_seat("ana"), player_seat("bob"), Player::First, 5000);
    play("t2", computer("3"), player_seat("ana"), Player::First, 6000);
    record_all(*store_);
    const auto found = entries();
    ASSERT_EQ(found.size(), 3U);
    ASSERT_TRUE(found[0].rating && found[1].rating && found[2].rating);
    EXPECT_GT(found[0].rating->rating, found[0].rating->rating_before);
    EXPECT_LT(found[1].rating->rating, found[1].rating->rating_before);
    EXPECT_EQ(found[2].person, "ana");
    EXPECT_EQ(found[2].opponent, "level-3");
    EXPECT_EQ(found[2].rating->nth, 2);
    EXPECT_EQ(found[2].rating->rating_before, found[0].rating->rating);
    const auto ana = read([](Transaction& t) { return rating_of(t, "ana", "chess"); });
    ASSERT_TRUE(ana);
    EXPECT_EQ(ana->rating, found[2].rating->rating);
    EXPECT_EQ(ana->games, 2);
    EXPECT_EQ(ana->last_game, 6000);
    const auto shown = server::shown_rating(*ana, 6000);
    EXPECT_TRUE(shown.provisional);
    EXPECT_EQ(shown.games, 2);
    EXPECT_GE(server::shown_rating(*ana, 6000 + 365LL * 24 * 3'600'000).interval, shown.interval);
}

// A node that dies after a finish leaves the game to whoever comes next, in whatever steps.
TEST_P(RecordingTest, ItDoesNotMatterWhenAndInWhichStepsGamesAreRecorded) {
    play_many(20);
    open(); // nothing was recorded before the crash
    record_all(*store_, 1);
    play_many(20, 20);
    // A transaction that fails after it has recorded leaves nothing.
    const auto failed = sql::write(*store_, [](Transaction& t) -> Expected<bool> {
        const auto done = server::record_games(t, 5);
        return done ? Expected<bool>(fail("No.")) : done;
    });
    EXPECT_FALSE(failed);
    record_all(*store_, 7);
    record_all(*store_, 7);
    const auto stepwise = ratings();
    const auto written = entries();
    ASSERT_EQ(stepwise.size(), 3U);
    // All at once, from nothing.
    write([](Transaction& t) {
        for (const char* const table :
             {"DELETE FROM history", "DELETE FROM results", "DELETE FROM ratings"}) {
            if (const auto done = t.run(table); !done) {
                return Expected<void>(tl::unexpected(done.error()));
            }
        }
        return set_recorded(t, 0);
    });
    record_all(*store_, 1000);
    EXPECT_EQ(ratings(), stepwise);
    EXPECT_EQ(entries(), written);
}

TEST_P(RecordingTest, TwoNodesThatRecordAtOnceRecordEachGameOnce) {
    play_many(40);
    std::unique_ptr<Store> other;
    if (GetParam() == Database::Postgresql) {
        other = *open_postgresql(address_, {.node = NodeOptions{"b:1"}});
    }
    auto there = std::async(std::launch::async, [&] { record_all(other ? *other : *store_, 2); });
    record_all(*store_, 3);
    there.get();
    record_all(*store_);
    std::int64_t rated = 0;
    for (const HistoryEntry& entry : entries()) {
        rated += entry.rating ? 1 : 0;
    }
    std::int64_t games = 0;
    for (const StoredRating& rating : ratings()) {
        games += rating.games;
    }
    EXPECT_EQ(games, rated);
    EXPECT_EQ(server::recompute_ratings(*store_)->differed, 0U);
}

TEST_P(RecordingTest, RecomputationFindsTheSameBitsAndCorrectsOthers) {
    play_many(60);
    record_all(*store_);
    const auto right = ratings();
    const auto right_entries = entries();
    const auto again = server::recompute_ratings(*store_);
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_EQ(again->differed, 0U);
    EXPECT_GT(again->games, 30U);
    EXPECT_EQ(ratings(), right);
    StoredRating wrong = right.front();
    wrong.rating = std::nextafter(wrong.rating, 0);
    write([&](Transaction& t) { return set_rating(t, wrong); });
    write([](Transaction& t) { return set_rating(t, {"ghost", "chess", 1500}); });
    HistoryEntry entry = *std::find_if(right_entries.begin(), right_entries.end(),
                                       [](const HistoryEntry& one) { return one.rating; });
    entry.rating->deviation += 1;
    write([&](Transaction& t) { return set_rating_change(t, entry); });
    EXPECT_EQ(server::recompute_ratings(*store_)->differed, 3U);
    EXPECT_EQ(ratings(), right);
    EXPECT_EQ(entries(), right_entries);
}

} // namespace
} // namespace tabuleiro::test
