// The one thread that writes: what has arrived becomes one transaction, sent in one round trip.
//
// When the connection is lost, new writes are refused at once, and it is made again with growing
// pauses. Writes that were under way are not answered before it is known what became of them: the
// database is read, and what is not in it is written again.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "store/postgresql/opening.hpp"
#include "store/postgresql/write.hpp"

namespace tabuleiro::store::postgresql {

class Writer {
  public:
    using Job = std::unique_ptr<Write>;
    using Jobs = std::vector<Job>;

    // Requires: the connection is from open_to_write, with this sharing. report: why the connection
    // was lost or could not be made again, once per change.
    Writer(Address address, Connection connection, Sharing sharing,
           std::function<void(const Error&)> report);
    ~Writer();
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    void submit(Job job);

    // Writes what has arrived and ends the thread. Nothing may be submitted afterwards. Writes
    // whose fate cannot be read for five seconds are answered with a failure that says so.
    void finish();

  private:
    using Clock = std::chrono::steady_clock;

    void loop();
    void serve(Jobs jobs);
    void reconnect();
    void settle();
    void write(Jobs jobs);
    Outcome send(const Jobs& jobs);
    void write_alone(Jobs jobs);

    Address address_;
    Connection connection_;
    Sharing sharing_;
    std::function<void(const Error&)> report_;
    Jobs unsettled_; // sent, and what became of them is not known
    Clock::time_point next_attempt_{};
    Clock::duration pause_;

    std::mutex mutex_;
    std::condition_variable arrived_;
    Jobs waiting_;
    bool closing_ = false;

    std::thread thread_; // last: it uses all of the above
};

} // namespace tabuleiro::store::postgresql
