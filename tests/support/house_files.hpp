// Databases for tests of their upkeep.
#pragma once

#include <sys/stat.h>

#include <fstream>

#include "store/sqlite.hpp"
#include "support/faulty_vfs.hpp"
#include "support/files.hpp"
#include "support/stored_tables.hpp"

namespace tabuleiro::test {

inline constexpr std::chrono::sys_seconds third_of_may{
    std::chrono::sys_days{std::chrono::year{2026} / 5 / 3} + std::chrono::hours(4)};

inline int mode_of(const std::filesystem::path& file) {
    struct stat status {};
    return ::stat(file.c_str(), &status) == 0 ? static_cast<int>(status.st_mode & 07777) : -1;
}

inline std::size_t files_in(const std::filesystem::path& folder) {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder),
                                                  std::filesystem::directory_iterator{}));
}

// Changes the file with plain SQLite, bypassing the store.
inline void execute(const std::string& path, const std::string& sql) {
    auto file =
        require(store::Connection::open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, ""));
    const auto done = file.execute(sql.c_str());
    ASSERT_TRUE(done) << done.error().text();
}

// A house in which all games have been played.
inline void make_house(const std::string& path) {
    const FaultyVfs disk; // without a fault: only for speed, because it waits for no real disk
    const auto store = require(store::open_sqlite(path, {.vfs = FaultyVfs::name}));
    play_all(*store);
}

inline std::vector<store::TableLog> logs_in(const std::string& path) {
    const auto store = require(store::open_sqlite(path, {.access = store::Access::Read}));
    std::vector<store::TableLog> logs;
    for (const std::string& id : require(tables(*store))) {
        logs.push_back(*require(load(*store, id)));
    }
    return logs;
}

// Every page but the first, whose header any reader would notice.
inline void damage(const std::string& path) {
    std::string bytes = read_file(path);
    ASSERT_GT(bytes.size(), 8192U);
    for (std::size_t i = 4096; i < bytes.size(); i += 100) {
        bytes[i] = static_cast<char>(bytes[i] ^ 0x5A);
    }
    std::ofstream(path, std::ios::binary) << bytes;
}

// Files as every released version of the schema wrote them.
inline std::vector<std::filesystem::path> released_schemas() {
    std::vector<std::filesystem::path> found;
    for (int version = 1;; ++version) {
        const auto path = source_path("tests/store/version_" + std::to_string(version) + ".sql");
        if (!std::filesystem::exists(path)) {
            return found;
        }
        found.push_back(path);
    }
}

} // namespace tabuleiro::test
