#include "server/work/work_queue.hpp"

#include "house/work/work_answer.hpp"
#include "server/work/work_queue_thread.hpp"

namespace tabuleiro::server {

using house::EvaluationJob;
using house::GameJob;
using house::MoveJob;
using house::WorkJob;

WorkQueue::WorkQueue(WorkOptions options) : thread_(std::make_unique<Thread>(std::move(options))) {}
WorkQueue::~WorkQueue() = default;

bool WorkQueue::evaluates() const {
    return thread_->serves(house::WorkKind::Evaluation);
}
bool WorkQueue::moves() const {
    return thread_->serves(house::WorkKind::Move);
}
bool WorkQueue::plays() const {
    return thread_->serves(house::WorkKind::Game);
}

template <class Job, class Completion>
WorkQueue::Ticket WorkQueue::submit(Job job, int rank, Completion done,
                                    std::function<void()> taken) {
    const Ticket ticket = ++last_ticket_;
    auto read = [job, done = std::move(done)](const WorkOutcome& outcome) {
        if (outcome.answer) {
            if (const auto result = house::read_answer(job, *outcome.answer)) {
                done(*result);
                return;
            }
        }
        done(std::nullopt);
    };
    thread_->submit({.ticket = ticket,
                     .job = std::move(job),
                     .rank = rank,
                     .taken = std::move(taken),
                     .done = read});
    return ticket;
}

WorkQueue::Ticket WorkQueue::evaluate(EvaluationJob job, int rank, RemoteEvaluations::Done done) {
    return submit(std::move(job), rank, std::move(done));
}
WorkQueue::Ticket WorkQueue::move(MoveJob job, RemoteMoves::Done done) {
    constexpr int rank_of_moves = -1; // before all evaluations
    return submit(std::move(job), rank_of_moves, std::move(done));
}
WorkQueue::Ticket WorkQueue::play(GameJob job, std::function<void()> taken,
                                  RemoteGames::Done done) {
    constexpr int rank_of_games = 500'000; // nobody waits for them
    return submit(std::move(job), rank_of_games, std::move(done), std::move(taken));
}

void WorkQueue::cancel(Ticket ticket) {
    thread_->cancel(ticket);
}
void WorkQueue::claim(JobClaim claim, std::function<void(Claimed)> done) {
    thread_->claim(std::move(claim), std::move(done));
}
void WorkQueue::answer(JobAnswer answer, std::function<void(house::Allowed<void>)> done) {
    thread_->answer(std::move(answer), std::move(done));
}
void WorkQueue::hold(JobHold hold, std::function<void(house::Allowed<store::LeasedJob>)> done) {
    thread_->hold(std::move(hold), std::move(done));
}
void WorkQueue::close() {
    thread_->close();
}

} // namespace tabuleiro::server
