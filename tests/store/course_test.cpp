// Assignments, hand-ins and games of ladders, whichever database the store is in.
#include <gtest/gtest.h>

#include <future>

#include "store/course/assignments.hpp"
#include "store/course/batteries.hpp"
#include "store/course/course_removal.hpp"
#include "store/course/hand_ins.hpp"
#include "store/course/ladder_games.hpp"
#include "store/course/teams.hpp"
#include "store/people/groups.hpp"
#include "store/people/people.hpp"
#include "support/each_store.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;
using sql::Transaction;

const std::string any_bytes("\x1f\x8b\0\xff''", 6);

class CourseStoreTest : public EachStore {
  protected:
    void add(const std::string& id, const std::string& teacher = "carla") {
        write([&](Transaction& t) {
            return add_assignment(t, {.id = id,
                                      .teacher = teacher,
                                      .group = "g1",
                                      .created = 5,
                                      .closes = 99,
                                      .text = "{\"title\": \"Zoë\"}",
                                      .ladder_running = true});
        });
    }
    void hand_in_as(const std::string& student, const std::string& id,
                    const std::string& assignment = "a1", const std::string& team = "") {
        write([&](Transaction& t) {
            return add_hand_in(t,
                               {.id = id,
                                .assignment = assignment,
                                .student = student,
                                .at = 7,
                                .file = "játék.tar.gz",
                                .bytes = 6,
                                .team = team},
                               any_bytes);
        });
    }
    static Team team_called(const std::string& id, const std::string& assignment = "a1") {
        return {.id = id,
                .assignment = assignment,
                .name = "Os " + id,
                .folded = "os" + id,
                .code = "CODE-" + id,
                .created = 6};
    }
    TeamStored make_team(const Team& made) {
        return write([&](Transaction& t) { return add_team(t, made); });
    }
    bool join(const std::string& team, const std::string& person,
              const std::string& assignment = "a1") {
        return write(
            [&](Transaction& t) { return join_team(t, team_called(team, assignment), person); });
    }
    std::optional<Team> team_now(const std::string& person) {
        return read([&](Transaction& t) { return team_of(t, "a1", person); });
    }
    bool examine(const std::string& id, bool accepted) {
        return write([&](Transaction& t) {
            return finish_hand_in(t, id,
                                  {.report = "{\"é\": 1}",
                                   .passed = 3,
                                   .failed = accepted ? 0 : 1,
                                   .accepted = accepted,
                                   .mark = "mark-of-" + id,
                                   .program = any_bytes,
                                   .hash = "abc"});
        });
    }
    std::optional<store::HandIn> found(const std::string& id) {
        return read([&](Transaction& t) { return store::hand_in(t, id); });
    }
    bool play(std::int64_t number, const std::string& table, const std::string& first = "h1",
              const std::string& second = "h2") {
        return write([&](Transaction& t) {
            return add_ladder_game(t, {.assignment = "a1",
                                       .number = number,
                                       .table = table,
                                       .hand_ins = {first, second},
                                       .at = 8});
        });
    }
    bool end(const std::string& table, const std::string& winner, const std::string& failed = "") {
        return write([&](Transaction& t) {
            return finish_ladder_game(t, table, {winner, failed, failed + " failed"});
        });
    }
};

TEST_WITH_EACH_STORE(CourseStoreTest);

