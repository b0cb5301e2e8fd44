// Whole games thought over by the engines, and the analysts who do it.
#include "house/study/analysis_pool.hpp"

#include <gtest/gtest.h>

#include <condition_variable>
#include <future>
#include <mutex>
#include <new>

#include "support/json_schema.hpp"

namespace tabuleiro::house {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;
using test::JsonSchema;

// Légal's trap, into which Black falls at his fifth move: he should take the knight.
const std::vector<std::string> legals_trap{"e4", "e5",   "Nf3",  "d6",    "Bc4", "Bg4", "Nc3",
                                           "g6", "Nxe5", "Bxd1", "Bxf7+", "Ke7", "Nd5#"};
constexpr int the_blunder = 9;

AnalysisRequest request_for(const std::string& game, std::vector<std::string> moves,
                            std::int64_t id = 1) {
    AnalysisRequest request;
    request.line.game = game;
    request.line.moves = std::move(moves);
    request.id = id;
    return request;
}

// What is told, from whatever thread.
class Ear {
  public:
    Analysis::Tell tell() {
        return [this](const std::string& text) {
            const std::lock_guard lock(mutex_);
            messages_.push_back(json::parse(text));
            for (const std::string& fault :
                 JsonSchema::of_web().faults(messages_.back(), "StudyMessage")) {
                ADD_FAILURE() << fault << " in " << text;
            }
            heard_.notify_all();
        };
    }

    // Whether it comes to hold, of all messages so far.
    template <class Condition>
    bool hears(Condition condition) {
        std::unique_lock lock(mutex_);
        return heard_.wait_for(lock, 120s, [&] { return condition(messages_); });
    }
    bool hears_done(std::int64_t id) {
        return hears([id](const std::vector<json>& all) { return is_done(all, id); });
    }
    std::vector<json> messages() {
        const std::lock_guard lock(mutex_);
        return messages_;
    }

    static bool is_done(const std::vector<json>& all, std::int64_t id) {
        return std::any_of(all.begin(), all.end(), [id](const json& message) {
            return message["reply_to"] == id && message.contains("done");
        });
    }

