// This process as a node of the house: it has an epoch, tells the database twice a second that it
// lives, and hears which tables others have taken from it.
//
// A node that cannot do that for two seconds has lost its epoch and all its tables; it takes a new
// epoch as soon as it can. One thread talks to the database; another watches the time, because the
// first may have to wait for an answer.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

#include "store/hosting.hpp"
#include "store/postgresql/connection.hpp"
#include "store/postgresql/lease.hpp"

namespace tabuleiro::store::postgresql {

class Membership {
  public:
    // Requires: the connection is from open_for_node. The first epoch begins in the constructor, if
    // the database can be reached. report: why the database does not answer, once per change.
    Membership(Address address, Connection connection, NodeOptions options,
               std::function<void(const Error&)> report);
    // Other nodes may take the tables at once.
    ~Membership();
    Membership(const Membership&) = delete;
    Membership& operator=(const Membership&) = delete;

    // 0: none at the moment.
    Epoch epoch() const { return lease_.epoch(); }
    bool hosts(Epoch epoch) const { return lease_.holds(epoch, Clock::now()); }

  private:
    using Clock = std::chrono::steady_clock;

    void talk();
    void watch();
    // Whether the node has an epoch, and the database knows that it lives.
    bool show_life();
    bool reconnect();
    bool begin();
    void lose(Epoch epoch);
    void report(const Error& error);

    Address address_;
    Connection connection_;
    NodeOptions options_;
    std::function<void(const Error&)> report_;
    bool reported_ = false; // that the database does not answer
    Epoch latest_ = 0;      // that this node had or has
    Lease lease_;
    std::mutex losing_; // so that the listener has been told before the next epoch begins

    std::mutex mutex_;
    std::condition_variable changed_;
    bool closing_ = false;

    std::thread watching_; // last: they use all of the above
    std::thread talking_;
};

} // namespace tabuleiro::store::postgresql
