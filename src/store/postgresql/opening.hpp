// Connections that are fit for a store: to PostgreSQL itself, with the durability that is promised,
// and with a schema that this program knows.
#pragma once

#include <chrono>

#include "store/postgresql/connection.hpp"

namespace tabuleiro::store::postgresql {

// To read. Fails if there is no house in the database.
[[nodiscard]] Expected<Connection> open_to_read(const Address& address);

struct Ownership {
    // How long to wait for the lock.
    std::chrono::milliseconds patience;
    // The backend of the same program's lost connection, or 0. If it still has the lock it is
    // ended.
    int previous_backend = 0;
};

// To write: the one connection that holds the lock of the house. Makes the tables if the database
// is empty, and brings an older schema up to date.
//
// Nothing of an earlier connection that had the lock is under way any more: what it had sent was
// committed or never will be.
[[nodiscard]] Expected<Connection> open_to_write(const Address& address, const Ownership& wanted);

// Lets go of the lock, so that another program need not wait until PostgreSQL has noticed.
void give_up_ownership(Connection& connection);

} // namespace tabuleiro::store::postgresql
