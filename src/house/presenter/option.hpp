// An option of a game as forms and settings know it: a name with a choice among words, or with a
// whole number. One table per game; reading, writing and listing follow from it.
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace tabuleiro::house {

template <class Options>
struct Option {
    std::string_view name;
    std::array<std::string_view, 2> words{}; // its values are 0 and 1; empty: a number
    int least = 0;
    int most = 1;
    int step = 1;
    bool random = false; // the page offers to draw a value at random for each game
    int (*get)(const Options&) = nullptr;
    void (*set)(Options&, int) = nullptr;

    constexpr bool has_words() const { return !words[0].empty(); }
};

} // namespace tabuleiro::house
