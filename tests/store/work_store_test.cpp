// Workers, jobs and evaluations, whichever database they are in.
#include <gtest/gtest.h>

#include <set>
#include <thread>

#include "store/location/open_store.hpp"
#include "store/work/work_store.hpp"
#include "support/folder.hpp"
#include "support/postgresql_server.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;

constexpr int max_tries = 3;
const std::vector<std::string> all_kinds{"evaluation", "move"};

TokenHash key_of(std::uint8_t byte) {
    TokenHash hash{};
    hash.fill(byte);
    return hash;
}

class WorkStoreTest : public testing::TestWithParam<bool> {
  protected:
    void SetUp() override {
        location_ = folder_.file("house.db");
        if (GetParam()) {
            static PostgresqlServer server;
            location_ = server.new_database();
            ASSERT_TRUE(open_store(location_)); // makes the tables
        }
        store_ = open(Missing::Make);
    }
    std::unique_ptr<WorkStore> open(Missing missing) {
        auto opened = open_work_store(location_, missing);
        if (!opened) {
            throw std::runtime_error(opened.error().text());
        }
        return *std::move(opened);
    }
    void add_workers() {
        ASSERT_TRUE(store_->add_worker({.name = "ana", .kinds = "evaluation move"}, key_of(1)));
        ASSERT_TRUE(store_->add_worker({.name = "bia", .kinds = "evaluation"}, key_of(2)));
    }
    std::int64_t add_job(std::int64_t rank = 0, const std::string& kind = "evaluation",
                         const std::string& not_by = "") {
        const auto id = store_->add_job({.owner = 7,
                                         .kind = kind,
                                         .text = "{\"kind\":\"" + kind + "\"}",
                                         .signature = "s1",
                                         .rank = rank,
                                         .lease = 1000,
                                         .not_by = not_by,
                                         .created = 100});
        EXPECT_TRUE(id) << id.error().text();
        return *id;
    }
    std::optional<LeasedJob> lease(const std::string& worker, WallTime now,
                                   const std::vector<std::string>& kinds = all_kinds,
                                   const std::string& signature = "s1") {
        auto job = store_->lease(worker, kinds, signature, max_tries, now);
        EXPECT_TRUE(job) << job.error().text();
        return *job;
    }
    JobStatus status_of(std::int64_t id) {
        const auto jobs = store_->jobs_of(7);
        for (const JobStatus& status : *jobs) {
            if (status.id == id) {
                return status;
            }
        }
        return {};
    }
    Worker worker(const std::string& name) {
        const auto workers = store_->workers();
        for (const Worker& one : *workers) {
            if (one.name == name) {
                return one;
            }
        }
        return {};
    }

    Folder folder_;
    std::string location_;
    std::unique_ptr<WorkStore> store_;
};

INSTANTIATE_TEST_SUITE_P(Sqlite, WorkStoreTest, testing::Values(false));
INSTANTIATE_TEST_SUITE_P(Postgresql, WorkStoreTest, testing::Values(true));

TEST_P(WorkStoreTest, WorkersAreFoundByTheirKeysAndStayAfterReopening) {
    add_workers();
    EXPECT_FALSE(store_->add_worker({.name = "ana", .kinds = "move"}, key_of(3)));
    EXPECT_FALSE(store_->add_worker({.name = "eva", .kinds = "move"}, key_of(1)));
    EXPECT_FALSE(store_->revoke("eva"));
    ASSERT_TRUE(store_->revoke("bia"));
    store_ = open(Missing::Fail);
    const auto found = store_->worker_with(key_of(1));
    ASSERT_TRUE(found && *found);
    EXPECT_EQ(**found, (Worker{.name = "ana", .kinds = "evaluation move"}));
    EXPECT_TRUE((*store_->worker_with(key_of(2)))->revoked);
    EXPECT_EQ(*store_->worker_with(key_of(3)), std::nullopt);
    EXPECT_EQ(store_->workers()->size(), 2U);
}

TEST_P(WorkStoreTest, KindsAreServedByThoseWhoWereSeenWithTheSameEngines) {
    add_workers();
    EXPECT_EQ(*store_->kinds_served("s1", 1), "");
    ASSERT_TRUE(store_->see("bia", "s1", 500));
    ASSERT_TRUE(store_->see("ana", "s0", 500));
    EXPECT_EQ(*store_->kinds_served("s1", 500), "evaluation ");
    EXPECT_EQ(*store_->kinds_served("s1", 501), "");
    ASSERT_TRUE(store_->revoke("bia"));
    EXPECT_EQ(*store_->kinds_served("s1", 500), "");
}

