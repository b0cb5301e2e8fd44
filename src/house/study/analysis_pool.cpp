#include "house/study/analysis_pool.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cassert>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <set>
#include <thread>

#include "house/fair_queue.hpp"

namespace tabuleiro::house {

namespace {

// On Linux a thread has a niceness of its own. If it cannot be had, the work is done all the same.
void yield_to_others() {
    constexpr int niceness = 10;
    static_cast<void>(setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), niceness));
}

} // namespace

class AnalysisPool::Ticket {
  public:
    Ticket(std::string client, Analysis analysis)
        : client_(std::move(client)), analysis_(std::move(analysis)) {}

    const std::string& client() const { return client_; }
    // Requires: it has not ended.
    Analysis& analysis() { return *analysis_; }
    // Who asked may keep the ticket, but not the tables.
    void end() { analysis_.reset(); }
    void cancel() { cancelled_ = true; }
    bool is_cancelled() const { return cancelled_; }

    // Since its last turn began. Guarded by the pool's mutex.
    bool woken = false;

  private:
    std::string client_;
    std::optional<Analysis> analysis_;
    std::atomic<bool> cancelled_{false};
};

class AnalysisPool::Pool : public std::enable_shared_from_this<Pool> {
  public:
    Pool(int threads, const AnalystLimits& limits, std::shared_ptr<RemoteEvaluations> remote)
        : limits_(limits), remote_(std::move(remote)) {
        assert(threads > 0);
        for (int i = 0; i < threads; ++i) {
            threads_.emplace_back([this] {
                yield_to_others();
                work();
            });
        }
    }

    ~Pool() {
        close();
        for (std::thread& thread : threads_) {
            thread.join();
        }
    }

    Pool(const Pool&) = delete;
    Pool& operator=(const Pool&) = delete;

    void close() {
        const std::lock_guard lock(mutex_);
        closing_ = true;
        work_to_do_.notify_all();
    }

    Allowed<TicketPtr> begin(const std::string& client, Analysis analysis) {
        auto ticket = std::make_shared<Ticket>(client, std::move(analysis));
        const auto& engine = ticket->analysis().engine();
        if (engine || (remote_ && remote_->evaluates())) {
            ticket->analysis().evaluate_elsewhere(
                engine ? engine : remote_,
                [pool = weak_from_this(), waiting = std::weak_ptr(ticket)] {
                    const auto alive = pool.lock();
                    const auto woken = waiting.lock();
                    if (alive && woken) {
                        alive->wake(woken);
                    }
                });
        }
        const std::lock_guard lock(mutex_);
        if (at_work_ < limits_.at_work && may_work(client)) {
            let_in(ticket);
        } else if (waiting_.count(client) >= limits_.waiting_of_one) {
            return refuse("busy", "Too many analyses of yours wait already; end some of them.");
        } else if (waiting_.size() >= limits_.waiting) {
            return refuse("busy", "Too many analyses wait already; try again later.");
        } else {
            tell_from(waiting_.add(client, ticket, work_of(client)));
        }
        return ticket;
    }

    void cancel(const TicketPtr& ticket) {
        const std::lock_guard lock(mutex_);
        ticket->cancel();
        unpark(ticket);
        const auto place =
            waiting_.remove([&](const TicketPtr& waiting) { return waiting == ticket; });
        if (place) {
            tell_from(*place);
        }
    }

    void run(std::function<void(const Stop&)> job) {
        const std::lock_guard lock(mutex_);
        jobs_.push_back(std::move(job));
        work_to_do_.notify_one();
    }

    std::size_t pending() const {
        const std::lock_guard lock(mutex_);
        return at_work_ + waiting_.size();
    }

  private:
    void wake(const TicketPtr& ticket) {
        const std::lock_guard lock(mutex_);
        ticket->woken = true;
        unpark(ticket);
    }
    void unpark(const TicketPtr& ticket) {
        if (parked_.erase(ticket) > 0) {
            turns_.push_back(ticket);
            work_to_do_.notify_one();
        }
    }

