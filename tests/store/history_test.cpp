// Finish numbers, histories, results and ratings, whichever database the store is in.
#include <gtest/gtest.h>

#include <future>
#include <set>

#include "core/rng.hpp"
#include "store/history/finished_games.hpp"
#include "store/history/results.hpp"
#include "store/people/hidden_parts.hpp"
#include "store/people/people.hpp"
#include "store/people/visitor_seats.hpp"
#include "store/ratings/rated_people.hpp"
#include "support/each_store.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;
using sql::Transaction;

Seat seat_of_person(const std::string& person) {
    return {"here", "Name", "", std::nullopt, std::nullopt, person};
}

class HistoryTest : public EachStore {
  protected:
    void add(const std::string& id) {
        write([&](Transaction& t) {
            return add_person(t, {id, "Name of " + id, id, "player", 1}, {}, {});
        });
    }
    void make(const std::string& id, const Seat& first, const Seat& second) {
        Table table = sample_table(id);
        table.seats = {first, second};
        const auto made = create(*store_, table);
        ASSERT_TRUE(made) << made.error().text();
    }
    void end(const std::string& id, WallTime at) {
        ASSERT_TRUE(append(*store_, id, sample_event(1)));
        ASSERT_TRUE(
            append(*store_, id, sample_event(2), Finish{Player::First, "rule", "mate", at}));
    }
    std::vector<FinishedGame> finished(std::int64_t after = 0) {
        return read([&](Transaction& t) { return finished_games(t, after, 99); });
    }
    void record(const HistoryEntry& entry) {
        write([&](Transaction& t) { return add_history(t, entry); });
    }
    HistoryPage page(const std::string& person, const HistoryFilter& filter,
                     const HistoryPlace& after = {}, std::size_t limit = 50) {
        return read([&](Transaction& t) { return history_page(t, person, filter, after, limit); });
    }
    std::vector<ResultsLine> results(const std::string& person, Counted counted = Counted::All) {
        return read([&](Transaction& t) { return results_of(t, person, counted, 9); });
    }
};

TEST_WITH_EACH_STORE(HistoryTest);

TEST_P(HistoryTest, FinishedGamesOfPeopleAreNumberedInOrder) {
    add("ana");
    make("t3", seat_of_person("ana"), computer("3"));
    make("t2", person("Bob", 7), computer("3"));
    make("t1", computer("2"), seat_of_person("ana"));
    make("t0", computer("2"), seat_of_person("ana"));
    end("t3", 3000);
    end("t2", 3001);
    end("t1", 2999);
    const auto games = finished();
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0].number, 1);
    EXPECT_EQ(games[0].table, "t3");
    EXPECT_EQ(games[0].finish, (Finish{Player::First, "rule", "mate", 3000}));
    EXPECT_EQ(games[0].settings, R"({"game":"chess"})");
    EXPECT_EQ(games[0].seats.first.person, "ana");
    EXPECT_EQ(games[0].seats.second.level, "3");
    EXPECT_TRUE(games[0].seats.first.moved && games[0].seats.second.moved);
    EXPECT_EQ(games[1].number, 2);
    EXPECT_EQ(games[1].table, "t1");
    EXPECT_EQ(finished(1).size(), 1U);
    write([](Transaction& t) { return set_recorded(t, 2); });
    const auto numbers = read(recorded_numbers);
    EXPECT_EQ(numbers.given, 2);
    EXPECT_EQ(numbers.recorded, 2);
}

TEST_P(HistoryTest, AFinishThatIsRefusedTakesNoNumber) {
    add("ana");
    make("t1", seat_of_person("ana"), computer("3"));
    end("t1", 3000);
    EXPECT_FALSE(append(*store_, "t1", sample_event(3), Finish{Player::First, "rule", "", 1}));
    EXPECT_EQ(read(recorded_numbers).given, 1);
}

TEST_P(HistoryTest, GamesFromElsewhereHaveNoNumbers) {
    add("ana");
    make("t1", seat_of_person("ana"), computer("3"));
    end("t1", 3000);
    const auto log = log_of("t1");
    const Folder folder;
    const auto other = *open_sqlite(folder.file("house.db"));
    for (const Secrets secrets : {Secrets::Remove, Secrets::Keep}) {
        ASSERT_TRUE(adopt(*other, {log}, secrets));
        EXPECT_EQ(sql::read(*other, recorded_numbers)->given, 0);
    }
    const auto adopted = GetParam() == Database::Postgresql ? "t9" : "t8";
    TableLog moved = log;
    moved.table.id = adopted;
    ASSERT_TRUE(adopt(*store_, {moved}, Secrets::Keep));
    EXPECT_EQ(read(recorded_numbers).given, 1);
}

