#include "store/readers.hpp"

#include <exception>
#include <utility>

namespace tabuleiro::store {
namespace {

void carry_out(const Readers::Job& job, Connection* connection) {
    try {
        job(connection);
    } catch (const std::exception&) {
        // The caller could not take the answer.
    }
}

} // namespace

Readers::Readers(std::vector<Connection> connections) : connections_(std::move(connections)) {
    for (Connection& connection : connections_) {
        threads_.emplace_back([this, &connection] { work(connection); });
    }
}

Readers::~Readers() {
    close();
}

void Readers::submit(Job job) {
    std::unique_lock lock(mutex_);
    if (closing_) {
        lock.unlock();
        carry_out(job, nullptr);
        return;
    }
    waiting_.push_back(std::move(job));
    lock.unlock();
    arrived_.notify_one();
}

void Readers::close() {
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
    }
    arrived_.notify_all();
    for (std::thread& thread : threads_) {
        thread.join();
    }
    threads_.clear();
}

void Readers::work(Connection& connection) {
    std::unique_lock lock(mutex_);
    while (true) {
        arrived_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
        if (waiting_.empty()) {
            return;
        }
        Job job = std::move(waiting_.front());
        waiting_.pop_front();
        const bool closing = closing_;
        lock.unlock();
        carry_out(job, closing ? nullptr : &connection);
        job = nullptr; // with all that it holds
        lock.lock();
    }
}

} // namespace tabuleiro::store
