// The work store in SQL that SQLite and PostgreSQL both understand.
//
// A Database has `rows(statement, values...)`, which gives an Expected of something with `rows()`,
// `number(row, column)` and `text(row, column)`, and `lease_statement`, where the two differ. The
// values of a statement are numbered in the order in which they first appear: so does SQLite.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "store/work/work_store.hpp"

namespace tabuleiro::store {

template <class Database>
class SqlWorkStore final : public WorkStore {
  public:
    explicit SqlWorkStore(Database database) : database_(std::move(database)) {}

    Expected<void> add_worker(const Worker& worker, const TokenHash& key) override {
        const auto added =
            database_.rows("INSERT INTO workers (name, key, kinds, created) VALUES ($1, $2, $3, $4)"
                           " ON CONFLICT DO NOTHING RETURNING 1",
                           worker.name, Bytes(key), worker.kinds, worker.created);
        if (added && added->rows() == 0) {
            return fail("There is a worker {name} already.", worker.name);
        }
        return added.map([](const auto&) {});
    }

    Expected<std::vector<Worker>> workers() override {
        return database_
            .rows("SELECT name, kinds, revoked, suspended, created, seen, done, failed"
                  " FROM workers ORDER BY name")
            .map([](const auto& rows) {
                std::vector<Worker> workers;
                for (int row = 0; row < rows.rows(); ++row) {
                    workers.push_back(worker_in(rows, row));
                }
                return workers;
            });
    }

    Expected<std::optional<Worker>> worker_with(const TokenHash& key) override {
        return database_
            .rows("SELECT name, kinds, revoked, suspended, created, seen, done, failed"
                  " FROM workers WHERE key = $1",
                  Bytes(key))
            .map([](const auto& rows) {
                return rows.rows() == 0 ? std::nullopt : std::optional(worker_in(rows, 0));
            });
    }

    Expected<void> revoke(const std::string& worker) override {
        const auto revoked =
            database_.rows("UPDATE workers SET revoked = 1 WHERE name = $1 RETURNING 1", worker);
        if (revoked && revoked->rows() == 0) {
            return fail("There is no worker {name}.", worker);
        }
        return revoked.and_then([&](const auto&) {
            return run("UPDATE jobs SET lease_end = 0, worker = '' WHERE worker = $1"
                       " AND answer = ''",
                       worker);
        });
    }

    Expected<void> suspend(const std::string& worker) override {
        for (const char* const statement :
             {"UPDATE workers SET suspended = 1, failed = failed + 1 WHERE name = $1",
              "DELETE FROM evaluations WHERE worker = $1",
              "UPDATE jobs SET answer = '', lease_end = 0, worker = '' WHERE worker = $1"}) {
            if (const auto done = database_.rows(statement, worker); !done) {
                return tl::unexpected(done.error());
            }
        }
        return {};
    }

    Expected<void> see(const std::string& worker, const std::string& signature,
                       WallTime now) override {
        return run("UPDATE workers SET seen = $1, signature = $2 WHERE name = $3", now, signature,
                   worker);
    }

    Expected<std::string> kinds_served(const std::string& signature, WallTime since) override {
        return database_
            .rows("SELECT DISTINCT kinds FROM workers WHERE signature = $1 AND seen >= $2"
                  " AND revoked = 0 AND suspended = 0",
                  signature, since)
            .map([](const auto& rows) {
                std::string kinds;
                for (int row = 0; row < rows.rows(); ++row) {
                    kinds += rows.text(row, 0) + " ";
                }
                return kinds;
            });
    }

    Expected<std::int64_t> add_job(const NewJob& job) override {
        return database_
            .rows("INSERT INTO jobs (owner, kind, text, signature, rank, lease, not_by, created)"
                  " VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id",
                  job.owner, job.kind, job.text, job.signature, job.rank, job.lease, job.not_by,
                  job.created)
            .map([](const auto& rows) { return rows.number(0, 0); });
    }

    Expected<bool> has_free_jobs(int max_tries, WallTime now) override {
        return database_
            .rows("SELECT 1 FROM jobs WHERE tries < $1 AND lease_end < $2 AND answer = '' LIMIT 1",
                  std::int64_t{max_tries}, now)
            .map([](const auto& rows) { return rows.rows() > 0; });
    }

    Expected<std::optional<LeasedJob>> lease(const std::string& worker,
                                             const std::vector<std::string>& kinds,
                                             const std::string& signature, int max_tries,
                                             WallTime now) override {
        std::string words = " ";
        for (const std::string& kind : kinds) {
            words += kind + " ";
        }
        return database_
            .rows(Database::lease_statement, worker, now, signature, std::int64_t{max_tries}, words)
            .map([](const auto& rows) { return leased_in(rows); });
    }

    Expected<std::optional<LeasedJob>> leased(std::int64_t job, std::int64_t lease,
                                              const std::string& worker, WallTime now) override {
        return database_
            .rows("SELECT id, tries, kind, text, not_by FROM jobs WHERE id = $1 AND tries = $2"
                  " AND worker = $3 AND lease_end >= $4 AND answer = ''",
                  job, lease, worker, now)
            .map([](const auto& rows) { return leased_in(rows); });
    }

    Expected<bool> prolong(const LeasedJob& job, const std::string& worker, WallTime now,
                           WallTime until) override {
        return database_
            .rows("UPDATE jobs SET lease_end = $1 WHERE id = $2 AND tries = $3 AND worker = $4"
                  " AND lease_end >= $5 AND answer = '' RETURNING 1",
                  until, job.id, job.lease, worker, now)
            .map([](const auto& rows) { return rows.rows() > 0; });
    }

