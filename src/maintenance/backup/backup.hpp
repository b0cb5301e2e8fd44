// Copies of the database, with everything in it: what `tabuleiro backup` does.
#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

#include "files/new_file.hpp"

namespace tabuleiro::maintenance {

struct BackupRequest {
    std::filesystem::path database;
    // A file; or a folder, in which the backup is named by its date: tabuleiro-20261115-030000.db
    std::filesystem::path target;
    Existing existing = Existing::Keep;
    // In a folder: this many of the latest backups are kept, older ones are removed; 0: all are
    // kept.
    std::size_t keep = 0;
};

// Returns the file that was made. The server may be running. Whatever happens, no half-written file
// has the backup's name, and no old backup is removed before the new one is on disk.
[[nodiscard]] Expected<std::filesystem::path> back_up(const BackupRequest& request,
                                                      std::chrono::sys_seconds now);

// The backups in a folder that are named by their date, the oldest first.
std::vector<std::filesystem::path> dated_backups(const std::filesystem::path& folder,
                                                 std::error_code& error);

// 20261115-030000, in universal time.
std::string date_for_file_name(std::chrono::sys_seconds time);

} // namespace tabuleiro::maintenance
