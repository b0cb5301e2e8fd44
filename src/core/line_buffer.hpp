// Splits a stream of bytes into lines and keeps a bounded part of each, so that input without line
// ends cannot fill the memory. No byte is examined more than twice, however long a line is.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "core/line_input.hpp"

namespace tabuleiro {

class LineBuffer {
  public:
    // Bytes of a line beyond `longest` are dropped.
    explicit LineBuffer(std::size_t longest = longest_input_line) : longest_(longest) {}

    void feed(std::string_view bytes) {
        text_.erase(0, start_);
        searched_ -= std::min(searched_, start_);
        begun_ -= start_;
        start_ = 0;
        if (text_.size() - begun_ >= longest_) {
            bytes.remove_prefix(std::min(bytes.find('\n'), bytes.size()));
        }
        if (const auto end = bytes.rfind('\n'); end != std::string_view::npos) {
            begun_ = text_.size() + end + 1;
        }
        text_.append(bytes);
    }

    // The next whole line without its '\n'; valid until the next feed.
    std::optional<std::string_view> next() {
        const auto end = text_.find('\n', std::max(searched_, start_));
        if (end == std::string::npos) {
            searched_ = text_.size();
            return std::nullopt;
        }
        const auto line = std::string_view(text_).substr(start_, end - start_);
        start_ = end + 1;
        return line.substr(0, longest_);
    }

    // What follows the last '\n', if anything: at the end of the input it is a line too.
    std::optional<std::string_view> rest() const {
        return start_ < text_.size()
                   ? std::optional(std::string_view(text_).substr(start_, longest_))
                   : std::nullopt;
    }

    void clear() { *this = LineBuffer(longest_); }

  private:
    std::size_t longest_;
    std::string text_;
    std::size_t start_ = 0;    // of the next line
    std::size_t searched_ = 0; // no '\n' from the start up to here
    std::size_t begun_ = 0;    // of the line that has no end yet
};

} // namespace tabuleiro