TEST_P(CourseStoreTest, AnAssignmentIsKeptAndChanged) {
    add("a1");
    add("a2", "bob");
    open(); // as after a restart
    auto kept = read([](Transaction& t) { return assignment(t, "a1"); });
    ASSERT_TRUE(kept);
    EXPECT_EQ(*kept, (store::Assignment{.id = "a1",
                                        .number = 1,
                                        .teacher = "carla",
                                        .group = "g1",
                                        .created = 5,
                                        .closes = 99,
                                        .text = "{\"title\": \"Zoë\"}",
                                        .ladder_running = true}));
    kept->opens = 3;
    kept->closes = std::nullopt;
    kept->ladder_running = false;
    kept->final = "t1";
    write([&](Transaction& t) { return change_assignment(t, *kept); });
    EXPECT_EQ(read([](Transaction& t) { return assignment(t, "a1"); }), kept);
    EXPECT_EQ(read([](Transaction& t) { return assignments(t, 9); }).size(), 2U);
    EXPECT_EQ(read([](Transaction& t) { return assignments(t, 1); }).front().id, "a2");
    EXPECT_EQ(read([](Transaction& t) { return assignments_of_teacher(t, "bob"); }).size(), 1U);
    const auto running = read([](Transaction& t) { return running_ladders(t); });
    ASSERT_EQ(running.size(), 1U);
    EXPECT_EQ(running.front().id, "a2");
    EXPECT_THROW(add("a1"), std::runtime_error);
}

TEST_P(CourseStoreTest, MembersWhoHaveAgreedFindTheirAssignments) {
    for (const char* const id : {"carla", "ana", "rui"}) {
        write([&](Transaction& t) {
            return add_person(t, {id, id, id, "player", 1, ""}, std::nullopt, std::nullopt)
                .map([](Added) { return true; });
        });
    }
    write([](Transaction& t) { return add_group(t, {"g1", "Class", "carla", 1}); });
    write([](Transaction& t) { return add_member(t, "g1", "ana", "", true); });
    write([](Transaction& t) { return add_member(t, "g1", "rui", "", false); });
    add("a1");
    EXPECT_EQ(read([](Transaction& t) { return assignments_of_member(t, "ana"); }).size(), 1U);
    EXPECT_TRUE(read([](Transaction& t) { return assignments_of_member(t, "rui"); }).empty());
    EXPECT_TRUE(read([](Transaction& t) { return assignments_of_member(t, "carla"); }).empty());
}

TEST_P(CourseStoreTest, HandInsAreExaminedInTheirOrderAndOnce) {
    add("a1");
    hand_in_as("ana", "h1");
    hand_in_as("rui", "h2");
    hand_in_as("ana", "h3");
    open();
    EXPECT_EQ(read([](Transaction& t) { return next_hand_in(t); })->id, "h1");
    EXPECT_EQ(read([](Transaction& t) { return waiting_hand_ins(t, 3); }), 2);
    EXPECT_TRUE(examine("h1", true));
    EXPECT_FALSE(examine("h1", false));
    EXPECT_FALSE(examine("nothing", true));
    EXPECT_EQ(read([](Transaction& t) { return next_hand_in(t); })->id, "h2");
    EXPECT_TRUE(examine("h2", false));
    EXPECT_TRUE(examine("h3", true));
    EXPECT_FALSE(read([](Transaction& t) { return next_hand_in(t); }));
    EXPECT_EQ(found("h1")->version, 1);
    EXPECT_EQ(found("h1")->program, "v1-mark-of-h1");
    EXPECT_EQ(found("h2")->version, 0);
    EXPECT_EQ(found("h2")->program, "");
    EXPECT_EQ(found("h2")->failed, 1);
    EXPECT_EQ(found("h3")->version, 2);
    EXPECT_EQ(found("h3")->file, "játék.tar.gz");
    EXPECT_EQ(read([](Transaction& t) { return hand_in_source(t, "h2"); }), any_bytes);
    EXPECT_EQ(read([](Transaction& t) { return hand_in_report(t, "h2"); }), "{\"é\": 1}");
    const auto version = read([](Transaction& t) { return version_called(t, "v2-mark-of-h3"); });
    ASSERT_TRUE(version);
    EXPECT_EQ(version->hand_in, found("h3"));
    EXPECT_EQ(version->files, any_bytes);
    EXPECT_FALSE(read([](Transaction& t) { return version_called(t, ""); }));
    const auto own = read([](Transaction& t) { return hand_ins_of(t, "a1", "ana"); });
    ASSERT_EQ(own.size(), 2U);
    EXPECT_EQ(own.front().id, "h3");
    EXPECT_EQ(read([](Transaction& t) { return hand_ins_for(t, "a1"); }).size(), 3U);
}