  private:
    std::mutex mutex_;
    std::condition_variable heard_;
    std::vector<json> messages_;
};

std::vector<json> analysed(const AnalysisRequest& request) {
    Ear ear;
    auto analysis = Analysis::of(request, ear.tell());
    if (!analysis) {
        ADD_FAILURE() << analysis.error().reasons.front().text();
        return {};
    }
    while (analysis->step({})) {
    }
    return ear.messages();
}

TEST(Analysis, FindsTheBlunderAndTheBetterMove) {
    const std::vector<json> told = analysed(request_for("chess", legals_trap));
    ASSERT_EQ(told.size(), legals_trap.size() + 2);
    // From the last position, which is mate, to the first.
    EXPECT_EQ(told[0]["ply"], 13);
    EXPECT_EQ(told[0]["chances"], 1.0);
    EXPECT_EQ(told[0]["variations"], json::array());
    EXPECT_EQ(told[1]["ply"], 12);
    EXPECT_EQ(told[1]["mate"], 1);
    EXPECT_EQ(told[1]["variations"][0]["moves"][0]["note"], "Nd5#");
    const json& before = told[13 - the_blunder];
    EXPECT_EQ(before["ply"], the_blunder);
    // Two moves lose no more than a pawn.
    const json& better = before["variations"][0]["moves"][0];
    if (better["note"] == "Be6") {
        EXPECT_EQ(better["path"], json::parse(R"(["g4","e6"])"));
    } else {
        EXPECT_EQ(better["note"], "dxe5");
        EXPECT_EQ(better["path"], json::parse(R"(["d6","e5"])"));
    }

    const json& done = told.back();
    ASSERT_EQ(done["moves"].size(), legals_trap.size());
    EXPECT_EQ(done["moves"][the_blunder]["ply"], the_blunder);
    EXPECT_EQ(done["moves"][the_blunder]["judgement"], "blunder");
    EXPECT_GT(done["moves"][the_blunder]["loss"], 0.15);
    EXPECT_EQ(done["moves"][12]["loss"], 0.0) << "mate is the best move";
    EXPECT_EQ(done["moves"][0]["judgement"], nullptr);
    EXPECT_GT(done["accuracy"]["first"], done["accuracy"]["second"]);
    EXPECT_LE(done["accuracy"]["first"], 100.0);
}

// "Try again": the two positions about another move instead of the mistake.
TEST(Analysis, AnotherTryIsJudgedByTheSameRule) {
    std::vector<std::string> better(legals_trap.begin(), legals_trap.begin() + the_blunder);
    better.emplace_back("dxe5");
    AnalysisRequest request = request_for("chess", better);
    request.from = the_blunder;
    request.lines = 3;
    const std::vector<json> told = analysed(request);
    ASSERT_EQ(told.size(), 3U);
    EXPECT_EQ(told[1]["variations"].size(), 3U);
    EXPECT_EQ(told[2]["moves"].size(), 1U);
    EXPECT_EQ(told[2]["moves"][0]["judgement"], nullptr);
    EXPECT_EQ(told[2]["accuracy"]["first"], nullptr);
    EXPECT_EQ(told[2]["accuracy"]["second"], 100.0);
}

TEST(Analysis, ChancesAreThoseOfTheFirstPlayerWhoeverMoves) {
    // Black is a queen up, at either's move.
    for (const char* const turn : {"w", "b"}) {
        AnalysisRequest request = request_for("chess", {});
        request.line.start = std::string("3qk3/pppppppp/8/8/8/8/PPPPPPPP/4K3 ") + turn + " - - 0 1";
        const json told = analysed(request).front();
        EXPECT_LT(told["chances"], 0.1) << turn;
        EXPECT_TRUE(told["mate"].is_number() ? told["mate"] < 0 : told["score"] < -300) << turn;
        EXPECT_GT(told["depth"], 5);
    }
}

// In xadrez pieces move as in chess: 2.Qg4 walks into the bishop's way. White's rows count down.
TEST(Analysis, XadrezHasJudgementsToo) {
    const std::vector<json> told =
        analysed(request_for("xadrez", {"E7E5", "D2D4", "D8G5", "C1G5"}));
    ASSERT_EQ(told.size(), 6U);
    EXPECT_EQ(told[1]["variations"][0]["moves"][0]["text"], "C1G5") << "the queen is taken";
    const json& done = told.back();
    EXPECT_EQ(done["moves"][2]["judgement"], "blunder");
    EXPECT_EQ(done["moves"][3]["judgement"], nullptr);
    EXPECT_TRUE(told[0]["score"].is_number());
    EXPECT_LT(told[0]["score"], -300);
}

TEST(Analysis, RenpaardenHasChancesAndLines) {
    const std::vector<json> told = analysed(request_for("renpaarden", {"a1b3"}));
    ASSERT_EQ(told.size(), 3U);
    EXPECT_EQ(told[0]["score"], nullptr) << "there are no pawns";
    EXPECT_NEAR(told[1]["chances"], 0.5, 0.3);
    AnalysisRequest best = request_for("renpaarden", {});
    for (const json& move : told[1]["variations"][0]["moves"]) {
        best.line.moves.push_back(move["text"]);
    }
    EXPECT_FALSE(best.line.moves.empty());
    EXPECT_TRUE(Study::open(best.line)) << "what is shown can be played";
}

TEST(Analysis, ARequestIsReadAndBadOnesAreRefused) {
    const auto request = parse_study_request(
        R"({"analyse":{"game":"chess","options":{},"start":null,"moves":["e2e4"]},)"
        R"("plies":[0,1],"effort":"deep","variations":3,"id":7})");
    ASSERT_TRUE(request);
    const auto& wanted = std::get<AnalysisRequest>(*request);
    EXPECT_EQ(wanted.line.moves.size(), 1U);
    EXPECT_EQ(wanted.to, 1);
    EXPECT_EQ(wanted.effort, Effort::Deep);
    EXPECT_EQ(wanted.lines, 3);
    EXPECT_EQ(wanted.id, 7);
    EXPECT_TRUE(std::holds_alternative<StopRequest>(*parse_study_request(R"({"stop":true})")));
    const std::string line = R"({"analyse":{"game":"chess"},"id":1)";
    EXPECT_TRUE(parse_study_request(line + "}"));
    for (const char* const bad :
         {R"(,"plies":[1,0])", R"(,"plies":[0])", R"(,"plies":[-1,0])", R"(,"plies":[0,1e9])",
          R"(,"effort":"endless")", R"(,"variations":0)", R"(,"variations":4)", R"(,"id":"x")",
          R"(,"x":1)", R"(,"analyse":[])"}) {
        EXPECT_FALSE(parse_study_request(line + bad + "}")) << bad;
    }
    for (const char* const bad :
         {"", "[]", "{}", R"({"id":1})", R"({"stop":false})", R"({"analyse":{"game":"chess"}})"}) {
        EXPECT_FALSE(parse_study_request(bad)) << bad;
    }
    EXPECT_EQ(id_in(R"({"id":5,"analyse":3})"), 5);
    EXPECT_EQ(id_in("x"), std::nullopt);
}

TEST(Analysis, PliesThatTheLineDoesNotHaveAreRefused) {
    AnalysisRequest request = request_for("chess", {"e4"});
    request.to = 2;
    EXPECT_EQ(Analysis::of(request, {}).error().code, "malformed");
    EXPECT_EQ(Analysis::of(request_for("chess", {"e5"}), {}).error().ply, 0);
    EXPECT_EQ(Analysis::of(request_for("wargame", {}), {}).error().code, "secrets");
}

Analysis analysis_of(const AnalysisRequest& request, Ear& ear) {
    auto analysis = Analysis::of(request, ear.tell());
    EXPECT_TRUE(analysis);
    return *std::move(analysis);
}

AnalysisRequest long_request(std::int64_t id) {
    AnalysisRequest request = request_for("chess", legals_trap, id);
    request.to = 9;
    request.effort = Effort::Deep;
    return request;
}

AnalysisRequest short_request(std::int64_t id) {
    return request_for("chess", {}, id);
}

TEST(AnalysisPool, TakeTurnsSoThatNobodyWaitsForAWholeGame) {
    Ear ear;
    AnalysisPool analysts(1);
    ASSERT_TRUE(analysts.begin("ana", analysis_of(long_request(1), ear)));
    ASSERT_TRUE(analysts.begin("ana", analysis_of(short_request(2), ear)));
    ASSERT_TRUE(ear.hears_done(2));
    EXPECT_FALSE(Ear::is_done(ear.messages(), 1)) << "the long one was first";
}

TEST(AnalysisPool, WhatIsCancelledIsToldNoMore) {
    Ear ear;
    AnalysisPool analysts(1);
    const auto first = analysts.begin("ana", analysis_of(long_request(1), ear));
    ASSERT_TRUE(first);
    ASSERT_TRUE(ear.hears([](const std::vector<json>& all) { return !all.empty(); }));
    analysts.cancel(*first);
    ASSERT_TRUE(analysts.begin("ana", analysis_of(short_request(2), ear)));
    ASSERT_TRUE(ear.hears_done(2));
    EXPECT_FALSE(Ear::is_done(ear.messages(), 1));
    EXPECT_LE(ear.messages().size(), 5U) << "one was being told, another may have been";
    analysts.cancel(*first);
    analysts.cancel(nullptr);
}

TEST(AnalysisPool, TooManyWaitAndTheRestIsRefused) {
    Ear ear;
    AnalysisPool analysts(1, {.at_work = 1, .waiting = 2});
    const auto first = analysts.begin("ana", analysis_of(long_request(1), ear));
    const auto second = analysts.begin("ana", analysis_of(short_request(2), ear));
    const auto third = analysts.begin("ana", analysis_of(short_request(3), ear));
    ASSERT_TRUE(first && second && third);
    const auto fourth = analysts.begin("ana", analysis_of(short_request(4), ear));
    ASSERT_FALSE(fourth);
    EXPECT_EQ(fourth.error().code, "busy");
    EXPECT_EQ(analysts.pending(), 3U);
    const auto waits = [&](std::int64_t id, int others) {
        return ear.hears([=](const std::vector<json>& all) {
            return std::find(all.begin(), all.end(), json{{"reply_to", id}, {"waiting", others}}) !=
                   all.end();
        });
    };
    EXPECT_TRUE(waits(2, 1));
    EXPECT_TRUE(waits(3, 2));
    analysts.cancel(*second); // who waits behind it hears of it
    EXPECT_TRUE(waits(3, 1));
    analysts.cancel(*first); // and comes in
    EXPECT_TRUE(ear.hears_done(3));
    EXPECT_FALSE(Ear::is_done(ear.messages(), 1));
    EXPECT_FALSE(Ear::is_done(ear.messages(), 2));
}

TEST(AnalysisPool, OneVisitorsManyDoNotMakeOthersWait) {
    Ear ear;
    AnalysisPool analysts(1,
                          {.at_work = 4, .at_work_of_one = 2, .waiting = 6, .waiting_of_one = 3});
    const auto begin = [&](const std::string& client, const AnalysisRequest& request) {
        return analysts.begin(client, analysis_of(request, ear));
    };
    for (int id = 1; id <= 5; ++id) {
        ASSERT_TRUE(begin("ana", long_request(id))) << id;
    }
    const auto refused = begin("ana", long_request(6));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, "busy");
    EXPECT_EQ(refused.error().reasons.front().text(),
              "Too many analyses of yours wait already; end some of them.");
    ASSERT_TRUE(begin("bob", short_request(7))) << "there is room at work for others";
    ASSERT_TRUE(begin("eve", long_request(8)));
    ASSERT_TRUE(begin("rui", short_request(9)));
    EXPECT_TRUE(ear.hears_done(7));
    EXPECT_TRUE(ear.hears_done(9)) << "who waits for the first comes before who waits for more";
    EXPECT_FALSE(Ear::is_done(ear.messages(), 3));
}

