#include "server/work/work_queue.hpp"

#include "house/work/work_answer.hpp"
#include "server/work/work_queue_thread.hpp"

namespace tabuleiro::server {

using house::EvaluationJob;
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

WorkQueue::Ticket WorkQueue::evaluate(EvaluationJob job, int rank, RemoteEvaluations::Done done) {
    const Ticket ticket = ++last_ticket_;
    auto read = [job, done = std::move(done)](const WorkOutcome& outcome) {
        const auto evaluation = outcome.answer ? house::read_answer(job, *outcome.answer)
                                               : Expected<house::Evaluation>(fail("No answer."));
        done(evaluation ? std::optional(*evaluation) : std::nullopt);
    };
    thread_->submit({.ticket = ticket, .job = std::move(job), .rank = rank, .done = read});
    return ticket;
}

WorkQueue::Ticket WorkQueue::move(MoveJob job, RemoteMoves::Done done) {
    const Ticket ticket = ++last_ticket_;
    auto read = [job, done = std::move(done)](const WorkOutcome& outcome) {
        const auto result = outcome.answer ? house::read_answer(job, *outcome.answer)
                                           : Expected<house::JobResult>(fail("No answer."));
        done(result ? std::optional(*result) : std::nullopt);
    };
    thread_->submit({.ticket = ticket, .job = std::move(job), .rank = -1, .done = read});
    return ticket;
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
void WorkQueue::close() {
    thread_->close();
}

} // namespace tabuleiro::server
