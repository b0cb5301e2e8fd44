// An option of a game as forms, settings and protocols know it: a name with a choice among words,
// or with a whole number. One table per game, games/NAME/option_list.hpp; reading, writing and
// listing follow from it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/error.hpp"

namespace tabuleiro {

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

// Has the table: std::array<Option<typename G::Options>, n> options.
template <class G>
struct OptionList;

// What a word from outside means. Requires: the option has words.
template <class Options>
Expected<int> value_of_word(const Option<Options>& option, std::optional<std::string_view> word) {
    const auto* const known = std::find(option.words.begin(), option.words.end(), word);
    if (known == option.words.end()) {
        return fail("The option {option} is {first} or {second}.", option.name, option.words[0],
                    option.words[1]);
    }
    return static_cast<int>(known - option.words.begin());
}

// The same for a number. Requires: the option has no words.
template <class Options>
Expected<int> value_of_number(const Option<Options>& option, std::optional<std::int64_t> number) {
    if (!number || *number < option.least || *number > option.most ||
        (*number - option.least) % option.step != 0) {
        return option.step == 1 ? fail("The option {option} is a number from {least} to {most}.",
                                       option.name, option.least, option.most)
                                : fail("The option {option} is a number from {least} to {most}, in "
                                       "steps of {step}.",
                                       option.name, option.least, option.most, option.step);
    }
    return static_cast<int>(*number);
}

} // namespace tabuleiro
