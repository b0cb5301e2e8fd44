// Which node hosts a table: statements and writes that take a table, release it, and ask.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "store/postgresql/write.hpp"

namespace tabuleiro::store::postgresql {

struct Host {
    Epoch epoch = 0; // 0: the table has no host
    std::string address{};
    // How long ago the host from which it was taken was last known to live; none if it was free.
    std::optional<std::chrono::milliseconds> silence_of_previous{};
};

// None if there is no such table.
[[nodiscard]] Expected<std::optional<Host>> read_host(Connection& connection,
                                                      const std::string& table);

// What a node that wants the table is answered without writing anything; none if it may take it.
[[nodiscard]] Expected<std::optional<Taken>>
read_taken(Connection& connection, const std::string& table, Epoch epoch, Takeover takeover);

// Gives one number: how many tables were taken. The old host hears of it from its next heartbeat.
Command take_table(const std::string& table, Epoch epoch, Takeover takeover);
// Gives one number: how many tables were released.
Command release_table(const std::string& table, Epoch epoch);

std::unique_ptr<Write> write_taken(std::string table, Epoch epoch, Takeover takeover,
                                   Completion<Taken> done);
std::unique_ptr<Write> write_released(std::string table, Epoch epoch, Completion<void> done);

} // namespace tabuleiro::store::postgresql
