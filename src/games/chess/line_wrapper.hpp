// Lays out words in lines of fewer than 80 columns, as PGN's export format requires.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tabuleiro::chess {

// A word is held back until the next one comes, because brackets may still join it.
class LineWrapper {
  public:
    // Writes at the end of `text`, which ends with a line break or is empty.
    explicit LineWrapper(std::string& text) : text_(text) {}

    void word(std::string_view word);
    // Joins the next word.
    void open_bracket() { prefix_ += '('; }
    // Joins the last word.
    void close_bracket();
    // A comment in braces, split at its blanks, or if it has a closing brace, a line of its own.
    void comment(std::string_view text);
    // Writes what is held back, and ends the line.
    void end_line();

  private:
    static constexpr std::size_t width = 79;
    void write_word();

    std::string& text_;
    std::string prefix_;
    std::string word_;
    std::size_t column_ = 0;
};

} // namespace tabuleiro::chess
