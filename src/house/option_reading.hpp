// Options and starting positions of a game as they come from outside: JSON and text to values.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/text.hpp"
#include "house/presenter/presenters.hpp"
#include "record/record.hpp"

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
        for (std::size_t i = 0; i < option.words.size(); ++i) {
            if (value.is_string() && value.get_ref<const std::string&>() == option.words[i]) {
                return static_cast<int>(i);
            }
        }
        return fail("The option {option} is {first} or {second}.", option.name, option.words[0],
                    option.words[1]);
    }
    const bool whole = value.is_number_integer();
    const auto number = whole ? value.get<std::int64_t>() : 0;
    if (!whole || number < option.least || number > option.most ||
        (number - option.least) % option.step != 0) {
        return option.step == 1 ? fail("The option {option} is a number from {least} to {most}.",
                                       option.name, option.least, option.most)
                                : fail("The option {option} is a number from {least} to {most}, in "
                                       "steps of {step}.",
                                       option.name, option.least, option.most, option.step);
    }
    return static_cast<int>(number);
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
            std::find_if(Presenter<G>::options.begin(), Presenter<G>::options.end(),
                         [&wanted = name](const auto& known) { return known.name == wanted; });
        if (option == Presenter<G>::options.end()) {
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
    for (const auto& option : Presenter<G>::options) {
        out.key(option.name);
        write_value(out, option, options);
    }
    return out.close_object().take();
}

// From a position that a text says. What the position itself knows of the options counts.
template <OpenGame G>
Expected<Record<G>> record_from(std::string_view start, typename G::Options options) {
    auto position = G::read(start);
    if (!position) {
        return tl::unexpected(position.error());
    }
    if constexpr (KeepsOptions<G>) {
        G::agree(*position, options);
    }
    return Record<G>(*std::move(position), options);
}

} // namespace tabuleiro::house