// Whoever has read up to a number finds everything later above it, whichever node wrote it.
TEST_P(HistoryTest, NumbersOfSeveralNodesAreInTheOrderOfTheCommits) {
    constexpr int games = 60;
    add("ana");
    for (int i = 0; i < games; ++i) {
        make("t" + std::to_string(i), seat_of_person("ana"), computer("3"));
    }
    std::unique_ptr<Store> other;
    if (GetParam() == Database::Postgresql) {
        other = *open_postgresql(address_, {.node = NodeOptions{"b:1"}});
    }
    std::atomic<int> writing = 2;
    const auto end_every_second = [&](Store& store, int from) {
        for (int i = from; i < games; i += 2) {
            EXPECT_TRUE(append(store, "t" + std::to_string(i), sample_event(1),
                               Finish{Player::First, "rule", "", 1000 + i}));
        }
        --writing;
    };
    auto there =
        std::async(std::launch::async, end_every_second, std::ref(other ? *other : *store_), 0);
    auto here = std::async(std::launch::async, end_every_second, std::ref(*store_), 1);
    std::int64_t last = 0;
    std::set<std::string> seen;
    for (bool more = true; more;) {
        more = writing > 0;
        for (const FinishedGame& game : finished(last)) {
            EXPECT_EQ(game.number, last + 1) << "a number appeared before the one below it";
            last = game.number;
            seen.insert(game.table);
        }
    }
    there.get();
    here.get();
    EXPECT_EQ(seen.size(), static_cast<std::size_t>(games));
}

TEST_P(HistoryTest, PagesAreThoseOfAnyFilter) {
    add("ana");
    add("bob");
    Rng rng(5);
    std::vector<HistoryEntry> entries;
    const auto one_of = [&](std::vector<std::string> words) { return words[rng() % words.size()]; };
    for (int i = 1; i <= 60; ++i) {
        const std::string id = "t" + std::to_string(i);
        make(id, seat_of_person("ana"), computer("3"));
        entries.push_back({"ana", 1000 + static_cast<WallTime>(rng() % 30), i, id,
                           one_of({"chess", "draughts"}), Player::First,
                           one_of({"bob", "level-3", ""}), one_of({"won", "drawn", "lost", "none"}),
                           one_of({"none", "blitz"}), rng() % 2 == 0});
        record(entries.back());
    }
    record({"bob", 1000, 61, "t1", "chess", Player::First, "ana", "won", "none", true});
    std::sort(entries.begin(), entries.end(), [](const HistoryEntry& a, const HistoryEntry& b) {
        return std::pair(a.ended, a.number) > std::pair(b.ended, b.number);
    });
    for (int i = 0; i < 60; ++i) {
        HistoryFilter filter{one_of({"", "", "chess"}), one_of({"", "", "bob", "level-3"}),
                             one_of({"", "", "won"}), one_of({"", "", "blitz"})};
        filter.from = rng() % 2 == 0 ? 1010 : 0;
        if (rng() % 2 == 0) {
            filter.reader = one_of({"", "bob"});
        }
        const WallTime to = rng() % 2 == 0 ? 1020 : 9999;
        std::vector<HistoryEntry> expected;
        for (const HistoryEntry& entry : entries) {
            const auto fits = [](const std::string& wanted, const std::string& value) {
                return wanted.empty() || wanted == value;
            };
            const bool seen = !filter.reader || entry.listed ||
                              (entry.opponent == *filter.reader && !filter.reader->empty());
            if (seen && fits(filter.game, entry.game) && fits(filter.opponent, entry.opponent) &&
                fits(filter.result, entry.result) && fits(filter.speed, entry.speed) &&
                entry.ended >= filter.from && entry.ended < to) {
                expected.push_back(entry);
            }
        }
        std::vector<HistoryEntry> found;
        std::optional<HistoryPlace> place = HistoryPlace{to, 0};
        while (place) {
            const HistoryPage read = page("ana", filter, *place, 7);
            EXPECT_LE(read.lines.size(), 7U);
            for (const HistoryLine& line : read.lines) {
                found.push_back(line.entry);
                EXPECT_EQ(line.opponent_level, "3");
                EXPECT_FALSE(line.hidden);
            }
            place = read.next;
        }
        EXPECT_EQ(found, expected);
    }
}

