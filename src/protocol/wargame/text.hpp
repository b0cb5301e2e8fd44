// The program's texts, byte for byte: header, board, last line, help.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "games/wargame/board.hpp"
#include "games/wargame/knowledge.hpp"

namespace tabuleiro::wargame {

using Lines = std::vector<std::string>;

// "9x9 1 1 1 1 0 0 0 0"
std::string header_line(Size size, const Counts& counts);

// Rows from the highest number down, then the letters.
Lines board_lines(const Board& board);
// What was learnt; unknown cells are shown as water.
Lines board_lines(const Knowledge& knowledge);

// "Fim de Jogo: 34 jogadas em 2 segundos"
std::string last_line(int shots, long long seconds);

// A remark, with two words at least.
std::string remark(std::string_view text);

// Foreign text made safe for one of our lines: no control characters, not too long.
std::string quoted(std::string_view text);

// The help of -h.
std::string_view help_text();

} // namespace tabuleiro::wargame
