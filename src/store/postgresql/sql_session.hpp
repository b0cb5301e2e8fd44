// Transactions of several statements, each of which waits for its answer.
//
// Those that write have a connection of their own and are SERIALIZABLE: each is as if it had run
// alone. One that collided with another is undone and repeated; so is one whose connection was lost
// before its COMMIT was sent.
#pragma once

#include <chrono>

#include "store/postgresql/opening.hpp"
#include "store/sql/database.hpp"

namespace tabuleiro::store::postgresql {

// Nothing is written.
[[nodiscard]] Expected<void> read_in_transaction(Connection& connection,
                                                 const sql::Body<void>& body);

class SqlSession {
  public:
    // Requires: the connection is from open_for_node.
    SqlSession(Address address, Connection connection)
        : address_(std::move(address)), connection_(std::move(connection)) {}

    [[nodiscard]] Expected<void> write(const sql::Body<void>& body);

  private:
    using Clock = std::chrono::steady_clock;

    enum class Ended : std::uint8_t { Done, Failed, Collided, Lost };

    Expected<void> reconnect();
    // The answer is set unless it collided or was lost.
    Ended attempt(const sql::Body<void>& body, Expected<void>& answer);

    Address address_;
    Connection connection_;
    Clock::time_point next_attempt_{};
};

} // namespace tabuleiro::store::postgresql
