// What a node says about itself to the database, on a connection of its own: which epoch it has,
// and that it lives. An epoch is a row of `nodes` with the time of the last heartbeat by the
// database's clock, and an advisory lock of this connection.
#pragma once

#include <string>
#include <vector>

#include "store/hosting.hpp"
#include "store/postgresql/connection.hpp"

namespace tabuleiro::store::postgresql {

// A new epoch; the node's previous one, if any, is ended.
[[nodiscard]] Expected<Epoch> begin_epoch(Connection& connection, const std::string& node_address,
                                          Epoch previous = 0);

// Takes the lock of an epoch again that another connection of this node had. False: it is not free.
[[nodiscard]] Expected<bool> resume_epoch(Connection& connection, Epoch epoch);

// Other nodes need not wait until the heartbeat is late.
void end_epoch(Connection& connection, Epoch epoch);

struct Heartbeat {
    bool alive = false;                     // false: it came too late, and the epoch is over
    std::vector<std::string> lost_tables{}; // taken by other nodes since the last one
};
[[nodiscard]] Expected<Heartbeat> send_heartbeat(Connection& connection, Epoch epoch);

[[nodiscard]] Expected<NodeKey> read_node_key(Connection& connection);

} // namespace tabuleiro::store::postgresql
