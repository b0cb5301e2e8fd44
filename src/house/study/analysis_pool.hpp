// Threads for analyses, and for other work that would block a network thread.
//
// They have a lower priority than all others, so that analyses do not slow down games. A few
// analyses run at a time and take turns, one position each, so that nobody waits until another
// client's whole game is analysed. The others wait in a queue; when it is full, they are refused.
// Each client may have only so many, and one client's second analysis comes after the first of
// every other client.
//
// Where others evaluate positions (remote_evaluations.hpp), an analysis waits for them without a
// thread; only what they leave undone is evaluated here.
#pragma once

#include <functional>
#include <memory>

#include "house/study/analysis.hpp"

namespace tabuleiro::house {

struct AnalystLimits {
    std::size_t at_work = 8;        // each has a table of its own
    std::size_t at_work_of_one = 2; // client
    std::size_t waiting = 64;
    std::size_t waiting_of_one = 8;
};

class AnalysisPool {
  public:
    class Ticket;
    using TicketPtr = std::shared_ptr<Ticket>;

    // Requires: at least one thread.
    explicit AnalysisPool(int threads, const AnalystLimits& limits = {},
                          std::shared_ptr<RemoteEvaluations> remote = nullptr);
    // Closes, and waits for its threads.
    ~AnalysisPool();
    AnalysisPool(const AnalysisPool&) = delete;
    AnalysisPool& operator=(const AnalysisPool&) = delete;

    // Thread-safe. Refuses with "busy".
    [[nodiscard]] Allowed<TicketPtr> begin(const std::string& client, Analysis analysis);
    // Nothing more is told, but for what is being told now. A null ticket is ignored.
    void cancel(const TicketPtr& ticket);

    // Does something else on a thread of theirs, before the next position. The job asks now and
    // then whether it should stop, because the house closes.
    void run(std::function<void(const Stop&)> job);

    // Drops what waits, and stops what is being thought or done.
    void close();

    // How many analyses are at work or wait.
    std::size_t pending() const;

  private:
    class Pool;
    std::shared_ptr<Pool> pool_;
};

} // namespace tabuleiro::house
