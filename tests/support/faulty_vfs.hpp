// A disk that fails on demand: it loses power, is full, or cannot synchronise.
//
// It is a layer between SQLite and the operating system's files. Everything is passed on and
// recorded: what has been synchronised, and what has only been written. After a power loss nothing
// is passed on any more, and `disk_after_power_loss` makes the files as a real disk might then hold
// them: all that was synchronised, and of the rest any part, in any order, torn anywhere.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <filesystem>
#include <limits>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "core/rng.hpp"

namespace tabuleiro::test {

class FaultyVfs {
  public:
    // What happens at a certain moment, counted in writes, syncs, truncations and deletions.
    enum class Fault : std::uint8_t {
        None,
        PowerLoss,  // nothing works any more
        DiskFull,   // writes fail until it heals
        SyncFails,  // synchronisations fail until it heals
        WriteFails, // writes are done by half, then fail, until it heals
    };

    // One at a time: SQLite knows it by its name.
    FaultyVfs();
    ~FaultyVfs();
    FaultyVfs(const FaultyVfs&) = delete;
    FaultyVfs& operator=(const FaultyVfs&) = delete;

    static constexpr const char* name = "faulty";

    // The fault begins when so many operations more have been done.
    void plan(Fault fault, std::int64_t operations);
    void heal();
    std::int64_t operations() const;
    std::int64_t syncs() const;

    // Requires: no connection uses the disk any more.
    void disk_after_power_loss(const std::filesystem::path& folder, Rng& rng) const;

    // For the functions that SQLite calls.
    struct Write {
        std::int64_t offset = 0;
        std::string bytes;
        bool truncate = false; // to the offset
    };
    // Ok, or what to tell SQLite.
    int begin_write();
    int begin_sync();
    int begin_read();
    bool writes_half() const;
    void opened(const std::string& path);
    void written(const std::string& path, Write write);
    void synced(const std::string& path);
    void deleted(const std::string& path, bool synced);

  private:
    struct File {
        std::string durable;
        std::vector<Write> pending;
        bool was_synced = false; // before that, even its name may be lost
        bool is_deleted = false; // without a sync of the folder, so it may come back
    };

    bool faulty(Fault fault) const;

    mutable std::mutex mutex_;
    Fault fault_ = Fault::None;
    std::int64_t fault_at_ = std::numeric_limits<std::int64_t>::max();
    std::int64_t operations_ = 0;
    std::int64_t syncs_ = 0;
    std::map<std::string, File> files_;
};

} // namespace tabuleiro::test
