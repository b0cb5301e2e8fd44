// A table with all its events as a piece of an archive.
#pragma once

#include <string>
#include <string_view>

#include "core/error.hpp"
#include "store/stored.hpp"

namespace tabuleiro::archive {

// With it an archive begins.
inline constexpr std::string_view first_line = "% tabuleiro archive 1\n\n";

// Chess as PGN, the other games as lines. Fails if these cannot be the events of such a table.
[[nodiscard]] Expected<std::string> to_text(const store::TableLog& log);

} // namespace tabuleiro::archive
