// A connection that reads a database and leaves its folder as it is.
#pragma once

#include "store/sqlite.hpp"

namespace tabuleiro::store {

// Also while another program writes the file, and also where the folder may not be written, as on a
// mounted backup. Fails if the file is not a database.
[[nodiscard]] Expected<Connection> connect_to_read(const std::string& path, int patience_ms,
                                                   const std::string& vfs = {});

} // namespace tabuleiro::store
