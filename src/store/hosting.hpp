// Which process serves a table. A house in PostgreSQL may have several nodes; each table is hosted
// by one of them at a time, under the node's epoch, and only what carries that epoch is written.
//
// A house in a file has one node, which hosts everything: its epoch is 0.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/error.hpp"
#include "store/stored.hpp"

namespace tabuleiro::store {

// The number that a node takes when it starts, and anew whenever it could not show for a while that
// it lives. Numbers are never used twice, so a table's epoch says who may write at it. 0: none.
using Epoch = std::int64_t;

enum class Takeover : std::uint8_t {
    IfFree,
    Unreachable, // the asker could not reach the host for a second, whatever the database says
};

struct NoSuchTable {
    friend bool operator==(const NoSuchTable&, const NoSuchTable&) = default;
};

// This node hosts the table.
struct HostedHere {
    Epoch epoch = 0;
    // When the node that had hosted the table before was last known to live, by this machine's
    // clock: clocks are charged up to then. None if that one had released the table, or if there
    // was none. Later events may have followed, if this node has hosted the table for a while.
    std::optional<WallTime> last_seen{};

    friend bool operator==(const HostedHere&, const HostedHere&) = default;
};

struct HostedElsewhere {
    // The host's address, as it was opened with. For a moment after this node has lost its epoch
    // it may be this node's own; then the caller asks again.
    std::string node;

    friend bool operator==(const HostedElsewhere&, const HostedElsewhere&) = default;
};

using Taken = std::variant<NoSuchTable, HostedHere, HostedElsewhere>;

// A process that hosts tables. Its functions are called by threads of the store and must not wait
// for the store.
struct NodeOptions {
    // Where other nodes reach it: "host:port".
    std::string address;
    // The node's epoch is over, so that it hosts no table any more; it will get another epoch.
    std::function<void()> epoch_lost = [] {};
    // Other nodes have taken these tables from it.
    std::function<void(std::vector<std::string>)> tables_lost = [](std::vector<std::string>) {};
};

// A secret that the nodes of a house have in common and nobody else knows.
using NodeKey = std::array<std::uint8_t, 32>;

// Why something is refused that carries another epoch than the table's.
inline tl::unexpected<Error> not_the_host() {
    return fail("Another server hosts this table now; try again.");
}
inline bool is_not_the_host(const Error& error) {
    return error == not_the_host().value();
}

} // namespace tabuleiro::store
