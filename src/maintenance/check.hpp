// Whether everything in a database is as the server would have written it: what `tabuleiro check`
// does.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "core/error.hpp"

namespace tabuleiro::maintenance {

struct CheckReport {
    std::size_t tables = 0;
    std::vector<std::string> faults; // one sentence each; none: everything is in order
};

// Checks the file (SQLite's own check) and its schema, and replays every table's log; its end must
// be the stored one. Changes nothing, and the server may have the file open. Also for backups and
// for files of older schemas. Fails if the file is not a Tabuleiro database.
[[nodiscard]] Expected<CheckReport> check(const std::filesystem::path& database);

} // namespace tabuleiro::maintenance
