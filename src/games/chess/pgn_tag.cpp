#include "games/chess/pgn_tag.hpp"

#include <algorithm>

namespace tabuleiro::chess {

namespace {

bool is_inline_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r';
}

bool ends_name(char c) {
    return is_inline_blank(c) || c == '"' || c == ']' || c == '\n';
}

// Of the usual names.
bool is_plain_name_char(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

std::size_t skip_blanks(std::string_view text, std::size_t at) {
    while (at < text.size() && is_inline_blank(text[at])) {
        ++at;
    }
    return at;
}

// The first quote that is not escaped, or the end of the line or of the text.
std::size_t closing_quote(std::string_view text, std::size_t at) {
    while (at < text.size() && text[at] != '"' && text[at] != '\n') {
        at += text[at] == '\\' && at + 1 < text.size() && text[at + 1] != '\n' ? 2 : 1;
    }
    return std::min(at, text.size());
}

// `[Event "The "Big" Cup"]`: the last quote of the line that is followed by a bracket.
std::size_t last_closing_quote(std::string_view line, std::size_t first) {
    for (std::size_t bracket = line.rfind(']');
         bracket != std::string_view::npos && bracket > first;
         bracket = line.rfind(']', bracket - 1)) {
        std::size_t quote = bracket - 1;
        while (quote > first && is_inline_blank(line[quote])) {
            --quote;
        }
        if (line[quote] == '"' && quote >= first) {
            return quote;
        }
    }
    return std::string_view::npos;
}

} // namespace

TagScan scan_tag(std::string_view text) {
    using enum TagScan::Kind;
    const auto rest_of_line = [&] {
        const std::size_t end = text.find('\n');
        return end == std::string_view::npos ? TagScan{Incomplete, 0, {}, {}}
                                             : TagScan{Broken, end, {}, {}};
    };
    const std::size_t name = skip_blanks(text, 1);
    std::size_t at = name;
    while (at < text.size() && !ends_name(text[at])) {
        ++at;
    }
    const std::size_t name_end = at;
    at = skip_blanks(text, at);
    if (at == text.size() || name_end == name || text[at] != '"') {
        return rest_of_line();
    }
    const std::size_t value = at + 1;
    const auto tag_to = [&](std::size_t quote) {
        return TagScan{Tag, skip_blanks(text, quote + 1) + 1, text.substr(name, name_end - name),
                       text.substr(value, quote - value)};
    };
    const std::size_t quote = closing_quote(text, value);
    const std::size_t bracket = skip_blanks(text, quote + 1);
    if (quote < text.size() && text[quote] == '"' && bracket < text.size() &&
        text[bracket] == ']') {
        return tag_to(quote);
    }
    const TagScan broken = rest_of_line();
    if (broken.kind == Incomplete) {
        return broken;
    }
    const std::size_t last = last_closing_quote(text.substr(0, broken.length), value);
    return last == std::string_view::npos ? broken : tag_to(last);
}

std::optional<bool> begins_tag(std::string_view text) {
    std::size_t at = 1;
    while (at < text.size() && is_plain_name_char(text[at])) {
        ++at;
    }
    const std::size_t name_end = at;
    at = skip_blanks(text, at);
    if (at == text.size()) {
        return std::nullopt;
    }
    return name_end > 1 && text[at] == '"';
}

bool is_tag_name(std::string_view name) {
    return !name.empty() && std::none_of(name.begin(), name.end(), ends_name);
}

std::string unescaped(std::string_view value) {
    std::string text;
    text.reserve(value.size());
    for (std::size_t i = 0; i < value.size(); ++i) {
        const bool escape = value[i] == '\\' && i + 1 < value.size() &&
                            (value[i + 1] == '"' || value[i + 1] == '\\');
        i += escape ? 1 : 0;
        text += value[i];
    }
    return text;
}

std::string tag_text(std::string_view name, std::string_view value) {
    std::string text = "[" + std::string(name) + " \"";
    for (const char c : value) {
        if (c == '"' || c == '\\') {
            text += '\\';
        }
        text += c == '\n' ? ' ' : c;
    }
    return text + "\"]";
}

} // namespace tabuleiro::chess
