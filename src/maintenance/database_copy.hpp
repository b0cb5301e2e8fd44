// A data base of the house, looked at before anybody relies on it, and copied whole.
#pragma once

#include <string>
#include <vector>

#include "files/new_file.hpp"
#include "store/sqlite.hpp"

namespace tabuleiro::maintenance {

// A connection to a file that is a house's data base, of this program's schema or an older one.
// Fails otherwise.
[[nodiscard]] Expected<store::Connection> open_database(const std::string& path);

// What SQLite finds wrong with the file, a sentence each; empty if it is sound.
[[nodiscard]] Expected<std::vector<std::string>> damage_of(store::Connection& connection);

// Everything that has been committed at one moment, as one file for its owner only: checked,
// synced, and seen under its name only when it is whole. Others may go on writing meanwhile.
[[nodiscard]] Expected<void> copy_database(store::Connection& from, const std::string& to,
                                           Existing existing);

} // namespace tabuleiro::maintenance
