// Bytes into lines, with a bound on what a hostile program can make us keep.
#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace tabuleiro::arena {

class LineBuffer {
  public:
    // A longer line is cut here; nothing that an engine has to say is so long.
    static constexpr std::size_t longest_line = 16384;

    void add(std::string_view bytes);
    // The next whole line, without its end (\n or \r\n).
    std::optional<std::string> next();
    // What came after the last line end, as if it had ended; for a program that closed its output.
    std::optional<std::string> rest();

  private:
    std::deque<std::string> lines_;
    std::string begun_;
};

} // namespace tabuleiro::arena