TEST_P(WorkStoreTest, JobsAreLeasedByRankToThoseWhoMayHaveThem) {
    add_workers();
    const auto third = add_job(5);
    const auto second = add_job(1);
    const auto first = add_job(-1, "move");
    EXPECT_EQ(lease("bia", 1000)->id, first);
    EXPECT_EQ(lease("bia", 1000, {"evaluation"})->id, second);
    EXPECT_EQ(lease("ana", 1000, {"move"}), std::nullopt);
    EXPECT_EQ(lease("ana", 1000, all_kinds, "s0"), std::nullopt);
    EXPECT_EQ(lease("eva", 1000), std::nullopt) << "there is no such worker";
    const auto job = lease("ana", 1000);
    ASSERT_TRUE(job);
    EXPECT_EQ(job->id, third);
    EXPECT_EQ(job->kind, "evaluation");
    EXPECT_EQ(job->text, R"({"kind":"evaluation"})");
    EXPECT_EQ(lease("ana", 1000), std::nullopt);
}

TEST_P(WorkStoreTest, AnAnswerIsTakenOnceAndOnlyFromItsLease) {
    add_workers();
    const auto id = add_job();
    const auto job = lease("ana", 1000);
    EXPECT_EQ(*store_->leased(id, job->lease, "bia", 1500), std::nullopt);
    EXPECT_EQ(*store_->leased(id, job->lease + 1, "ana", 1500), std::nullopt);
    EXPECT_EQ(*store_->leased(id, job->lease, "ana", 2001), std::nullopt) << "it has ended";
    ASSERT_TRUE(*store_->leased(id, job->lease, "ana", 1500));
    EXPECT_FALSE(*store_->answer(*job, "bia", "{}", 1500));
    EXPECT_FALSE(*store_->answer(*job, "ana", "{}", 2001));
    EXPECT_TRUE(*store_->answer(*job, "ana", "{1}", 1500));
    EXPECT_FALSE(*store_->answer(*job, "ana", "{2}", 1500)) << "it was answered";
    EXPECT_EQ(status_of(id).answer, "{1}");
    EXPECT_EQ(status_of(id).worker, "ana");
    EXPECT_EQ(worker("ana").done, 1);
    EXPECT_EQ(lease("bia", 9999), std::nullopt);
}

TEST_P(WorkStoreTest, ALostJobGoesToAnotherWorkerThreeTimesInAll) {
    add_workers();
    const auto id = add_job();
    const auto first = lease("ana", 1000);
    EXPECT_EQ(lease("bia", 2000), std::nullopt) << "it is leased";
    EXPECT_EQ(lease("ana", 2001), std::nullopt) << "never twice in a row";
    const auto second = lease("bia", 2001);
    ASSERT_TRUE(second);
    EXPECT_EQ(second->id, id);
    EXPECT_FALSE(*store_->answer(*first, "ana", "{}", 2002)) << "it is another's now";
    ASSERT_TRUE(store_->give_back(id, second->lease, "bia", 2500));
    EXPECT_EQ(worker("bia").failed, 1);
    EXPECT_EQ(status_of(id).lease_end, 2499);
    ASSERT_TRUE(lease("ana", 2500));
    EXPECT_EQ(lease("bia", 9000), std::nullopt) << "three tries";
    EXPECT_EQ(status_of(id).tries, 3);
}

TEST_P(WorkStoreTest, ACheckIsNotForTheOneWhoIsChecked) {
    add_workers();
    const auto id = add_job(0, "evaluation", "ana");
    EXPECT_EQ(lease("ana", 1000), std::nullopt);
    ASSERT_TRUE(lease("bia", 1000));
    EXPECT_EQ(lease("ana", 9000), std::nullopt) << "nor later";
    EXPECT_EQ(status_of(id).tries, 1);
}

TEST_P(WorkStoreTest, ASuspendedWorkersResultsAreWithdrawn) {
    add_workers();
    ASSERT_TRUE(store_->keep_evaluation(key_of(5), "s1", "{a}", "ana"));
    ASSERT_TRUE(store_->keep_evaluation(key_of(6), "s1", "{b}", "bia"));
    ASSERT_TRUE(store_->keep_evaluation(key_of(6), "s1", "{c}", "ana")); // it is there already
    EXPECT_EQ(*store_->evaluation(key_of(5), "s1"), "{a}");
    EXPECT_EQ(*store_->evaluation(key_of(5), "s2"), std::nullopt);
    const auto answered = add_job();
    ASSERT_TRUE(*store_->answer(*lease("ana", 1000), "ana", "{}", 1000));
    const auto leased = add_job();
    ASSERT_TRUE(lease("ana", 1000));
    add_job();
    ASSERT_TRUE(store_->suspend("ana"));
    EXPECT_TRUE((*store_->worker_with(key_of(1)))->suspended);
    EXPECT_EQ(*store_->evaluation(key_of(5), "s1"), std::nullopt);
    EXPECT_EQ(*store_->evaluation(key_of(6), "s1"), "{b}");
    EXPECT_EQ(status_of(answered).answer, "");
    EXPECT_EQ(lease("ana", 9000), std::nullopt);
    EXPECT_EQ(lease("bia", 1001)->id, answered);
    EXPECT_EQ(lease("bia", 1001)->id, leased);
}

