// The store in one SQLite file: WAL mode, synchronised at every commit.
//
// One thread writes. It takes everything that has arrived, writes it in one transaction, and
// acknowledges after the commit has been synchronised: one sync for all that arrived while the one
// before was running. Each thread that reads has a connection of its own and sees only what was
// committed.
#pragma once

#include <memory>
#include <string>

#include "core/error.hpp"
#include "store/store.hpp"

namespace tabuleiro::store {

struct SqliteOptions {
    Access access = Access::Own;
    // How many pages SQLite's log may have before they are moved to the file.
    int checkpoint_pages = 8192;
    // How many reads may run at the same time; at least one.
    int reader_threads = 2;
    // How long to wait for programs that look at the file for a moment.
    int patience_ms = 5000;
    std::string vfs{}; // the operating system's, unless a test names another
};

// Opens the file, makes it if there is none (not for Access::Read), and brings an older one up to
// this version's schema. Fails, and changes nothing, if the file is damaged, is not a store, was
// written by a newer program, cannot be written, or is owned by another program.
[[nodiscard]] Expected<std::unique_ptr<Store>> open_sqlite(const std::string& path,
                                                           const SqliteOptions& options = {});

} // namespace tabuleiro::store
