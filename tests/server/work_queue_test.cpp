// The queue of workers' jobs in a database that several nodes share.
#include <gtest/gtest.h>

#include <future>
#include <thread>

#include "house/work/engine_signature.hpp"
#include "house/work/work_answer.hpp"
#include "server/access/token.hpp"
#include "server/work/work_queue.hpp"
#include "server/work/worker_keys.hpp"
#include "store/location/open_store.hpp"
#include "support/postgresql_server.hpp"

namespace tabuleiro::test {
namespace {

using namespace std::chrono_literals;
using namespace server;

class WorkNodes : public testing::Test {
  protected:
    void SetUp() override {
        ASSERT_TRUE(store::open_store(address_)); // makes the tables
        const auto key = add_worker(address_, "one", {});
        ASSERT_TRUE(key) << key.error().text();
        key_ = server::hash_of(*key);
        a_ = std::make_unique<WorkQueue>(WorkOptions{.location = address_});
        b_ = std::make_unique<WorkQueue>(WorkOptions{.location = address_});
    }

    WorkQueue::Claimed claim(WorkQueue& node, std::chrono::milliseconds wait) {
        std::promise<WorkQueue::Claimed> claimed;
        node.claim({key_, {"evaluation", "move"}, house::engine_signature(), wait},
                   [&](WorkQueue::Claimed job) { claimed.set_value(std::move(job)); });
        return claimed.get_future().get();
    }
    house::Allowed<void> answer(WorkQueue& node, const store::LeasedJob& job) {
        const auto text = house::carry_out(*house::parse_work_job(job.text), {});
        std::promise<house::Allowed<void>> answered;
        node.answer({key_, job.id, job.lease, *text},
                    [&](house::Allowed<void> done) { answered.set_value(std::move(done)); });
        return answered.get_future().get();
    }
    // A worker asks at one node, and the other one hears of it.
    void worker_comes() {
        ASSERT_TRUE(claim(*b_, 0ms));
        for (int i = 0; i < 6000 && !a_->evaluates(); ++i) {
            std::this_thread::sleep_for(10ms);
        }
        ASSERT_TRUE(a_->evaluates());
        ASSERT_TRUE(a_->moves());
    }

    PostgresqlServer server_;
    std::string address_ = server_.new_database();
    store::TokenHash key_{};
    std::unique_ptr<WorkQueue> a_;
    std::unique_ptr<WorkQueue> b_;
};

TEST_F(WorkNodes, AJobOfOneNodeIsDoneThroughAnother) {
    EXPECT_FALSE(a_->evaluates()) << "there is nobody yet";
    worker_comes();
    const house::EvaluationJob position{{.game = "reversi"}};
    std::promise<std::optional<house::Evaluation>> evaluated;
    a_->evaluate(position, 0, [&](auto given) { evaluated.set_value(std::move(given)); });
    const auto first = claim(*b_, 20s);
    ASSERT_TRUE(first && *first);
    EXPECT_TRUE(answer(*b_, **first));
    const auto evaluation = evaluated.get_future().get();
    ASSERT_TRUE(evaluation);
    EXPECT_FALSE(evaluation->lines.empty());

    const house::MoveJob computer{.line = {.game = "reversi"}, .level = 8, .seed = 3};
    std::promise<std::optional<house::JobResult>> moved;
    // Somebody waits at the other node already: half a second is enough.
    auto waiting = std::async(std::launch::async, [&] { return claim(*b_, 20s); });
    std::this_thread::sleep_for(100ms);
    a_->move(computer, [&](auto given) { moved.set_value(std::move(given)); });
    const auto second = waiting.get();
    ASSERT_TRUE(second && *second);
    EXPECT_TRUE(answer(*b_, **second));
    const auto move = moved.get_future().get();
    ASSERT_TRUE(move);
    EXPECT_FALSE(move->command.move.empty());
}

TEST_F(WorkNodes, ACancelledJobIsGivenToNobody) {
    worker_comes();
    const auto ticket = a_->evaluate({{.game = "reversi"}}, 0, [](auto) { ADD_FAILURE(); });
    a_->cancel(ticket);
    std::promise<std::optional<house::Evaluation>> other;
    a_->evaluate({{.game = "reversi"}, Effort::Quick, 2}, 0,
                 [&](auto given) { other.set_value(std::move(given)); });
    const auto job = claim(*a_, 20s); // the same node: it has done all that comes before
    ASSERT_TRUE(job && *job);
    EXPECT_NE((*job)->text.find("\"variations\":2"), std::string::npos);
    EXPECT_EQ(*claim(*b_, 0ms), std::nullopt);
    EXPECT_TRUE(answer(*b_, **job));
    EXPECT_TRUE(other.get_future().get());
}

TEST_F(WorkNodes, WhenTheDatabaseCrashesTheHouseDoesTheJobsItself) {
    worker_comes();
    std::promise<std::optional<house::Evaluation>> evaluated;
    a_->evaluate({{.game = "reversi"}}, 0,
                 [&](auto given) { evaluated.set_value(std::move(given)); });
    const auto job = claim(*b_, 20s);
    ASSERT_TRUE(job && *job);
    server_.stop(SIGQUIT);
    server_.start();
    EXPECT_EQ(evaluated.get_future().get(), std::nullopt);
    EXPECT_FALSE(answer(*b_, **job)) << "nobody knows the job any more";
    worker_comes();
}

} // namespace
} // namespace tabuleiro::test
