// Lines from a stream, of which only so much is kept: whoever writes without an end of line must
// not fill the memory.
#pragma once

#include <cstddef>
#include <istream>
#include <string>

namespace tabuleiro {

// Longer than anything that a program has to say in one line.
inline constexpr std::size_t longest_input_line = 4 << 20;

enum class LineRead {
    Whole,
    Cut, // it was longer than that; the rest has been passed over
    None // there is no line any more
};

// As std::getline reads it.
LineRead read_line(std::istream& input, std::string& line,
                   std::size_t longest = longest_input_line);

} // namespace tabuleiro
