// Jobs as data, their answers, and when they are given up.
#include <gtest/gtest.h>

#include "house/game_type.hpp"
#include "house/study/study.hpp"
#include "house/work/job_rules.hpp"
#include "house/work/work_answer.hpp"
#include "support/table_driver.hpp"

namespace tabuleiro::house {
namespace {

using namespace std::chrono_literals;
using test::json;
using test::TableDriver;

EvaluationJob evaluation_of(const std::string& game, std::vector<std::string> moves,
                            int variations = 1) {
    return {{.game = game, .moves = std::move(moves)}, Effort::Quick, variations};
}

GameJob game_of(const std::string& game, const std::string& time = "60+1") {
    const json settings{{"game", game},
                        {"time", {{"first", time}, {"second", time}}},
                        {"takebacks", false},
                        {"seats",
                         {{"first", {{"kind", "engine"}, {"engine", "first"}}},
                          {"second", {{"kind", "engine"}, {"engine", "second"}}}}}};
    return {.settings = *parse_settings(settings.dump()),
            .programs = {{"v1-bcdf", std::string(64, 'a')}, {"v2-ghjk", std::string(64, '0')}},
            .terms = R"({"run":"./player"})"};
}

// The text of the answer.
std::string played(const std::vector<std::string>& moves, const std::vector<std::int64_t>& times) {
    return json{{"moves", moves}, {"times", times}}.dump();
}

TEST(WorkJob, ItsTextIsReadBack) {
    EvaluationJob evaluation = evaluation_of("chess", {"e2e4", "e7e5"}, 3);
    evaluation.effort = Effort::Deep;
    evaluation.line.start = "some \"start\"";
    const MoveJob untimed{.line = {.game = "reversi"}, .level = 8, .seed = ~std::uint64_t{0}};
    MoveJob timed = untimed;
    timed.time = 1500ms;
    timed.longest_pause = 900ms;
    for (const WorkJob& job :
         {WorkJob(evaluation), WorkJob(untimed), WorkJob(timed), WorkJob(game_of("chess"))}) {
        const auto read = parse_work_job(to_text(job));
        ASSERT_TRUE(read) << read.error().text();
        EXPECT_EQ(*read, job);
        EXPECT_EQ(work_kind_named(name(kind_of(job))), kind_of(job));
    }
}

TEST(WorkJob, NonsenseIsRefused) {
    const std::string line = R"("line":{"game":"chess","moves":[]})";
    for (const std::string& text :
         {std::string("x"), std::string("{}"), "{" + line + "}", R"({"kind":"dance",)" + line + "}",
          R"({"kind":"evaluation",)" + line + "}",
          R"({"kind":"evaluation","effort":"quick","variations":9,)" + line + "}",
          R"({"kind":"move","level":1,"seed":1,"time":-1,"pause":0,)" + line + "}",
          R"({"kind":"move","level":1,"seed":"1","time":null,"pause":0,)" + line + "}"}) {
        EXPECT_FALSE(parse_work_job(text)) << text;
    }
}

TEST(WorkJob, AGameWithSecretsIsOneToo) {
    const WorkJob job = game_of("wargame");
    EXPECT_EQ(parse_work_job(to_text(job)), job);
}

TEST(WorkJob, AGameNamesItsProgramsByTheirHashes) {
    const auto refused = [](auto change) {
        json job = json::parse(to_text(game_of("chess")));
        change(job);
        return !parse_work_job(job.dump());
    };
    EXPECT_FALSE(refused([](json&) {}));
    EXPECT_TRUE(refused([](json& job) { job.erase("programs"); }));
    EXPECT_TRUE(refused([](json& job) { job["programs"].erase("second"); }));
    EXPECT_TRUE(refused([](json& job) { job["programs"]["first"]["name"] = ""; }));
    for (const std::string& bad :
         {std::string(), std::string("../../etc/passwd"), std::string(63, 'a'),
          std::string(65, 'a'), std::string(64, 'A'), std::string(62, 'a') + "/."}) {
        EXPECT_TRUE(refused([&](json& job) { job["programs"]["first"]["hash"] = bad; })) << bad;
    }
    EXPECT_TRUE(refused([](json& job) { job["terms"] = "x"; }));
    EXPECT_TRUE(refused([](json& job) { job["opening"] = "e2e4"; }));
    EXPECT_TRUE(refused([](json& job) { job["opening"] = {{"a", "e2e4"}}; }));
    EXPECT_TRUE(refused([](json& job) { job["opening"] = {1}; }));
    EXPECT_TRUE(refused([](json& job) { job["opening"] = std::vector<std::string>(99, "e2e4"); }));
    EXPECT_TRUE(refused([](json& job) { job["settings"]["game"] = "dance"; }));
    EXPECT_TRUE(refused([](json& job) { job["settings"]["seats"]["first"] = {{"kind", "here"}}; }));
}

TEST(WorkAnswer, AGameIsPlayedAgainByTheRules) {
    const GameJob job = game_of("chess");
    const std::string mate = played({"f2f3", "e7e5", "g2g4", "d8h4"}, {0, 40, 50, 60});
    const auto read = read_answer(job, mate);
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_EQ(normalised(job, mate), to_text(*read));
    constexpr WallTime opened{1'000'000};
    const auto table = play_again("t", job.settings, {}, *read, opened);
    ASSERT_TRUE(table) << table.error().text();
    ASSERT_TRUE(table->table.result());
    EXPECT_EQ(table->table.result()->winner, Player::Second);
    ASSERT_EQ(table->events.size(), 4U);
    EXPECT_EQ(table->events[3].at, opened + Duration(150));
    // What the store keeps of it is the same table.
    const auto restored = Table::restore("t", job.settings, opened, table->events);
    ASSERT_TRUE(restored) << restored.error().text();
    EXPECT_EQ(restored->result(), table->table.result());
    // A part of a game is one that the house plays to its end.
    const auto part = play_again("t", job.settings, {}, {read->begin(), read->begin() + 1}, opened);
    ASSERT_TRUE(part);
    EXPECT_EQ(part->table.phase(), Phase::Playing);
    EXPECT_TRUE(read_answer(job, played({}, {})));
}

TEST(WorkAnswer, AGameGoesOnFromItsOpening) {
    GameJob job = game_of("chess");
    job.opening = {"e2e4", "e7e5"};
    EXPECT_EQ(parse_work_job(to_text(job)), Expected<WorkJob>(job));
    const auto read = read_answer(job, played({"g1f3"}, {70}));
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_FALSE(read_answer(job, played({"e2e4"}, {70}))) << "it was played already";
    constexpr WallTime opened{1'000'000};
    const auto table = play_again("t", job.settings, job.opening, *read, opened);
    ASSERT_TRUE(table) << table.error().text();
    ASSERT_EQ(table->events.size(), 3U);
    EXPECT_EQ(table->events[1].at, opened);
    EXPECT_EQ(table->events[2].at, opened + Duration(70));
    const auto restored = Table::restore("t", job.settings, opened, table->events);
    ASSERT_TRUE(restored) << restored.error().text();
    EXPECT_EQ(restored->turn(), Player::Second);
    EXPECT_FALSE(play_again("t", job.settings, std::vector<std::string>{"e2e5"}, *read, opened));
}

TEST(WorkAnswer, FalseGamesAreFound) {
    const GameJob job = game_of("chess");
    const auto taken = [&](const std::string& text) { return read_answer(job, text).has_value(); };
    EXPECT_TRUE(taken(played({"e2e4"}, {5})));
    EXPECT_FALSE(taken(played({"e2e5"}, {5})));
    EXPECT_FALSE(taken(played({"<script>"}, {5})));
    EXPECT_FALSE(taken(played({"e2e4"}, {})));
    EXPECT_FALSE(taken(played({"e2e4"}, {-1})));
    EXPECT_FALSE(taken(played({"e2e4", "e7e5"}, {0, 61'000}))) << "the flag had fallen";
    EXPECT_FALSE(taken(played({"e2e4"}, {std::int64_t{1} << 60})));
    EXPECT_FALSE(taken(played({"f2f3", "e7e5", "g2g4", "d8h4", "a2a3"}, {0, 1, 1, 1, 1})));
    EXPECT_FALSE(taken(R"({"moves":["e2e4"],"times":["5"]})"));
    EXPECT_FALSE(taken(R"({"moves":{"0":"e2e4"},"times":[5]})"));
    EXPECT_FALSE(taken(R"({"moves":[["e2e4"]],"times":[5]})"));
    EXPECT_FALSE(taken("[]"));
    EXPECT_FALSE(taken(std::string(100'000, '[')));
    std::vector<std::string> many;
    for (std::size_t i = 0; i <= most_timed_moves; ++i) {
        many.push_back(std::array{"g1f3", "g8f6", "f3g1", "f6g8"}[i % 4]);
    }
    EXPECT_FALSE(taken(played(many, std::vector<std::int64_t>(many.size(), 0))));
    EXPECT_FALSE(carry_out(job, {})) << "there are no programs here";
}

// What makes a check possible.
TEST(WorkAnswer, AnEvaluationIsTheSameEveryTime) {
    for (const auto& type : game_types()) {
        if (type->has_secrets()) {
            continue;
        }
        const EvaluationJob job = evaluation_of(std::string(type->id()), {}, 2);
        const auto first = carry_out(job, {});
        ASSERT_TRUE(first) << first.error().text();
        EXPECT_EQ(carry_out(job, {}), first);
        EXPECT_EQ(normalised(job, *first), first);
    }
}

TEST(WorkAnswer, WhatIsReadIsWhatTheHouseWouldShow) {
    const EvaluationJob job = evaluation_of("chess", {"e2e4"}, 2);
    const auto study = Study::open(job.line);
    const auto own = study->evaluate_alone(1, Effort::Quick, 2, {});
    const auto read = read_answer(job, *carry_out(job, {}));
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_EQ(to_message(*read, 1), to_message(*own, 1));
}

TEST(WorkAnswer, FalseOnesAreFound) {
    const EvaluationJob job = evaluation_of("chess", {"e2e4"});
    const json good = json::parse(*carry_out(job, {}));
    const auto refused = [&](auto change) {
        json bad = good;
        change(bad);
        return !read_answer(job, bad.dump());
    };
    EXPECT_FALSE(refused([](json&) {}));
    EXPECT_TRUE(refused([](json& bad) { bad["variations"][0]["moves"][0] = "e2e4"; }));
    EXPECT_TRUE(refused([](json& bad) { bad["variations"][0]["moves"][0] = "<script>"; }));
    EXPECT_TRUE(refused([](json& bad) { bad["variations"][0]["moves"][0] = 5; }));
    EXPECT_TRUE(refused([](json& bad) { bad["variations"][0]["moves"] = json::array(); }));
    EXPECT_TRUE(refused(
        [](json& bad) { bad["variations"][0]["moves"] = std::vector<std::string>(500, "e7e5"); }));
    EXPECT_TRUE(refused([](json& bad) { bad["variations"][0]["chances"] = 2; }));
    EXPECT_TRUE(refused([](json& bad) { bad["variations"][0]["chances"] = "x"; }));
    EXPECT_TRUE(refused([](json& bad) { bad["variations"][0]["score"] = 1e300; }));
    EXPECT_TRUE(refused([](json& bad) { bad["variations"].push_back(bad["variations"][0]); }));
    EXPECT_TRUE(refused([](json& bad) { bad["variations"] = nullptr; }));
    EXPECT_TRUE(refused([](json& bad) { bad["depth"] = 0; }));
    EXPECT_FALSE(read_answer(job, "[]"));
    EXPECT_FALSE(read_answer(job, ""));
    EXPECT_FALSE(read_answer(job, std::string(100'000, '[')));
}

TEST(WorkAnswer, AMoveIsThatOfTheLevelAndIsJudged) {
    TableDriver driver("reversi", "here", "c8");
    const std::string begin = driver.state(Viewer::First)["choices"][0]["move"];
    ASSERT_EQ(driver.play(Viewer::First, begin), "");
    const auto request = TableJobs(driver.table()).wanted().front();
    const auto job = move_job_of(driver.table(), request, 7, driver.now);
    ASSERT_TRUE(job);
    const auto answer = carry_out(*job, {});
    ASSERT_TRUE(answer) << answer.error().text();
    const auto move = read_answer(*job, *answer);
    ASSERT_TRUE(move) << move.error().text();
    const JobResult own = TableJobs(driver.table()).job(request, 7, driver.now)();
    EXPECT_EQ(move->command.move, own.command.move);
    EXPECT_EQ(move->pause, own.pause);
    EXPECT_FALSE(read_answer(*job, R"({"move":"a1","pause":0})"));
    EXPECT_FALSE(read_answer(*job, R"({"move":")" + own.command.move + R"(","pause":99999})"));
    EXPECT_FALSE(read_answer(*job, "{}"));
}

TEST(WorkAnswer, AJobOfAGameThatIsOverIsRefused) {
    const std::vector<std::string> mate{"f2f3", "e7e5", "g2g4", "d8h4"};
    EXPECT_FALSE(carry_out(evaluation_of("chess", mate), {}));
    EXPECT_FALSE(carry_out(MoveJob{.line = {.game = "chess", .moves = mate}, .level = 8}, {}));
    EXPECT_FALSE(carry_out(MoveJob{.line = {.game = "wargame"}, .level = 4}, {}));
    EXPECT_FALSE(carry_out(MoveJob{.line = {.game = "chess"}, .level = 99}, {}));
}

TEST(MoveJob, OnlyStrongLevelsOfGamesWithoutSecretsAreSentAway) {
    const auto job_of = [](const std::string& game, const std::string& level) {
        TableDriver driver(game, level, "here");
        const auto wanted = TableJobs(driver.table()).wanted();
        return wanted.empty() ? std::nullopt
                              : move_job_of(driver.table(), wanted.front(), 1, driver.now);
    };
    EXPECT_TRUE(job_of("chess", "c8"));
    EXPECT_TRUE(job_of("chess", "c7"));
    EXPECT_FALSE(job_of("chess", "c6"));
    EXPECT_FALSE(job_of("wargame", "c4")) << "nothing of a fleet leaves the house";
}

TEST(JobRules, AJobIsLeasedThreeTimesAndThenTheHousesOwn) {
    constexpr auto patience = 5000ms;
    EXPECT_EQ(state_of({.created = 1000}, patience, 1000), PendingState::Waiting);
    EXPECT_EQ(state_of({.created = 1000}, patience, 6000), PendingState::Waiting);
    EXPECT_EQ(state_of({.created = 1000}, patience, 6001), PendingState::Failed);
    EXPECT_EQ(state_of({1000, 1, 20'000}, patience, 20'000), PendingState::Leased);
    EXPECT_EQ(state_of({1000, 1, 20'000}, patience, 20'001), PendingState::Waiting)
        << "another worker may have it";
    EXPECT_EQ(state_of({1000, 2, 20'000}, patience, 25'001), PendingState::Failed);
    EXPECT_EQ(state_of({1000, 3, 20'000}, patience, 20'000), PendingState::Leased);
    EXPECT_EQ(state_of({1000, 3, 20'000}, patience, 20'001), PendingState::Failed);
}

TEST(JobRules, LiveMovesHaveSeconds) {
    const MoveJob move{.line = {.game = "chess"}, .time = 1s};
    EXPECT_LE(limits_of(move).lease, 4s);
    EXPECT_LT(limits_of(move).patience, 1s);
    const EvaluationJob quick = evaluation_of("chess", {}, 1);
    EXPECT_GT(limits_of(evaluation_of("chess", {}, 3)).lease, limits_of(quick).lease);
}

} // namespace
} // namespace tabuleiro::house