TEST_P(WorkStoreTest, ARevokedWorkersJobsAreForOthersAtOnce) {
    add_workers();
    const auto id = add_job();
    const auto job = lease("ana", 1000);
    ASSERT_TRUE(store_->revoke("ana"));
    EXPECT_EQ(*store_->leased(id, job->lease, "ana", 1001), std::nullopt);
    EXPECT_EQ(lease("ana", 9000), std::nullopt);
    EXPECT_EQ(lease("bia", 1001)->id, id);
}

TEST_P(WorkStoreTest, JobsAreRemovedByTheirOwnersOrWhenNobodyCares) {
    add_workers();
    const auto leased = add_job();
    ASSERT_TRUE(lease("ana", 1000));
    EXPECT_FALSE(*store_->remove_free_job(leased, 1500));
    EXPECT_TRUE(*store_->remove_free_job(leased, 2001));
    const auto free = add_job();
    ASSERT_TRUE(store_->remove_jobs_before(100));
    EXPECT_EQ(status_of(free).id, free);
    ASSERT_TRUE(store_->remove_jobs_before(101));
    EXPECT_TRUE(store_->jobs_of(7)->empty());
    const auto cancelled = add_job();
    ASSERT_TRUE(store_->remove_job(cancelled));
    EXPECT_TRUE(store_->jobs_of(7)->empty());
}

TEST_P(WorkStoreTest, EvaluationsDoNotGrowWithoutEnd) {
    for (const int byte : {0x10, 0x1f, 0x20, 0xf0}) {
        const auto key = key_of(static_cast<std::uint8_t>(byte));
        ASSERT_TRUE(store_->keep_evaluation(key, "s1", "{}", "ana"));
    }
    ASSERT_TRUE(store_->keep_evaluation(key_of(0x30), "s0", "{}", "ana"));
    ASSERT_TRUE(store_->limit_evaluations(5, "s1"));
    EXPECT_TRUE(*store_->evaluation(key_of(0x30), "s0"));
    ASSERT_TRUE(store_->limit_evaluations(4, "s1"));
    EXPECT_FALSE(*store_->evaluation(key_of(0x30), "s0")) << "that of other engines goes first";
    EXPECT_TRUE(*store_->evaluation(key_of(0x10), "s1"));
    ASSERT_TRUE(store_->limit_evaluations(3, "s1"));
    EXPECT_FALSE(*store_->evaluation(key_of(0x10), "s1"));
    EXPECT_FALSE(*store_->evaluation(key_of(0x1f), "s1"));
    EXPECT_TRUE(*store_->evaluation(key_of(0x20), "s1"));
}

TEST_P(WorkStoreTest, FreeJobsAreThoseThatSomebodyCouldLease) {
    add_workers();
    EXPECT_FALSE(*store_->has_free_jobs(max_tries, 1000));
    add_job();
    EXPECT_TRUE(*store_->has_free_jobs(max_tries, 1000));
    ASSERT_TRUE(lease("ana", 1000));
    EXPECT_FALSE(*store_->has_free_jobs(max_tries, 1000));
    EXPECT_TRUE(*store_->has_free_jobs(max_tries, 2001));
    EXPECT_FALSE(*store_->has_free_jobs(1, 2001));
}

// Two nodes, or two threads: no job is leased twice.
TEST_P(WorkStoreTest, TwoWhoAskAtTheSameTimeGetDifferentJobs) {
    constexpr int jobs = 60;
    add_workers();
    for (int i = 0; i < jobs; ++i) {
        add_job(i);
    }
    std::array<std::vector<std::int64_t>, 2> got;
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < 2; ++i) {
        threads.emplace_back([&, i] {
            const auto own = open(Missing::Fail);
            const std::string worker = i == 0 ? "ana" : "bia";
            while (true) {
                const auto job = own->lease(worker, all_kinds, "s1", max_tries, 1000);
                ASSERT_TRUE(job) << job.error().text();
                if (!*job) {
                    return;
                }
                got[i].push_back((*job)->id);
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    std::set<std::int64_t> different(got[0].begin(), got[0].end());
    different.insert(got[1].begin(), got[1].end());
    EXPECT_EQ(got[0].size() + got[1].size(), static_cast<std::size_t>(jobs));
    EXPECT_EQ(different.size(), static_cast<std::size_t>(jobs));
}

TEST(WorkStore, AHouseWithoutWorkersHasNoFile) {
    const Folder folder;
    EXPECT_FALSE(open_work_store(folder.file("house.db"), Missing::Fail));
    EXPECT_FALSE(std::filesystem::exists(folder.file("workers.db")));
}

} // namespace
} // namespace tabuleiro::test
