// Analyses whose positions others evaluate.
#include <gtest/gtest.h>

#include <condition_variable>
#include <mutex>
#include <nlohmann/json.hpp>
#include <set>

#include "house/study/analysis_pool.hpp"

namespace tabuleiro::house {
namespace {

using namespace std::chrono_literals;

// Answers when it is told to, on the thread that tells it.
class FakeRemote final : public RemoteEvaluations {
  public:
    bool evaluates() const override { return available; }
    Ticket evaluate(EvaluationJob job, int rank, Done done) override {
        const std::lock_guard lock(mutex_);
        jobs_.push_back({++last_, std::move(job), rank, std::move(done)});
        came_.notify_all();
        return last_;
    }
    void cancel(Ticket ticket) override {
        const std::lock_guard lock(mutex_);
        std::erase_if(jobs_, [&](const Job& job) { return job.ticket == ticket; });
        came_.notify_all();
    }

    struct Job {
        Ticket ticket = 0;
        EvaluationJob job;
        int rank = 0;
        Done done;
    };
    // Once there are so many.
    std::vector<Job> take(std::size_t count) {
        std::unique_lock lock(mutex_);
        came_.wait_for(lock, 60s, [&] { return jobs_.size() >= count; });
        return std::exchange(jobs_, {});
    }
    bool comes_to_have(std::size_t count) {
        std::unique_lock lock(mutex_);
        return came_.wait_for(lock, 60s, [&] { return jobs_.size() == count; });
    }

    bool available = true;

  private:
    std::mutex mutex_;
    std::condition_variable came_;
    std::vector<Job> jobs_;
    Ticket last_ = 0;
};

Evaluation evaluated(const EvaluationJob& job) {
    const auto study = Study::open(job.line);
    return *study->evaluate_alone(study->plies(), job.effort, job.variations, {});
}

class RemoteAnalysis : public testing::Test {
  protected:
    AnalysisPool::TicketPtr begin(const std::vector<std::string>& moves) {
        AnalysisRequest request;
        request.line = {.game = "reversi", .moves = moves};
        auto analysis = Analysis::of(request, [this](const std::string& text) {
            const std::lock_guard lock(mutex_);
            told_.push_back(nlohmann::json::parse(text));
            heard_.notify_all();
        });
        return *pool_.begin("ana", *std::move(analysis));
    }
    std::vector<nlohmann::json> told(std::size_t count) {
        std::unique_lock lock(mutex_);
        heard_.wait_for(lock, 120s, [&] { return told_.size() >= count; });
        return told_;
    }

    std::vector<std::string> opening_ = [] {
        std::vector<std::string> moves;
        for (int i = 0; i < 3; ++i) {
            const auto study = Study::open({.game = "reversi", .moves = moves});
            moves.push_back(evaluated({study->line_to(i)}).lines.front().moves.front().text);
        }
        return moves;
    }();
    std::mutex mutex_;
    std::condition_variable heard_;
    std::vector<nlohmann::json> told_;
    std::shared_ptr<FakeRemote> remote_ = std::make_shared<FakeRemote>();
    AnalysisPool pool_{1, {}, remote_};
};

TEST_F(RemoteAnalysis, PositionsAreAskedForTogetherAndToldInTheirOrder) {
    const auto ticket = begin(opening_);
    auto jobs = remote_->take(4);
    ASSERT_EQ(jobs.size(), 4U);
    std::set<std::size_t> plies;
    for (auto job = jobs.rbegin(); job != jobs.rend(); ++job) { // the last one first
        plies.insert(job->job.line.moves.size());
        job->done(evaluated(job->job));
    }
    EXPECT_EQ(plies, (std::set<std::size_t>{0, 1, 2, 3}));
    const auto messages = told(5);
    ASSERT_EQ(messages.size(), 5U);
    for (int i = 0; i < 4; ++i) {
        EXPECT_EQ(messages[static_cast<std::size_t>(i)]["ply"], 3 - i);
    }
    EXPECT_EQ(messages[4]["moves"].size(), 3U);
}

TEST_F(RemoteAnalysis, WhatNobodyEvaluatesIsEvaluatedHere) {
    const auto ticket = begin(opening_);
    const auto jobs = remote_->take(4);
    for (const auto& job : jobs) {
        job.done(std::nullopt);
    }
    const auto messages = told(5);
    ASSERT_EQ(messages.size(), 5U);
    EXPECT_EQ(messages[0].dump(),
              nlohmann::json::parse(to_message(evaluated(jobs[0].job), 0)).dump());
}

TEST_F(RemoteAnalysis, ACancelledAnalysisTakesItsJobsBack) {
    const auto ticket = begin(opening_);
    ASSERT_TRUE(remote_->comes_to_have(4));
    pool_.cancel(ticket);
    EXPECT_TRUE(remote_->comes_to_have(0));
    EXPECT_TRUE(told(0).empty());
}

TEST_F(RemoteAnalysis, WhereNobodyIsThereTheHouseDoesItAsEver) {
    remote_->available = false;
    const auto ticket = begin(opening_);
    EXPECT_EQ(told(5).size(), 5U);
    EXPECT_TRUE(remote_->comes_to_have(0));
}

} // namespace
} // namespace tabuleiro::house