TEST_P(CourseStoreTest, OfTwoWhoExamineAtTheSameTimeOneSucceeds) {
    add("a1");
    std::unique_ptr<Store> other;
    if (GetParam() == Database::Postgresql) {
        other = *open_postgresql(address_, {.node = NodeOptions{"b:1"}});
    }
    for (int i = 0; i < 10; ++i) {
        const std::string id = "h" + std::to_string(i);
        hand_in_as("ana", id);
        const auto finish = [&](Store& store) {
            const auto done = sql::write(store, [&](Transaction& t) {
                return finish_hand_in(t, id, {.accepted = true, .mark = id});
            });
            EXPECT_TRUE(done) << done.error().text();
            return done.value_or(false) ? 1 : 0;
        };
        Store& second = other ? *other : *store_;
        auto there = std::async(std::launch::async, [&] { return finish(second); });
        const int here = finish(*store_);
        EXPECT_EQ(here + there.get(), 1);
        EXPECT_EQ(found(id)->version, i + 1);
    }
}

TEST_P(CourseStoreTest, GamesOfALadderHaveOneResultEach) {
    add("a1");
    EXPECT_FALSE(play(2, "t2"));
    EXPECT_TRUE(play(1, "t1"));
    EXPECT_FALSE(play(1, "t2"));
    EXPECT_TRUE(play(2, "t2", "h2", "h1"));
    EXPECT_TRUE(play(3, "t3"));
    EXPECT_TRUE(play(4, "t4", "h3", "h2"));
    EXPECT_TRUE(end("t1", "first"));
    EXPECT_FALSE(end("t1", "second"));
    write([](Transaction& t) { return set_ladder_failure(t, "t2", "crashed"); });
    EXPECT_TRUE(end("t2", "first", "second"));
    EXPECT_TRUE(end("t4", "none"));
    const auto playing = read([](Transaction& t) { return unfinished_ladder_games(t); });
    ASSERT_EQ(playing.size(), 1U);
    EXPECT_EQ(playing.front().table, "t3");
    EXPECT_EQ(read([](Transaction& t) { return last_ladder_game(t, "a1"); }), 4);
    EXPECT_EQ(read([](Transaction& t) { return ladder_results(t, "a1"); }),
              (std::vector<LadderResult>{{{"h1", "h2"}, "first", "", 1},
                                         {{"h2", "h1"}, "first", "second", 1},
                                         {{"h3", "h2"}, "none", "", 1}}));
    const auto page = read([](Transaction& t) { return ladder_games_before(t, "a1", 4, "", 2); });
    ASSERT_EQ(page.size(), 2U);
    EXPECT_EQ(page[1].table, "t2");
    EXPECT_EQ(page[1].failure, "crashed");
    const auto own = read([](Transaction& t) { return ladder_games_before(t, "a1", 99, "h1", 9); });
    ASSERT_EQ(own.size(), 3U);
    EXPECT_EQ(own[2].failure, " failed");
}

