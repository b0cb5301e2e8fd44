#include "games/chess/pgn_words.hpp"

#include <array>
#include <string>
#include <utility>

namespace tabuleiro::chess {

namespace {

std::string lower(std::string_view text) {
    std::string low(text);
    for (char& c : low) {
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return low;
}

} // namespace

std::optional<Nag> sign_nag(std::string_view word) {
    constexpr std::array<std::pair<std::string_view, Nag>, 10> signs{{{"=", 10},
                                                                      {"+=", 14},
                                                                      {"+/=", 14},
                                                                      {"=+", 15},
                                                                      {"=/+", 15},
                                                                      {"+/-", 16},
                                                                      {"-/+", 17},
                                                                      {"+-", 18},
                                                                      {"-+", 19},
                                                                      {"N", 146}}};
    for (const auto& [sign, nag] : signs) {
        if (word == sign) {
            return nag;
        }
    }
    return std::nullopt;
}

Nag suffix_nag(std::string_view suffix) {
    const bool second_good = suffix.size() > 1 && suffix[1] == '!';
    if (suffix.front() == '!') {
        return suffix.size() == 1 ? 1 : (second_good ? 3 : 5);
    }
    return suffix.size() == 1 ? 2 : (second_good ? 6 : 4);
}

bool is_null_move(std::string_view word) {
    return word == "--" || word == "Z0" || word == "0000" || word == "@@@@" || word == "null" ||
           word == "pass";
}

bool is_chess_variant(std::string_view variant) {
    constexpr std::array<std::string_view, 12> names{"",
                                                     "?",
                                                     "chess",
                                                     "standard",
                                                     "normal",
                                                     "regular",
                                                     "chess960",
                                                     "chess 960",
                                                     "fischerandom",
                                                     "fischerrandom",
                                                     "fischer random",
                                                     "from position"};
    for (const std::string_view name : names) {
        if (lower(variant) == name) {
            return true;
        }
    }
    return false;
}

} // namespace tabuleiro::chess
