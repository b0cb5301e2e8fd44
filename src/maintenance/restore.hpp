// Restores the database from a backup: what `tabuleiro restore` does.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>

#include "files/new_file.hpp"

namespace tabuleiro::maintenance {

// Returns where the old database has been moved, if there was one. Fails, and changes nothing, if
// the backup is damaged or not a backup, if the server is running, or if there are games (or
// something that cannot be read) and they are to be kept. Makes the folder if there is none.
[[nodiscard]] Expected<std::optional<std::filesystem::path>>
restore(const std::filesystem::path& database, const std::filesystem::path& backup,
        Existing existing, std::chrono::sys_seconds now);

} // namespace tabuleiro::maintenance
