// The threads on which engines of the house are run, and the processes that wait there.
//
// A task has a key, and the process that it leaves behind waits for the next task with that key, so
// that a game has one process for all its moves. There are never more processes than threads: where
// another one is needed, the one that has waited longest is ended, and is started again when its
// game needs it. Tasks of one key run one after the other; moves come before analyses.
//
// A process dies with the thread that started it, so the threads live as long as the room.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "programs/process/cancellation.hpp"

namespace tabuleiro::server {

// A process of an engine, as its tasks know it. Its destructor ends it.
class EngineProcess {
  public:
    EngineProcess() = default;
    EngineProcess(const EngineProcess&) = delete;
    EngineProcess& operator=(const EngineProcess&) = delete;
    virtual ~EngineProcess() = default;
};

class EngineRoom {
  public:
    using Ticket = std::uint64_t;
    // Starts the process if there is none, and asks it; what it returns is called once, unless the
    // task was cancelled.
    using Task = std::function<std::function<void()>(std::unique_ptr<EngineProcess>& process,
                                                     const programs::Cancellation& cancellation)>;
    // Tasks of a lower rank come first.
    static constexpr int move_rank = -1;

    // Requires: at least one process.
    explicit EngineRoom(int processes);
    ~EngineRoom();
    EngineRoom(const EngineRoom&) = delete;
    EngineRoom& operator=(const EngineRoom&) = delete;

    // From any thread: these.
    Ticket add(std::string key, int rank, Task task);
    // Unknown tickets are ignored.
    void cancel(Ticket ticket);
    // No task with this key will come: its tasks are cancelled, and its process is ended.
    void leave(const std::string& key);
    // Cancels everything, waits for the threads, and does nothing more. From one thread.
    void close();
    // How many tasks wait for a thread.
    std::size_t waiting() const;

  private:
    struct Waiting {
        Ticket ticket;
        std::string key;
        int rank;
        Task task;
    };
    struct Running {
        Ticket ticket;
        std::shared_ptr<programs::Cancellation> cancellation;
        bool cancelled = false;
        bool leaves = false; // its process is not needed any more
    };
    using Processes = std::map<std::string, std::unique_ptr<EngineProcess>>;

    void work();
    // The next one that may run; end() if there is none.
    std::list<Waiting>::iterator next();
    void run(Waiting task, std::unique_lock<std::mutex>& lock);
    // The process of the key, or room for one: ends another one, if it must be.
    std::unique_ptr<EngineProcess> process_for(const std::string& key,
                                               std::unique_lock<std::mutex>& lock);
    std::unique_ptr<EngineProcess> take(const std::string& key);

    const std::size_t most_;
    mutable std::mutex mutex_;
    std::condition_variable work_to_do_;
    std::list<Waiting> waiting_; // by rank, then first come first served
    std::map<std::string, Running> running_;
    std::size_t analyses_ = 0; // of those
    Processes idle_;
    std::list<std::string> idle_order_; // the one that has waited longest first
    std::vector<std::unique_ptr<EngineProcess>> ending_;
    Ticket last_ticket_ = 0;
    bool closing_ = false;
    std::vector<std::thread> threads_;
};

} // namespace tabuleiro::server
