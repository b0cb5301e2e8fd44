// Copies a house from one store to another: what `tabuleiro copy` does.
#pragma once

#include <string>

#include "core/error.hpp"

namespace tabuleiro::maintenance {

// Copies all tables with their seats' secrets, so that games go on where they were, and all that is
// known about people, so that they stay signed in. Then compares both stores table by table. Both
// are files or addresses of databases, and no server may be using them; the source is not changed.
// Answers how many tables there are.
//
// Fails before it writes if the target has games or people that the source does not have. A copy
// that was interrupted can be repeated.
[[nodiscard]] Expected<std::size_t> copy_house(const std::string& from, const std::string& to);

} // namespace tabuleiro::maintenance