TEST_P(CourseStoreTest, GamesOfTwoVersionsAreCountedBySeats) {
    add("a1");
    ASSERT_TRUE(play(1, "t1"));
    ASSERT_TRUE(play(2, "t2", "h2", "h1"));
    ASSERT_TRUE(play(3, "t3", "h1", "h3"));
    ASSERT_TRUE(play(4, "t4"));
    ASSERT_TRUE(play(5, "t5"));
    ASSERT_TRUE(end("t2", "draw"));
    ASSERT_TRUE(end("t4", "none"));
    const auto earlier = [&](std::int64_t number, const std::string& first,
                             const std::string& second) {
        return read([&](Transaction& t) {
            return earlier_ladder_games(
                t, {.assignment = "a1", .number = number, .hand_ins = {first, second}});
        });
    };
    // Whether they have ended or not: the number of a game must not change.
    EXPECT_EQ(earlier(1, "h1", "h2"), 0);
    EXPECT_EQ(earlier(4, "h1", "h2"), 1);
    EXPECT_EQ(earlier(5, "h1", "h2"), 2);
    EXPECT_EQ(earlier(2, "h2", "h1"), 0);
    EXPECT_EQ(earlier(9, "h2", "h1"), 1);
    const auto meetings = [&](const std::string& one, const std::string& other) {
        return read([&](Transaction& t) { return ladder_meetings(t, one, other); });
    };
    const std::vector<LadderMeeting> all{{"h1", ""}, {"h2", "draw"}, {"h1", "none"}, {"h1", ""}};
    EXPECT_EQ(meetings("h1", "h2"), all);
    EXPECT_EQ(meetings("h2", "h1"), all);
    EXPECT_TRUE(meetings("h2", "h3").empty());
}

TEST_P(CourseStoreTest, OneNodeAtATimeDoesTheWork) {
    const auto claim = [&](const std::string& node, WallTime now) {
        return write([&](Transaction& t) { return claim_course_work(t, node, now, now + 10); });
    };
    EXPECT_TRUE(claim("a", 100));
    EXPECT_FALSE(claim("b", 105));
    EXPECT_TRUE(claim("a", 108));
    EXPECT_FALSE(claim("b", 112));
    EXPECT_TRUE(claim("b", 119));
    EXPECT_FALSE(claim("a", 120));
}

TEST_P(CourseStoreTest, BatteriesAreReplacedAndRemoved) {
    add("a1");
    const auto names = [&] {
        return read([](Transaction& t) { return names_of_batteries(t, "a1"); });
    };
    EXPECT_FALSE(names());
    write([](Transaction& t) { return set_batteries(t, "a1", {"[1]", any_bytes}); });
    write([](Transaction& t) { return set_batteries(t, "a1", {"[\"é\"]", any_bytes + "2"}); });
    open();
    EXPECT_EQ(names(), "[\"é\"]");
    EXPECT_EQ(read([](Transaction& t) { return files_of_batteries(t, "a1"); }), any_bytes + "2");
    write([](Transaction& t) { return remove_batteries(t, "a1"); });
    EXPECT_FALSE(names());
    write([](Transaction& t) { return set_batteries(t, "a1", {"[]", any_bytes}); });
    write([](Transaction& t) { return remove_assignment(t, "a1"); });
    EXPECT_FALSE(read([](Transaction& t) { return files_of_batteries(t, "a1"); }));
}

