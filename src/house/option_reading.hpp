// Options of a game as they come from outside: JSON to values.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/text.hpp"
#include "house/presenter/presenters.hpp"
#include "record/option_lists.hpp"
#include "record/record_text.hpp"

namespace tabuleiro::house {

template <class Options>
void write_value(JsonWriter& out, const Option<Options>& option, const Options& options) {
    const int value = option.get(options);
    if (option.has_words()) {
        out.word(option.words[static_cast<std::size_t>(value)]);
    } else {
        out.number(value);
    }
}

// What a value means.
template <class Options>
Expected<int> read_value(const Option<Options>& option, const nlohmann::json& value) {
    if (option.has_words()) {
        return value_of_word(option, value.is_string() ? std::optional<std::string_view>(
                                                             value.get_ref<const std::string&>())
                                                       : std::nullopt);
    }
    return value_of_number(option, value.is_number_integer()
                                       ? std::optional(value.get<std::int64_t>())
                                       : std::nullopt);
}

template <Presented G>
Expected<typename G::Options> read_options(const nlohmann::json& given) {
    typename G::Options options{};
    Reasons reasons;
    if (!given.is_object()) {
        return fail("Options are an object.");
    }
    for (const auto& [name, value] : given.items()) {
        const auto* const option =
            std::find_if(OptionList<G>::options.begin(), OptionList<G>::options.end(),
                         [&wanted = name](const auto& known) { return known.name == wanted; });
        if (option == OptionList<G>::options.end()) {
            reasons.push_back(Reason("There is no option {option}.", tabuleiro::quoted(name)));
        } else if (const auto number = read_value(*option, value)) {
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

// Every option with its value, as a JSON object.
template <Presented G>
std::string written_options(const typename G::Options& options) {
    JsonWriter out;
    out.open_object();
    for (const auto& option : OptionList<G>::options) {
        out.key(option.name);
        write_value(out, option, options);
    }
    return out.close_object().take();
}

} // namespace tabuleiro::house