TEST_P(HistoryTest, ALineHasTheNameOfTodayAndSaysIfTheGameIsHidden) {
    add("ana");
    add("bob");
    make("t1", seat_of_person("ana"), seat_of_person("bob"));
    ASSERT_TRUE(append(*store_, "t1", {1, 5, std::nullopt, "hide", ""}));
    record({"ana", 9, 1, "t1", "chess", Player::First, "bob", "won", "none", true});
    const HistoryPage read = page("ana", {});
    ASSERT_EQ(read.lines.size(), 1U);
    EXPECT_EQ(read.lines[0].opponent_name, "Name of bob");
    EXPECT_TRUE(read.lines[0].opponent_known);
    EXPECT_TRUE(read.lines[0].hidden);
    EXPECT_EQ(read.lines[0].created, 1000);
    EXPECT_EQ(read.next, std::nullopt);
}

// A rare kind of game in a long history is found within a few pages, each of which ends.
TEST_P(HistoryTest, AShortPageSaysWhereToGoOn) {
    make("t1", computer("3"), computer("3"));
    record({"ana", 1, 1, "t1", "chess", Player::First, "", "won", "none", true});
    constexpr std::int64_t left = 2000; // for the second page
    write([](Transaction& t) {
        return t.run("INSERT INTO history (person, ended, number, table_id, game, player, opponent,"
                     " result, speed, listed)"
                     " WITH RECURSIVE n(i) AS (SELECT CAST(2 AS bigint) UNION ALL SELECT i + 1"
                     " FROM n WHERE i < $1)"
                     " SELECT 'ana', i, i, 't1', 'chess', 0, '', 'lost', 'none', 1 FROM n",
                     {left + std::int64_t{most_examined}});
    });
    const HistoryFilter filter{.game = "chess", .result = "won"};
    const HistoryPage first = page("ana", filter);
    EXPECT_TRUE(first.lines.empty());
    ASSERT_EQ(first.next, (HistoryPlace{left + 1, left + 1}));
    const HistoryPage second = page("ana", filter, *first.next);
    EXPECT_EQ(second.lines.size(), 1U);
    EXPECT_EQ(second.next, std::nullopt);
}

TEST_P(HistoryTest, ResultsAreCountedByOpponentAndGame) {
    add("bob");
    std::int64_t number = 0;
    for (const auto& [opponent, result, listed] :
         std::vector<std::tuple<std::string, std::string, bool>>{{"bob", "won", true},
                                                                 {"bob", "lost", false},
                                                                 {"bob", "drawn", true},
                                                                 {"level-2", "won", true},
                                                                 {"level-2", "none", true}}) {
        ++number;
        record({"ana", 10 * number, number, "t" + std::to_string(number), "chess", Player::First,
                opponent, result, "none", listed});
    }
    EXPECT_EQ(results("ana"),
              (std::vector<ResultsLine>{{"bob", "Name of bob", true, "chess", 1, 1, 1, 30},
                                        {"level-2", "", false, "chess", 1, 0, 0, 40}}));
    EXPECT_EQ(results("ana", Counted::Listed),
              (std::vector<ResultsLine>{{"bob", "Name of bob", true, "chess", 1, 1, 0, 30},
                                        {"level-2", "", false, "chess", 1, 0, 0, 40}}));
    const auto games = [&](Counted counted) {
        return read([&](Transaction& t) { return number_of_games(t, "ana", counted); });
    };
    EXPECT_EQ(games(Counted::All), 4);
    EXPECT_EQ(games(Counted::Listed), 3);
}

// A visitor signs up and takes over a game that has ended: it is recorded for both.
TEST_P(HistoryTest, AGameThatIsTakenOverIsNumberedAgain) {
    add("ana");
    add("eva");
    make("t1", seat_of_person("ana"), person("Eva", 7));
    make("t2", person("Eva", 7), computer("3"));
    make("t3", person("Eva", 7), computer("3"));
    end("t1", 3000);
    end("t2", 3001);
    EXPECT_EQ(read(recorded_numbers).given, 1);
    const HistoryEntry before{"ana",         3000, 1,     "t1",   "chess",
                              Player::First, "",   "won", "none", true};
    record(before);
    write([](Transaction& t) {
        return take_over(t, hash_of(7), {"t1", "t2", "t3", "none"}, "eva");
    });
    const auto games = finished(1);
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0].number, 2);
    EXPECT_EQ(games[0].table, "t1");
    EXPECT_EQ(games[1].table, "t2");
    HistoryEntry again = before;
    again.number = 2;
    again.opponent = "eva";
    record(again);
    const auto lines = page("ana", {}).lines;
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_EQ(lines[0].entry, again);
    EXPECT_EQ(results("ana"),
              (std::vector<ResultsLine>{{"eva", "Name of eva", true, "chess", 1, 0, 0, 3000}}));
}

