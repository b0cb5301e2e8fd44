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

TEST(WorkJob, ItsTextIsReadBack) {
    EvaluationJob evaluation = evaluation_of("chess", {"e2e4", "e7e5"}, 3);
    evaluation.effort = Effort::Deep;
    evaluation.line.start = "some \"start\"";
    const MoveJob untimed{.line = {.game = "reversi"}, .level = 8, .seed = ~std::uint64_t{0}};
    MoveJob timed = untimed;
    timed.time = 1500ms;
    timed.longest_pause = 900ms;
    for (const WorkJob& job : {WorkJob(evaluation), WorkJob(untimed), WorkJob(timed)}) {
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
