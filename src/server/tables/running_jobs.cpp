#include "server/tables/running_jobs.hpp"

#include <algorithm>

#include "house/table_jobs.hpp"

namespace tabuleiro::server {

void RunningJobs::update(const house::Table& table, Rng& chance, house::WallTime now,
                         const Finished& finished) {
    const auto wanted = house::TableJobs(table).wanted();
    std::erase_if(running_, [&](const Running& job) {
        const bool stale = std::find(wanted.begin(), wanted.end(), job.request) == wanted.end();
        if (stale) {
            cancel(job);
        }
        return stale;
    });
    for (const house::JobRequest& request : wanted) {
        if (find(request) == running_.end()) {
            running_.push_back(start(table, request, chance(), now, finished));
        }
    }
}

RunningJobs::Running RunningJobs::start(const house::Table& table, const house::JobRequest& request,
                                        std::uint64_t seed, house::WallTime now,
                                        const Finished& finished) {
    Running running{request, std::chrono::steady_clock::now()};
    const auto done = [finished, request](const house::JobResult& result) {
        finished(request, result);
    };
    if (auto turn = house::TableJobs(table).engine_turn(request, now)) {
        if (engines_) {
            running.engine = engines_->move(*std::move(turn), done);
        } else {
            running.ticket = computers_.think(
                [] { return house::JobResult{.failure = house::ProgramFailure::Crash}; }, done);
        }
        return running;
    }
    house::Job job = house::TableJobs(table).job(request, seed, now);
    if (remote_ && remote_->moves()) {
        if (auto move = house::move_job_of(table, request, seed, now)) {
            running.remote =
                remote_->move(*std::move(move), [&computers = computers_, job,
                                                 done](std::optional<house::JobResult> result) {
                    if (result) {
                        done(*result);
                    } else {
                        computers.think(job, done);
                    }
                });
            return running;
        }
    }
    running.ticket = computers_.think(std::move(job), done);
    return running;
}

void RunningJobs::cancel(const Running& job) {
    if (job.engine) {
        engines_->cancel(*job.engine);
    } else if (job.remote) {
        remote_->cancel(*job.remote);
    } else {
        computers_.cancel(job.ticket);
    }
}

bool RunningJobs::postpone(const house::JobRequest& request, const house::JobResult& result,
                           const Finished& finished) {
    const auto job = find(request);
    if (job == running_.end() || job->started + result.pause <= std::chrono::steady_clock::now()) {
        return false;
    }
    job->pause = std::make_unique<boost::asio::steady_timer>(loop_, job->started + result.pause);
    job->pause->async_wait([finished, request, result](boost::system::error_code error) {
        if (!error) {
            finished(request, result);
        }
    });
    return true;
}

void RunningJobs::remove(const house::JobRequest& request) {
    std::erase_if(running_, [&](const Running& job) { return job.request == request; });
}

void RunningJobs::cancel() {
    for (const Running& job : running_) {
        cancel(job);
    }
    running_.clear();
}

std::vector<RunningJobs::Running>::iterator RunningJobs::find(const house::JobRequest& request) {
    return std::find_if(running_.begin(), running_.end(),
                        [&](const Running& job) { return job.request == request; });
}

} // namespace tabuleiro::server
