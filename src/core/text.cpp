#include "core/text.hpp"

#include <algorithm>

namespace tabuleiro {

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_blank(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && is_blank(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> found;
    while (true) {
        const auto* const start = std::find_if_not(text.begin(), text.end(), is_blank);
        const auto* const stop = std::find_if(start, text.end(), is_blank);
        if (start == text.end()) {
            return found;
        }
        found.push_back(text.substr(start - text.begin(), stop - start));
        text.remove_prefix(stop - text.begin());
    }
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> fields;
    while (true) {
        const auto at = text.find(separator);
        fields.push_back(text.substr(0, at));
        if (at == std::string_view::npos) {
            return fields;
        }
        text.remove_prefix(at + 1);
    }
}

std::string printable(std::string_view text, std::size_t most) {
    std::string shown;
    for (const char c : text.substr(0, most)) {
        shown += c >= ' ' && c <= '~' ? c : '?';
    }
    return shown;
}

std::string quoted(std::string_view text) {
    constexpr std::size_t enough = 40;
    return "'" + printable(text, enough) + (text.size() > enough ? "...'" : "'");
}

} // namespace tabuleiro
