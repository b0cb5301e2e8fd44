#include "house/computer.hpp"

#include <cassert>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <unordered_set>

#include "house/fair_line.hpp"

namespace tabuleiro::house {

class Computers::Pool {
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

    Ticket add(std::shared_ptr<const Question> question, Done done) {
        const std::lock_guard lock(mutex_);
        moves_.push_back(new_job(std::move(question), std::move(done)));
        return last_ticket_;
    }

    Allowed<Ticket> add_advice(const std::string& visitor, std::shared_ptr<const Question> question,
                               Done done) {
        const std::lock_guard lock(mutex_);
        if (advice_.size() >= most_advice || advice_.count(visitor) >= most_advice_of_one) {
            return refuse("busy", "Too many questions wait already; try again later.");
        }
        advice_.add(visitor, new_job(std::move(question), std::move(done)));
        return last_ticket_;
    }

    void cancel(Ticket ticket) {
        const std::lock_guard lock(mutex_);
        wanted_.erase(ticket);
        advice_.remove([&](const Job& job) { return job.ticket == ticket; });
    }

    std::size_t pending() const {
        const std::lock_guard lock(mutex_);
        return wanted_.size();
    }

  private:
    struct Job {
        Ticket ticket = 0;
        std::shared_ptr<const Question> question;
        Done done;
    };

    // These threads outlive whatever is thrown at them (no memory, say).
    static Answer answer_to(const Question& question) {
        try {
            return question.answer();
        } catch (const std::exception&) {
            return {}; // nothing to say
        }
    }
    static void tell(const Done& done, const Answer& answer) {
        try {
            done(answer);
        } catch (const std::exception&) {
            // Whoever asked could not take the answer.
        }
    }

    Job new_job(std::shared_ptr<const Question> question, Done done) {
        const Ticket ticket = ++last_ticket_;
        wanted_.insert(ticket);
        work_to_do_.notify_one();
        return {ticket, std::move(question), std::move(done)};
    }

    // Requires: something waits.
    Job next_job() {
        if (moves_.empty()) {
            return advice_.take([](const std::string&) { return true; })->thing;
        }
        Job job = std::move(moves_.front());
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
            const Job job = next_job();
            if (!wanted_.contains(job.ticket)) {
                continue;
            }
            lock.unlock();
            const Answer answer = answer_to(*job.question);
            lock.lock();
            if (wanted_.erase(job.ticket) == 1 && !closing_) {
                lock.unlock();
                tell(job.done, answer);
                lock.lock();
            }
        }
    }

    mutable std::mutex mutex_;
    std::condition_variable work_to_do_;
    std::deque<Job> moves_; // and what else computers do of themselves
    FairLine<Job> advice_;
    std::unordered_set<Ticket> wanted_; // waiting or being thought about, and not cancelled
    Ticket last_ticket_ = 0;
    bool closing_ = false;
    std::vector<std::thread> threads_;
};

Computers::Computers(int threads) : pool_(std::make_unique<Pool>(threads)) {}
Computers::~Computers() = default;

Computers::Ticket Computers::think(std::shared_ptr<const Question> question, Done done) {
    return pool_->add(std::move(question), std::move(done));
}
Allowed<Computers::Ticket> Computers::advise(const std::string& visitor,
                                             std::shared_ptr<const Question> question, Done done) {
    return pool_->add_advice(visitor, std::move(question), std::move(done));
}
void Computers::cancel(Ticket ticket) {
    pool_->cancel(ticket);
}
std::size_t Computers::pending() const {
    return pool_->pending();
}

} // namespace tabuleiro::house
