// Leads a conversation over a stream of bytes: reads blocks, cuts them into lines, and writes what
// is answered only when it must wait for more input, or when very much has gathered (P10).
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/line_input.hpp"
#include "protocol/xadrez/conversation.hpp"

namespace tabuleiro::xadrez {

// Cuts a stream into lines. Every byte is looked at once, however long a line is; what is beyond
// the longest line is passed over.
class LineBuffer {
  public:
    void feed(std::string_view bytes) {
        text_.erase(0, start_);
        start_ = 0;
        searched_ = text_.size();
        if (text_.size() >= longest_input_line) {
            bytes.remove_prefix(std::min(bytes.find('\n'), bytes.size()));
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
        return line;
    }

    // What follows the last '\n', if anything: at the end of the input it is a line too.
    std::optional<std::string_view> rest() const {
        return start_ < text_.size() ? std::optional(std::string_view(text_).substr(start_))
                                     : std::nullopt;
    }

  private:
    std::string text_;
    std::size_t start_ = 0;    // of the next line
    std::size_t searched_ = 0; // no '\n' from the start up to here
};

// `read(buffer, size)` waits for input and returns how many bytes came, 0 at the end;
// `write(text)` writes all of it.
template <class Read, class Write>
void drive(Conversation& conversation, const Read& read, const Write& write) {
    constexpr std::size_t much = 1 << 16;
    std::array<char, 1 << 16> block;
    LineBuffer lines;
    std::string out;
    const auto flush = [&] {
        if (!out.empty()) {
            write(std::string_view(out));
            out.clear();
        }
    };
    while (!conversation.is_over()) {
        if (const auto line = lines.next()) {
            conversation.line(*line, out);
            if (out.size() >= much) {
                flush();
            }
            continue;
        }
        flush();
        const std::size_t got = read(block.data(), block.size());
        if (got > 0) {
            lines.feed({block.data(), got});
            continue;
        }
        if (const auto last = lines.rest()) {
            conversation.line(*last, out);
        }
        conversation.end(out);
    }
    flush();
}

} // namespace tabuleiro::xadrez
