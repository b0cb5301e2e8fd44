// Which instruction a line of the output answers, and which rule says so.
#pragma once

#include "programs/check/battery.hpp"

namespace tabuleiro::programs {

LineNotes xadrez_line_notes(const Battery& battery, std::size_t line);

} // namespace tabuleiro::programs
