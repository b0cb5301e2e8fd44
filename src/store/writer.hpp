// The one thread that writes: what has arrived goes to disk in one transaction with one sync.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "store/file_watch.hpp"
#include "store/sqlite.hpp"
#include "store/store.hpp"

namespace tabuleiro::store {

class Writer {
  public:
    // Something to write: all of it or nothing.
    struct Job {
        // Runs inside a transaction; what a failure has written is taken back, and the jobs that
        // share the transaction do not notice.
        std::function<Expected<void>(Connection&)> write;
        // Called once: the write failed, or the transaction did, or it is on disk. What it throws
        // is its own affair: the next ones are called all the same.
        Completion<void> done;
    };

    // checkpoint_pages: how long the log of SQLite may grow before its pages are moved to the
    // file. That costs as much as dozens of syncs, so it comes seldom, or when nobody waits.
    Writer(Connection connection, int checkpoint_pages);
    ~Writer();
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    void submit(Job job);

    // Writes what has arrived and ends the thread. Nothing may be submitted afterwards.
    void finish();

  private:
    void loop();
    void write(std::vector<Job>& jobs);
    Expected<void> write_alone(Job& job);
    Expected<void> write_in_transaction(Job& job);
    Expected<void> commit();
    void checkpoint();

    Connection connection_;
    FileWatch files_;
    int checkpoint_pages_;
    int log_pages_ = 0; // in SQLite's log since the last checkpoint

    std::mutex mutex_;
    std::condition_variable arrived_;
    std::vector<Job> waiting_;
    bool closing_ = false;

    std::thread thread_; // last: it uses all of the above
};

} // namespace tabuleiro::store
