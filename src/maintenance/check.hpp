// Whether everything in a data base is as the house would have written it: what `tabuleiro check`
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
    std::vector<std::string> faults; // a sentence each; none: everything is in order
};

// Looks at the file (SQLite's own check), at its schema, and plays every table's log again; its end
// must be the one that is stored. Changes nothing, and a house may have the file open. Also for
// backups and for files of older schemas. Fails if the file is no house's data base.
[[nodiscard]] Expected<CheckReport> check(const std::filesystem::path& database);

} // namespace tabuleiro::maintenance
