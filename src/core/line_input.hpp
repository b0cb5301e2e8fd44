// Lines from a stream, of bounded length, so that input without line ends cannot fill the memory.
#pragma once

#include <cstddef>
#include <istream>
#include <string>

namespace tabuleiro {

// Longer than any line that a program needs.
inline constexpr std::size_t longest_input_line = 4 << 20;

enum class LineRead {
    Whole,
    Cut, // it was longer than that; the rest has been dropped
    None // end of input
};

// As std::getline does.
LineRead read_line(std::istream& input, std::string& line,
                   std::size_t longest = longest_input_line);

} // namespace tabuleiro
