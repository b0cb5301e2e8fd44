// Connections that are fit for a store: to PostgreSQL itself, with the durability that is promised,
// and with a schema that this program knows.
#pragma once

#include <chrono>
#include <optional>

#include "store/postgresql/connection.hpp"

namespace tabuleiro::store::postgresql {

// To read. Fails if there is no house in the database.
[[nodiscard]] Expected<Connection> open_to_read(const Address& address);

// Who else may write.
enum class Sharing : std::uint8_t { Nobody, Nodes };

struct Ownership {
    Sharing sharing = Sharing::Nobody;
    // How long to wait for others.
    std::chrono::milliseconds patience;
    // The lost connection that this one replaces. It is ended: what it had sent was committed or
    // never will be.
    std::optional<Session> previous{};
};

// To write: holds the lock of the house. Makes the tables if the database is empty, and brings an
// older schema up to date.
[[nodiscard]] Expected<Connection> open_to_write(const Address& address, const Ownership& wanted);

// Lets go of the lock, so that another program need not wait until PostgreSQL has noticed.
void give_up_ownership(Connection& connection);

// For what a node says about itself. Ends the lost connection that this one replaces.
[[nodiscard]] Expected<Connection> open_for_node(const Address& address,
                                                 const std::optional<Session>& previous = {});

} // namespace tabuleiro::store::postgresql
