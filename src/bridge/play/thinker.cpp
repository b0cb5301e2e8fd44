#include "bridge/play/thinker.hpp"

#include <utility>

namespace tabuleiro::bridge {

Thinker::Thinker(MakeGame make, std::function<void()> decided)
    : decided_(std::move(decided)), thread_([this, make = std::move(make)] { work(make); }) {}

Thinker::~Thinker() {
    cancel();
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void Thinker::think(TableState state, TurnTime time) {
    auto job = std::make_shared<Job>();
    job->state = std::move(state);
    job->time = std::move(time);
    {
        const std::lock_guard lock(mutex_);
        job_ = std::move(job);
        taken_up_ = false;
    }
    changed_.notify_all();
}

bool Thinker::is_thinking() const {
    const std::lock_guard lock(mutex_);
    return job_ != nullptr;
}

void Thinker::cancel() {
    const std::lock_guard lock(mutex_);
    if (job_) {
        job_->cancellation.request();
    }
}

std::optional<Decision> Thinker::take_decision() {
    const std::lock_guard lock(mutex_);
    if (decision_) {
        job_ = nullptr;
    }
    return std::exchange(decision_, std::nullopt);
}

void Thinker::game_over(const SeenResult& result) {
    cancel();
    {
        const std::lock_guard lock(mutex_);
        result_ = result;
        ending_ = true;
    }
    changed_.notify_all();
}

std::shared_ptr<Thinker::Job> Thinker::next_job() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return ending_ || (job_ && !taken_up_); });
    taken_up_ = true;
    return ending_ ? nullptr : job_;
}

void Thinker::work(const MakeGame& make) {
    const std::unique_ptr<SeatedGame> game = make();
    while (const auto job = next_job()) {
        Decision decision = game->decide(job->state, job->time, job->cancellation);
        if (job->cancellation.requested()) {
            decision = Nothing{};
        }
        {
            const std::lock_guard lock(mutex_);
            decision_ = std::move(decision);
        }
        decided_();
    }
    const std::unique_lock lock(mutex_);
    if (result_) {
        game->game_over(*result_);
    }
}

} // namespace tabuleiro::bridge
