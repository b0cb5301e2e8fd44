#include "core/json_writer.hpp"

namespace tabuleiro {

namespace {

constexpr std::size_t longest_escape = 6;

bool needs_escape(char c) {
    return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
}

char* write_escaped(char c, char* end) {
    constexpr std::string_view digits = "0123456789abcdef";
    constexpr std::string_view control = "\\u00";
    if (static_cast<unsigned char>(c) >= 0x20) {
        *end++ = '\\';
        *end++ = c;
        return end;
    }
    end = std::copy(control.begin(), control.end(), end);
    *end++ = digits[static_cast<std::size_t>(c) >> 4];
    *end++ = digits[static_cast<std::size_t>(c) & 15];
    return end;
}

} // namespace

JsonWriter& JsonWriter::text(std::string_view text) {
    const auto escapes =
        static_cast<std::size_t>(std::count_if(text.begin(), text.end(), needs_escape));
    char* end = separated(text.size() + escapes * longest_escape + 2);
    *end++ = '"';
    for (const char c : text) {
        if (needs_escape(c)) {
            end = write_escaped(c, end);
        } else {
            *end++ = c;
        }
    }
    *end++ = '"';
    return advance(end, true);
}

void JsonWriter::grow(std::size_t count) {
    buffer_.resize(std::max(2 * buffer_.size(), size_ + count));
}

} // namespace tabuleiro