TEST_P(CourseStoreTest, NobodyIsInTwoTeamsOfAnAssignment) {
    add("a1");
    add("a2");
    EXPECT_EQ(make_team(team_called("t1")), TeamStored::Done);
    EXPECT_EQ(make_team(team_called("t2")), TeamStored::Done);
    EXPECT_EQ(make_team(team_called("t3", "a2")), TeamStored::Done);
    Team same_name = team_called("t4");
    same_name.folded = "ost1";
    EXPECT_EQ(make_team(same_name), TeamStored::NameTaken);
    same_name.assignment = "a2";
    EXPECT_EQ(make_team(same_name), TeamStored::Done);
    EXPECT_TRUE(join("t1", "ana"));
    EXPECT_FALSE(join("t2", "ana"));
    EXPECT_FALSE(join("t1", "ana"));
    EXPECT_TRUE(join("t3", "ana", "a2"));
    EXPECT_TRUE(join("t1", "rui"));
    open();
    EXPECT_EQ(team_now("ana"), team_called("t1"));
    EXPECT_FALSE(team_now("eva"));
    EXPECT_EQ(read([](Transaction& t) { return members_of_team(t, "t1"); }),
              (std::vector<std::string>{"ana", "rui"}));
    EXPECT_EQ(read([](Transaction& t) { return team_members_for(t, "a1"); }),
              (std::vector<TeamMember>{{"t1", "ana"}, {"t1", "rui"}}));
    EXPECT_EQ(read([](Transaction& t) { return teams_for(t, "a1"); }),
              (std::vector<Team>{team_called("t1"), team_called("t2")}));
    EXPECT_EQ(read([](Transaction& t) { return team_with_code(t, "a1", "CODE-t2"); }),
              team_called("t2"));
    EXPECT_FALSE(read([](Transaction& t) { return team_with_code(t, "a2", "CODE-t2"); }));
    Team changed = team_called("t1");
    changed.joinable = false;
    changed.folded = "ost2";
    EXPECT_EQ(write([&](Transaction& t) { return change_team(t, changed); }),
              TeamStored::NameTaken);
    EXPECT_EQ(team_now("ana"), team_called("t1"));
    changed.folded = "os t1";
    changed.name = "Os T1";
    EXPECT_EQ(write([&](Transaction& t) { return change_team(t, changed); }), TeamStored::Done);
    EXPECT_EQ(team_now("ana"), changed);
    EXPECT_TRUE(write([](Transaction& t) { return leave_team(t, "t1", "ana"); }));
    EXPECT_FALSE(write([](Transaction& t) { return leave_team(t, "t1", "ana"); }));
    EXPECT_FALSE(team_now("ana"));
    EXPECT_TRUE(join("t2", "ana"));
}

TEST_P(CourseStoreTest, OnlyTeamsWithoutMembersAndHandInsAreUnused) {
    add("a1");
    const auto remove = [&](const std::string& id) {
        write([&](Transaction& t) { return remove_unused_team(t, id); });
        return !read([&](Transaction& t) { return team(t, id); });
    };
    for (const char* const id : {"t1", "t2", "t3"}) {
        EXPECT_EQ(make_team(team_called(id)), TeamStored::Done);
    }
    join("t1", "ana");
    hand_in_as("rui", "h1", "a1", "t2");
    EXPECT_FALSE(remove("t1"));
    EXPECT_FALSE(remove("t2"));
    EXPECT_TRUE(remove("t3"));
}

TEST_P(CourseStoreTest, VersionsOfATeamAreNumberedWhoeverHandsIn) {
    add("a1");
    make_team(team_called("t1"));
    hand_in_as("ana", "h1", "a1", "t1");
    hand_in_as("ana", "h2");
    hand_in_as("rui", "h3", "a1", "t1");
    for (const char* const id : {"h1", "h2", "h3"}) {
        EXPECT_TRUE(examine(id, true));
    }
    EXPECT_EQ(found("h1")->version, 1);
    EXPECT_EQ(found("h2")->version, 1);
    EXPECT_EQ(found("h3")->version, 2);
    EXPECT_EQ(found("h3")->team, "t1");
    EXPECT_EQ(found("h3")->author(), "t1");
    const auto ours = read([](Transaction& t) { return hand_ins_of(t, "a1", "t1"); });
    ASSERT_EQ(ours.size(), 2U);
    EXPECT_EQ(ours.front().id, "h3");
    EXPECT_EQ(read([](Transaction& t) { return hand_ins_of(t, "a1", "ana"); }).size(), 1U);
    EXPECT_EQ(read([&](Transaction& t) { return author_name(t, *found("h1")); }), "Os t1");
    EXPECT_EQ(read([&](Transaction& t) { return author_name(t, *found("h2")); }), std::nullopt);
}