TEST_P(HistoryTest, RatingsAreKeptToTheLastBit) {
    const RatingChange change{1, 1.0 / 3, 1e-300, 1500.000000000001, 0.1 + 0.2, 0.06};
    make("t1", computer("1"), computer("2"));
    HistoryEntry entry{"ana", 9, 1, "t1", "chess", Player::Second, "level-1", "won", "none", true};
    record(entry);
    entry.rating = change;
    write([&](Transaction& t) { return set_rating_change(t, entry); });
    EXPECT_EQ(read([](Transaction& t) { return history_between(t, 0, 1); }),
              std::vector<HistoryEntry>{entry});
    const StoredRating rating{"ana", "chess", 2.0 / 3, 1.0 / 7, 0.06, 1, 9};
    for (int times = 0; times < 2; ++times) {
        write([&](Transaction& t) { return set_rating(t, rating); });
        EXPECT_EQ(read([](Transaction& t) { return rating_of(t, "ana", "chess"); }), rating);
        EXPECT_EQ(read(all_ratings), std::vector<StoredRating>{rating});
    }
    EXPECT_FALSE(read([](Transaction& t) { return rating_of(t, "ana", "reversi"); }));
    write([](Transaction& t) { return remove_rating(t, "ana", "chess"); });
    EXPECT_TRUE(read([](Transaction& t) { return ratings_of(t, "ana"); }).empty());
}

TEST_P(HistoryTest, RatedGamesAreThinnedOutAndTheLastOneIsThere) {
    for (int i = 1; i <= 20; ++i) {
        HistoryEntry entry{"ana", 10 * i, i, "t", "chess", Player::First, "", "won", "none", true};
        entry.rating = RatingChange{i, 0, 0, 1500.0 + i, 60, 0.06};
        record(entry);
    }
    const auto nth = [&](std::int64_t step) {
        std::vector<std::int64_t> found;
        for (const HistoryEntry& entry :
             read([&](Transaction& t) { return rated_games(t, "ana", "chess", 20, step); })) {
            found.push_back(entry.rating->nth);
        }
        return found;
    };
    EXPECT_EQ(nth(1).size(), 20U);
    EXPECT_EQ(nth(6), (std::vector<std::int64_t>{2, 8, 14, 20}));
    EXPECT_EQ(nth(10), (std::vector<std::int64_t>{10, 20}));
}

TEST_P(HistoryTest, PeopleAndTheirRatingsAreReadAtOnceAsTheyAreReadOneByOne) {
    std::vector<std::string> wanted{"nobody", "Ünknown", "", "a b", std::string(40, 'x')};
    for (int i = 0; i < 100; ++i) {
        const std::string id = "person-" + std::to_string(i * 7 % 100);
        add(id);
        wanted.push_back(id);
        if (i % 3 == 0) {
            const char* const game = i % 2 == 0 ? "chess" : "another";
            write([&](Transaction& t) {
                return set_rating(t, {id, game, i / 3.0, 50, 0.06, i, 9});
            });
        }
    }
    write([](Transaction& t) { return set_hidden_parts(t, "person-9", "ratings "); });
    wanted.push_back("person-9"); // twice
    std::vector<RatedPerson> one_by_one;
    for (const std::string& id : wanted) {
        if (const auto found = read([&](Transaction& t) { return store::person(t, id); })) {
            one_by_one.push_back({id, found->name,
                                  read([&](Transaction& t) { return hidden_parts(t, id); }),
                                  read([&](Transaction& t) { return rating_of(t, id, "chess"); })});
        }
    }
    EXPECT_EQ(one_by_one.size(), 101U);
    EXPECT_EQ(read([&](Transaction& t) { return rated_people(t, wanted, "chess"); }), one_by_one);
    EXPECT_TRUE(read([](Transaction& t) { return rated_people(t, {}, "chess"); }).empty());
}

} // namespace
} // namespace tabuleiro::test
