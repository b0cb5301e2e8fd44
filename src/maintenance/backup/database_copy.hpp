// A database, checked before use, and copied as a whole.
#pragma once

#include <string>
#include <vector>

#include "files/new_file.hpp"
#include "store/sqlite.hpp"

namespace tabuleiro::maintenance {

// A connection to a Tabuleiro database with this program's schema or an older one. Fails otherwise.
[[nodiscard]] Expected<store::Connection> open_database(const std::string& path);

// What SQLite finds wrong with the file; empty if it is sound.
[[nodiscard]] Expected<Reasons> damage_of(store::Connection& connection);

// A consistent snapshot of everything committed, as one file that only its owner can read: checked,
// synced, and visible under its name only when it is complete. Others may keep writing.
[[nodiscard]] Expected<void> copy_database(store::Connection& from, const std::string& to,
                                           Existing existing);

} // namespace tabuleiro::maintenance