    Expected<bool> answer(const LeasedJob& job, const std::string& worker,
                          const std::string& answer, WallTime now) override {
        const auto taken =
            database_.rows("UPDATE jobs SET answer = $1 WHERE id = $2 AND tries = $3"
                           " AND worker = $4 AND lease_end >= $5 AND answer = '' RETURNING 1",
                           answer, job.id, job.lease, worker, now);
        if (!taken || taken->rows() == 0) {
            return taken.map([](const auto&) { return false; });
        }
        return run("UPDATE workers SET done = done + 1 WHERE name = $1", worker).map([] {
            return true;
        });
    }

    Expected<void> give_back(std::int64_t job, std::int64_t lease, const std::string& worker,
                             WallTime now) override {
        const auto given = database_.rows(
            "UPDATE jobs SET worker = '',"
            " lease_end = CASE WHEN lease_end < $1 THEN lease_end ELSE $1 END"
            " WHERE id = $2 AND tries = $3 AND worker = $4 AND answer = '' RETURNING 1",
            now - 1, job, lease, worker);
        if (!given || given->rows() == 0) {
            return given.map([](const auto&) {});
        }
        return run("UPDATE workers SET failed = failed + 1, seen = 0 WHERE name = $1", worker);
    }

    Expected<std::vector<JobStatus>> jobs_of(std::int64_t owner) override {
        return database_
            .rows("SELECT id, created, tries, lease_end, worker, answer FROM jobs WHERE owner = $1",
                  owner)
            .map([](const auto& rows) {
                std::vector<JobStatus> jobs;
                for (int row = 0; row < rows.rows(); ++row) {
                    jobs.push_back({.id = rows.number(row, 0),
                                    .created = rows.number(row, 1),
                                    .tries = static_cast<int>(rows.number(row, 2)),
                                    .lease_end = rows.number(row, 3),
                                    .worker = rows.text(row, 4),
                                    .answer = rows.text(row, 5)});
                }
                return jobs;
            });
    }

    Expected<void> remove_job(std::int64_t job) override {
        return run("DELETE FROM jobs WHERE id = $1", job);
    }

    Expected<bool> remove_free_job(std::int64_t job, WallTime now) override {
        return database_
            .rows("DELETE FROM jobs WHERE id = $1 AND lease_end < $2 AND answer = '' RETURNING 1",
                  job, now)
            .map([](const auto& rows) { return rows.rows() == 1; });
    }

    Expected<void> remove_jobs_before(WallTime then) override {
        return run("DELETE FROM jobs WHERE created < $1 AND lease_end < $1", then);
    }

    Expected<std::optional<std::string>> evaluation(const TokenHash& key,
                                                    const std::string& signature) override {
        return database_
            .rows("SELECT text FROM evaluations WHERE key = $1 AND signature = $2", Bytes(key),
                  signature)
            .map([](const auto& rows) {
                return rows.rows() == 0 ? std::nullopt : std::optional(rows.text(0, 0));
            });
    }

    Expected<void> keep_evaluation(const TokenHash& key, const std::string& signature,
                                   const std::string& text, const std::string& worker) override {
        return run("INSERT INTO evaluations (key, signature, text, worker) VALUES ($1, $2, $3, $4)"
                   " ON CONFLICT DO NOTHING",
                   Bytes(key), signature, text, worker);
    }

    Expected<void> limit_evaluations(std::int64_t most, const std::string& signature) override {
        // Keys are hashes, so that those below a bound are a random part of all.
        constexpr TokenHash an_eighth{0x20};
        auto many = more_evaluations_than(most);
        if (many && *many) {
            auto removed = run("DELETE FROM evaluations WHERE signature <> $1", signature);
            many = removed.and_then([&] { return more_evaluations_than(most); });
        }
        if (many && *many) {
            return run("DELETE FROM evaluations WHERE key < $1", Bytes(an_eighth));
        }
        return many.map([](bool) {});
    }

  private:
    using Bytes = std::span<const std::uint8_t>;

    template <class... Values>
    Expected<void> run(std::string_view statement, const Values&... values) {
        return database_.rows(statement, values...).map([](const auto&) {});
    }

    Expected<bool> more_evaluations_than(std::int64_t most) {
        return database_.rows("SELECT count(*) FROM evaluations").map([&](const auto& rows) {
            return rows.number(0, 0) > most;
        });
    }

    template <class Rows>
    static Worker worker_in(const Rows& rows, int row) {
        return {.name = rows.text(row, 0),
                .kinds = rows.text(row, 1),
                .revoked = rows.number(row, 2) != 0,
                .suspended = rows.number(row, 3) != 0,
                .created = rows.number(row, 4),
                .seen = rows.number(row, 5),
                .done = rows.number(row, 6),
                .failed = rows.number(row, 7)};
    }
    template <class Rows>
    static std::optional<LeasedJob> leased_in(const Rows& rows) {
        if (rows.rows() == 0) {
            return std::nullopt;
        }
        return LeasedJob{.id = rows.number(0, 0),
                         .lease = rows.number(0, 1),
                         .kind = rows.text(0, 2),
                         .text = rows.text(0, 3),
                         .not_by = rows.text(0, 4)};
    }

    Database database_;
};

} // namespace tabuleiro::store