// A team's work is its members'; it goes with the last of them.
TEST_P(CourseStoreTest, WhatATeamHasHandedInGoesWithItsLastMember) {
    add("a1");
    make_team(team_called("t1"));
    join("t1", "ana");
    join("t1", "rui");
    hand_in_as("ana", "h1", "a1", "t1");
    hand_in_as("rui", "h2", "a1", "t1");
    EXPECT_TRUE(examine("h1", true));
    play(1, "table-1", "h1", "h1");
    Table table = sample_table("table-1");
    table.settings = "settings of both";
    table.seats.first.kind = table.seats.second.kind = "engine";
    table.seats.first.name = table.seats.second.name = "v1-mark-of-h1";
    ASSERT_TRUE(create(*store_, table));
    const HouseTexts texts{[](std::string_view settings, Player seat) {
                               return Expected<std::string>(
                                   std::string(settings) +
                                   (seat == Player::First ? " without 1" : " without 2"));
                           },
                           {}};
    write([&](Transaction& t) { return remove_from_course(t, "ana", texts); });
    EXPECT_EQ(found("h1")->student, "");
    EXPECT_EQ(found("h1")->author(), "t1");
    EXPECT_EQ(found("h2")->student, "rui");
    EXPECT_EQ(log_of("table-1").table.settings, "settings of both");
    EXPECT_EQ(read([](Transaction& t) { return members_of_team(t, "t1"); }),
              std::vector<std::string>{"rui"});
    write([&](Transaction& t) { return remove_from_course(t, "rui", texts); });
    EXPECT_FALSE(found("h1"));
    EXPECT_FALSE(found("h2"));
    EXPECT_FALSE(read([](Transaction& t) { return team(t, "t1"); }));
    EXPECT_EQ(log_of("table-1").table.settings, "settings of both without 1 without 2");
    EXPECT_TRUE(
        read([](Transaction& t) { return ladder_games_before(t, "a1", 9, "", 9); }).empty());
    make_team(team_called("t2"));
    join("t2", "eva");
    write([&](Transaction& t) { return remove_from_course(t, "carla", texts); });
    EXPECT_FALSE(read([](Transaction& t) { return team(t, "t2"); }));
}

TEST_P(CourseStoreTest, NothingIsLeftOfAStudentOrATeacherWhoWasRemoved) {
    add("a1");
    add("a2", "bob");
    hand_in_as("ana", "h1");
    hand_in_as("rui", "h2");
    hand_in_as("ana", "h3", "a2");
    EXPECT_TRUE(examine("h1", true));
    EXPECT_TRUE(examine("h2", true));
    play(1, "t1");
    play(2, "t2", "h2", "h2");
    Table table = sample_table("t1");
    table.settings = "settings of Ana";
    table.seats.first.kind = "engine";
    table.seats.first.name = "v1-mark-of-h1";
    ASSERT_TRUE(create(*store_, table));
    const HouseTexts texts{[](std::string_view, Player seat) {
                               EXPECT_EQ(seat, Player::First);
                               return Expected<std::string>("nobody's");
                           },
                           {}};
    write([&](Transaction& t) { return remove_from_course(t, "ana", texts); });
    EXPECT_EQ(log_of("t1").table.settings, "nobody's");
    EXPECT_FALSE(found("h1"));
    EXPECT_FALSE(found("h3"));
    EXPECT_FALSE(read([](Transaction& t) { return hand_in_source(t, "h1"); }));
    EXPECT_EQ(read([](Transaction& t) { return ladder_games_before(t, "a1", 9, "", 9); }).size(),
              1U);
    EXPECT_TRUE(found("h2"));
    write([&](Transaction& t) { return remove_from_course(t, "carla", texts); });
    EXPECT_FALSE(found("h2"));
    EXPECT_FALSE(read([](Transaction& t) { return assignment(t, "a1"); }));
    EXPECT_TRUE(read([](Transaction& t) { return assignment(t, "a2"); }));
    EXPECT_TRUE(
        read([](Transaction& t) { return ladder_games_before(t, "a1", 9, "", 9); }).empty());
}

} // namespace
} // namespace tabuleiro::test
