// The store of a house by its location: the address of a PostgreSQL database, or an SQLite file.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "core/error.hpp"
#include "store/store.hpp"

namespace tabuleiro::store {

struct StoreOptions {
    Access access = Access::Own;
    // Called by a thread of the store when it has lost its database, and why.
    std::function<void(const Error&)> report = [](const Error&) {};
    // The program is a node of a house that may have several. One in a file has the file for
    // itself, so that nothing of this is used.
    std::optional<NodeOptions> node{};
};

// Makes the store if there is none, and the folder of a file (not for Access::Read).
[[nodiscard]] Expected<std::unique_ptr<Store>> open_store(const std::string& location,
                                                          const StoreOptions& options = {});

// The location as it may be shown: without a password.
std::string shown_location(const std::string& location);

} // namespace tabuleiro::store