    void work() {
        std::unique_lock lock(mutex_);
        while (true) {
            work_to_do_.wait(lock, [&] { return closing_ || !jobs_.empty() || !turns_.empty(); });
            if (closing_) {
                return;
            }
            if (!jobs_.empty()) {
                auto job = std::move(jobs_.front());
                jobs_.pop_front();
                lock.unlock();
                carry_out(job);
                job = nullptr; // with all that it holds
                lock.lock();
            } else {
                TicketPtr ticket = std::move(turns_.front());
                turns_.pop_front();
                ticket->woken = false;
                lock.unlock();
                const bool goes_on = take_turn(*ticket);
                lock.lock();
                if (goes_on && ticket->analysis().is_waiting() && !ticket->woken &&
                    !ticket->is_cancelled()) {
                    parked_.insert(std::move(ticket));
                } else if (goes_on) {
                    turns_.push_back(std::move(ticket));
                } else {
                    make_room(ticket->client());
                }
            }
        }
    }

    // These threads outlive whatever is thrown at them (no memory, say).
    void carry_out(const std::function<void(const Stop&)>& job) const {
        try {
            job([this] { return closing_.load(); });
        } catch (const std::exception&) {
            // Whoever wanted it is not answered.
        }
    }
    static bool step(Ticket& ticket, const Stop& stop) {
        try {
            return ticket.analysis().step(stop);
        } catch (const std::exception&) {
            return false;
        }
    }

    // Whether it wants another one.
    bool take_turn(Ticket& ticket) const {
        const Stop stop = [&] { return closing_ || ticket.is_cancelled(); };
        const bool goes_on = !stop() && step(ticket, stop) && !stop();
        if (!goes_on) {
            ticket.end();
        }
        return goes_on;
    }

    // Somebody has finished: the next one comes in.
    void make_room(const std::string& client) {
        --at_work_;
        if (--work_[client] == 0) {
            work_.erase(client);
        }
        auto next = waiting_.take([this](const std::string& other) { return may_work(other); });
        if (next) {
            let_in(std::move(next->thing));
            tell_from(0);
        }
    }

    std::size_t work_of(const std::string& client) const {
        const auto found = work_.find(client);
        return found == work_.end() ? 0 : found->second;
    }
    bool may_work(const std::string& client) const {
        return work_of(client) < limits_.at_work_of_one;
    }
    void let_in(TicketPtr ticket) {
        ++at_work_;
        ++work_[ticket->client()];
        turns_.push_back(std::move(ticket));
        work_to_do_.notify_one();
    }

    void tell(std::size_t place) const { waiting_[place]->analysis().tell_waiting(place + 1); }
    void tell_from(std::size_t place) const {
        for (; place < waiting_.size(); ++place) {
            tell(place);
        }
    }

    const AnalystLimits limits_;
    const std::shared_ptr<RemoteEvaluations> remote_; // null: nobody else evaluates
    mutable std::mutex mutex_;
    std::condition_variable work_to_do_;
    std::deque<std::function<void(const Stop&)>> jobs_;
    std::deque<TicketPtr> turns_; // of those at work, who wait for a thread
    std::set<TicketPtr> parked_;  // of those at work, who wait for others
    FairQueue<TicketPtr> waiting_;
    std::size_t at_work_ = 0;
    std::map<std::string, std::size_t> work_; // of each client, at work
    std::atomic<bool> closing_{false};
    std::vector<std::thread> threads_;
};

AnalysisPool::AnalysisPool(int threads, const AnalystLimits& limits,
                           std::shared_ptr<RemoteEvaluations> remote)
    : pool_(std::make_shared<Pool>(threads, limits, std::move(remote))) {}

AnalysisPool::~AnalysisPool() = default;

Allowed<AnalysisPool::TicketPtr> AnalysisPool::begin(const std::string& client, Analysis analysis) {
    return pool_->begin(client, std::move(analysis));
}

void AnalysisPool::cancel(const TicketPtr& ticket) {
    if (ticket) {
        pool_->cancel(ticket);
    }
}

void AnalysisPool::run(std::function<void(const Stop&)> job) {
    pool_->run(std::move(job));
}

void AnalysisPool::close() {
    pool_->close();
}

std::size_t AnalysisPool::pending() const {
    return pool_->pending();
}

} // namespace tabuleiro::house
