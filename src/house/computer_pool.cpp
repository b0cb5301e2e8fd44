#include "house/computer_pool.hpp"

#include <cassert>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <unordered_set>

#include "house/fair_queue.hpp"

namespace tabuleiro::house {

class ComputerPool::Pool {
  public:
    explicit Pool(int threads) {
        assert(threads > 0);
        for (int i = 0; i < threads; ++i) {
            threads_.emplace_back([this] { work(); });
        }
    }

    ~Pool() {
        {
            const std::lock_guard lock(mutex_);
            closing_ = true;
            moves_.clear();
            advice_.clear();
        }
        work_to_do_.notify_all();
        for (std::thread& thread : threads_) {
            thread.join();
        }
    }

    Pool(const Pool&) = delete;
    Pool& operator=(const Pool&) = delete;

    Ticket add(Job job, Done done) {
        const std::lock_guard lock(mutex_);
        moves_.push_back(new_job(std::move(job), std::move(done)));
        return last_ticket_;
    }

    Allowed<Ticket> add_advice(const std::string& client, Job job, Done done) {
        const std::lock_guard lock(mutex_);
        if (advice_.size() >= max_advice || advice_.count(client) >= max_advice_per_client) {
            return refuse("busy", "Too many questions wait already; try again later.");
        }
        advice_.add(client, new_job(std::move(job), std::move(done)));
        return last_ticket_;
    }

    void cancel(Ticket ticket) {
        const std::lock_guard lock(mutex_);
        wanted_.erase(ticket);
        advice_.remove([&](const Waiting& job) { return job.ticket == ticket; });
    }

    std::size_t pending() const {
        const std::lock_guard lock(mutex_);
        return wanted_.size();
    }

  private:
    struct Waiting {
        Ticket ticket = 0;
        Job job;
        Done done;
    };

    // These threads outlive whatever is thrown at them (no memory, say).
    static JobResult run(const Job& job) {
        try {
            return job();
        } catch (const std::exception&) {
            return {}; // nothing to say
        }
    }
    static void tell(const Done& done, const JobResult& answer) {
        try {
            done(answer);
        } catch (const std::exception&) {
            // Whoever asked could not take the answer.
        }
    }

    Waiting new_job(Job job, Done done) {
        const Ticket ticket = ++last_ticket_;
        wanted_.insert(ticket);
        work_to_do_.notify_one();
        return {ticket, std::move(job), std::move(done)};
    }

    // Requires: something waits.
    Waiting next_job() {
        if (moves_.empty()) {
            return std::move(advice_.take([](const std::string&) { return true; })->thing);
        }
        Waiting job = std::move(moves_.front());
        moves_.pop_front();
        return job;
    }

    void work() {
        std::unique_lock lock(mutex_);
        while (true) {
            work_to_do_.wait(lock,
                             [this] { return closing_ || !moves_.empty() || !advice_.empty(); });
            if (closing_) {
                return;
            }
            const Waiting next = next_job();
            if (!wanted_.contains(next.ticket)) {
                continue;
            }
            lock.unlock();
            const JobResult answer = run(next.job);
            lock.lock();
            if (wanted_.erase(next.ticket) == 1 && !closing_) {
                lock.unlock();
                tell(next.done, answer);
                lock.lock();
            }
        }
    }

    mutable std::mutex mutex_;
    std::condition_variable work_to_do_;
    std::deque<Waiting> moves_; // and what else computers do of themselves
    FairQueue<Waiting> advice_;
    std::unordered_set<Ticket> wanted_; // waiting or being thought about, and not cancelled
    Ticket last_ticket_ = 0;
    bool closing_ = false;
    std::vector<std::thread> threads_;
};

ComputerPool::ComputerPool(int threads) : pool_(std::make_unique<Pool>(threads)) {}
ComputerPool::~ComputerPool() = default;

ComputerPool::Ticket ComputerPool::think(Job job, Done done) {
    return pool_->add(std::move(job), std::move(done));
}
Allowed<ComputerPool::Ticket> ComputerPool::advise(const std::string& client, Job job, Done done) {
    return pool_->add_advice(client, std::move(job), std::move(done));
}
void ComputerPool::cancel(Ticket ticket) {
    pool_->cancel(ticket);
}
std::size_t ComputerPool::pending() const {
    return pool_->pending();
}

} // namespace tabuleiro::house
