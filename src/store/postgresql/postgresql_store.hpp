// The store in a PostgreSQL database, 15 or newer: one house per database, with any number of
// nodes.
//
// One thread writes on one connection. What has arrived becomes one transaction, sent in one round
// trip and made durable by one flush. Each thread that reads has a connection of its own.
//
// While the database is away, writes and reads are refused with a reason. A write that was under
// way when the connection was lost is answered when the database has said what became of it.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/error.hpp"
#include "store/store.hpp"

namespace tabuleiro::store {

struct PostgresqlOptions {
    Access access = Access::Own;
    // How many reads may run at the same time; at least one.
    int reader_threads = 2;
    // How long to wait for a program that has just ended to let go of the database.
    std::chrono::milliseconds patience{2000};
    // Called by a thread of the store when the connection was lost, and why.
    std::function<void(const Error&)> report = [](const Error&) {};
    // The program is a node, which shares the database with others. None: it has the database for
    // itself, and cannot take tables.
    std::optional<NodeOptions> node{};
};

// Whether the text is the address of a database, not the name of a file.
bool is_postgresql_address(std::string_view text);

// The address without its password: host, port and name of the database. Fails if it is not
// well-formed.
[[nodiscard]] Expected<std::string> shown_postgresql_address(const std::string& address);

// Opens the database, makes the tables if there is nothing in it (not for Access::Read), and brings
// an older one up to this version's schema. Fails if it cannot be reached, belongs to another
// program, is owned by one that does not share it, can only be used by newer programs, does not
// synchronise to disk, or is behind a connection pooler. No message repeats a password.
[[nodiscard]] Expected<std::unique_ptr<Store>>
open_postgresql(const std::string& address, const PostgresqlOptions& options = {});

} // namespace tabuleiro::store
