// A connection to read with, made again when it was lost: a read changes nothing, so it is simply
// repeated.
#pragma once

#include <chrono>
#include <utility>

#include "store/postgresql/opening.hpp"

namespace tabuleiro::store::postgresql {

class Reader {
  public:
    Reader(Address address, Connection connection)
        : address_(std::move(address)), connection_(std::move(connection)) {}

    template <class Read>
    auto operator()(const Read& read) -> decltype(read(std::declval<Connection&>())) {
        if (connection_.alive()) {
            auto answer = read(connection_);
            if (connection_.alive()) {
                return answer;
            }
        }
        if (!reconnect()) {
            return fail("The database cannot be reached.");
        }
        return read(connection_);
    }

  private:
    using Clock = std::chrono::steady_clock;

    bool reconnect();

    Address address_;
    Connection connection_;
    Clock::time_point next_attempt_{};
};

} // namespace tabuleiro::store::postgresql
