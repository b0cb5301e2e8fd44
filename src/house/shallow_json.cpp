#include "house/shallow_json.hpp"

#include <vector>

namespace tabuleiro::house {

namespace {

// Behind the string that begins at `at`, or the end of the text.
std::size_t behind_string(std::string_view text, std::size_t at) {
    for (++at; at < text.size() && text[at] != '"'; ++at) {
        at += text[at] == '\\' ? 1 : 0;
    }
    return at + 1;
}

} // namespace

bool is_shallow(std::string_view text, int deepest) {
    std::vector<std::size_t> names; // of each array and object that is open
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        if (c == '"') {
            at = behind_string(text, at);
            continue;
        }
        if (c == '[' || c == '{') {
            names.push_back(0);
        } else if ((c == ']' || c == '}') && !names.empty()) {
            names.pop_back();
        } else if (c == ':' && !names.empty()) {
            ++names.back();
        }
        if (names.size() > static_cast<std::size_t>(deepest) ||
            (!names.empty() && names.back() > max_names)) {
            return false;
        }
        ++at;
    }
    return true;
}

template <class Json>
Json parse_shallow(std::string_view text, int deepest) {
    return is_shallow(text, deepest) ? Json::parse(text, nullptr, false)
                                     : Json(Json::value_t::discarded);
}

template nlohmann::json parse_shallow(std::string_view text, int deepest);
template nlohmann::ordered_json parse_shallow(std::string_view text, int deepest);

nlohmann::json parse_own(std::string_view text) {
    return nlohmann::json::parse(text, nullptr, false);
}

} // namespace tabuleiro::house
