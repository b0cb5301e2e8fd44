// One program at a time owns a store: two houses over one file would each think that its tables
// are its own.
//
// The lock is on a file of its own beside the store, because closing any handle of SQLite's own
// file would let go of SQLite's locks. It goes with the program, however that ends.
#pragma once

#include <string>
#include <utility>

#include "core/error.hpp"

namespace tabuleiro::store {

class StoreLock {
  public:
    // Locks PATH.lock; fails if another holds it or it cannot be made.
    [[nodiscard]] static Expected<StoreLock> take(const std::string& path);

    StoreLock(StoreLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
    StoreLock& operator=(StoreLock&&) = delete;
    ~StoreLock();

  private:
    explicit StoreLock(int file) : file_(file) {}

    int file_;
};

} // namespace tabuleiro::store
