#include "games/chess/line_wrapper.hpp"

#include <algorithm>

#include "core/text.hpp"

namespace tabuleiro::chess {

namespace {

// Columns of a text in UTF-8: bytes that continue a character take none.
std::size_t columns(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    }));
}

} // namespace

void LineWrapper::word(std::string_view word) {
    write_word();
    word_ = prefix_;
    word_ += word;
    prefix_.clear();
}

void LineWrapper::close_bracket() {
    if (word_.empty() || !prefix_.empty()) {
        word("");
    }
    word_ += ')';
}

void LineWrapper::comment(std::string_view text) {
    if (text.find('}') != std::string_view::npos) {
        word("; ");
        word_ += text;
        end_line();
        return;
    }
    bool first = true;
    for (const std::string_view part : words(text)) {
        if (first) {
            word("{");
            word_ += part;
        } else if (part.front() == '[' || part.front() == '%') {
            // These have a meaning at the beginning of a line: a tag, an escape.
            word_ += ' ';
            word_ += part;
        } else {
            word(part);
        }
        first = false;
    }
    if (!first) {
        word_ += '}';
    }
}

void LineWrapper::end_line() {
    write_word();
    text_ += '\n';
    column_ = 0;
}

void LineWrapper::write_word() {
    if (word_.empty()) {
        return;
    }
    const std::size_t length = columns(word_);
    if (column_ > 0 && column_ + 1 + length > width) {
        text_ += '\n';
        column_ = 0;
    } else if (column_ > 0) {
        text_ += ' ';
        ++column_;
    }
    text_ += word_;
    column_ += length;
    word_.clear();
}

} // namespace tabuleiro::chess