TEST(AnalysisPool, DoOtherWorkBetweenTwoPositions) {
    Ear ear;
    AnalysisPool analysts(1);
    ASSERT_TRUE(analysts.begin("ana", analysis_of(long_request(1), ear)));
    analysts.run([tell = ear.tell()](const Stop&) { tell(R"({"reply_to":9,"waiting":0})"); });
    ASSERT_TRUE(ear.hears([](const std::vector<json>& all) {
        return std::any_of(all.begin(), all.end(),
                           [](const json& m) { return m["reply_to"] == 9; });
    }));
    EXPECT_FALSE(Ear::is_done(ear.messages(), 1));
}

TEST(AnalysisPool, WorkThatFailsStopsNobodyElse) {
    std::promise<void> done;
    AnalysisPool analysts(1);
    analysts.run([](const Stop&) { throw std::bad_alloc(); });
    analysts.run([&](const Stop&) { done.set_value(); });
    done.get_future().get();
}

TEST(AnalysisPool, OtherWorkSeesThatTheHouseCloses) {
    Ear ear;
    {
        AnalysisPool analysts(1);
        analysts.run([tell = ear.tell()](const Stop& stop) {
            tell(R"({"reply_to":1,"waiting":0})");
            while (!stop()) {
                std::this_thread::yield();
            }
            tell(R"({"reply_to":2,"waiting":0})");
        });
        analysts.run([tell = ear.tell()](const Stop&) { tell(R"({"reply_to":3,"waiting":0})"); });
        ASSERT_TRUE(ear.hears([](const std::vector<json>& all) { return !all.empty(); }));
    }
    EXPECT_EQ(ear.messages().size(), 2U) << "what was begun has ended, the rest was dropped";
    EXPECT_EQ(ear.messages().back()["reply_to"], 2);
}

TEST(AnalysisPool, AHouseThatClosesDoesNotWaitForThem) {
    Ear ear;
    {
        AnalysisPool analysts(1);
        ASSERT_TRUE(analysts.begin("ana", analysis_of(long_request(1), ear)));
        ASSERT_TRUE(ear.hears([](const std::vector<json>& all) { return !all.empty(); }));
    }
    EXPECT_FALSE(Ear::is_done(ear.messages(), 1));
}

} // namespace
} // namespace tabuleiro::house
