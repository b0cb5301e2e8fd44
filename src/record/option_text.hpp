// Options of a game as pairs of name and value, as protocols and command lines write them.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "core/text.hpp"
#include "record/option_lists.hpp"

namespace tabuleiro {

using WrittenOption = std::pair<std::string, std::string>; // name and value

// Those that are not the usual ones.
template <Game G>
std::vector<WrittenOption> written_options(const typename G::Options& options) {
    std::vector<WrittenOption> written;
    for (const auto& option : OptionList<G>::options) {
        if (const int value = option.get(options); value != option.get({})) {
            written.emplace_back(option.name, option.has_words()
                                                  ? option.words[static_cast<std::size_t>(value)]
                                                  : std::to_string(value));
        }
    }
    return written;
}

// Options that are not given have their usual values. Fails with all reasons.
template <Game G>
Expected<typename G::Options> read_options(std::span<const WrittenOption> given) {
    typename G::Options options{};
    Reasons reasons;
    for (const auto& [name, value] : given) {
        const auto& known = OptionList<G>::options;
        const auto* const option =
            std::find_if(known.begin(), known.end(),
                         [&wanted = name](const auto& each) { return each.name == wanted; });
        if (option == known.end()) {
            reasons.push_back(Reason("There is no option {option}.", tabuleiro::quoted(name)));
            continue;
        }
        const auto number = option->has_words()
                                ? value_of_word(*option, value)
                                : value_of_number(*option, parse_number<std::int64_t>(value));
        if (number) {
            option->set(options, *number);
        } else {
            reasons.push_back(number.error().reasons().front());
        }
    }
    if (reasons.empty()) {
        if (const auto start = G::start(options); !start) {
            reasons = start.error().reasons();
        }
    }
    if (!reasons.empty()) {
        return fail(std::move(reasons));
    }
    return options;
}

} // namespace tabuleiro
