// Backups that the administrator makes from the page: dated copies of the database in a folder
// beside it, the same as `tabuleiro backup` makes. Copying takes long, so it has a thread of its
// own, and one copy is made at a time.
#pragma once

#include <atomic>
#include <boost/asio/thread_pool.hpp>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/error.hpp"
#include "house/refusal.hpp"
#include "server/http/web.hpp"

namespace tabuleiro::server {

struct BackupFile {
    std::string name;
    std::int64_t made = 0; // milliseconds since 1970
    std::uintmax_t bytes = 0;
};

class Backups {
  public:
    // `database` is empty if the store is not a file of ours.
    explicit Backups(std::filesystem::path database);
    // A copy that is being made is finished first.
    ~Backups();
    Backups(const Backups&) = delete;
    Backups& operator=(const Backups&) = delete;

    bool are_possible() const { return !database_.empty(); }
    // The latest first; none if they are not possible.
    Awaitable<std::vector<BackupFile>> list();
    // The name of the new file. Requires: they are possible.
    Awaitable<house::Allowed<std::string>> make();

  private:
    std::vector<BackupFile> found() const;
    house::Allowed<std::string> made() const;

    std::filesystem::path database_;
    std::filesystem::path folder_;
    std::atomic<bool> busy_ = false;
    boost::asio::thread_pool thread_{1};
};

} // namespace tabuleiro::server
