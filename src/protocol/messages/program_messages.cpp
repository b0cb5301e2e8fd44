#include <fmt/format.h>

#include <algorithm>

#include "core/text.hpp"
#include "core/unicode.hpp"
#include "protocol/messages/program.hpp"

namespace tabuleiro::program {
namespace {

using Words = std::vector<std::string_view>;
using Texts = std::vector<std::string>;

constexpr std::array<std::string_view, 5> kind_words{"check", "spin", "combo", "string", "button"};

bool is_plain_text(std::string_view line) {
    const auto characters = decoded(line);
    return characters && std::none_of(characters->begin(), characters->end(),
                                      [](char32_t c) { return is_unseen(c) && !is_space(c); });
}

// The words from `at` up to one of `ends`, as one text; `at` is moved there.
std::string text_up_to(const Words& words, std::size_t& at,
                       std::initializer_list<std::string_view> ends) {
    const std::size_t from = at;
    while (at < words.size() && std::find(ends.begin(), ends.end(), words[at]) == ends.end()) {
        ++at;
    }
    return fmt::format("{}", fmt::join(words.begin() + static_cast<std::ptrdiff_t>(from),
                                       words.begin() + static_cast<std::ptrdiff_t>(at), " "));
}

// What follows the type. Words that do not belong to an option of its kind are skipped.
bool read_attributes(Option& option, const Words& words, std::size_t at) {
    const bool is_spin = option.kind == OptionKind::Spin;
    const bool is_combo = option.kind == OptionKind::Combo;
    while (at < words.size()) {
        const std::string_view key = words[at++];
        if (key == "default") {
            option.preset = is_spin    ? text_up_to(words, at, {"min", "max"})
                            : is_combo ? text_up_to(words, at, {"var"})
                                       : text_up_to(words, at, {});
        } else if (is_combo && key == "var") {
            option.words.push_back(text_up_to(words, at, {"var", "default"}));
        } else if (is_spin && (key == "min" || key == "max")) {
            auto& bound = key == "min" ? option.least : option.most;
            bound = at < words.size() ? parse_number<std::int64_t>(words[at++]) : std::nullopt;
            if (!bound) {
                return false;
            }
        }
    }
    return true;
}

bool is_sound(const Option& option) {
    switch (option.kind) {
    case OptionKind::Spin:
        if (!option.least || !option.most || *option.least > *option.most) {
            return false;
        }
        break;
    case OptionKind::Combo:
        if (option.words.empty()) {
            return false;
        }
        break;
    case OptionKind::Button:
        return !option.preset;
    case OptionKind::Check:
    case OptionKind::String:
        break;
    }
    return !option.preset || takes(option, option.preset);
}

Message option_from(const Words& words) {
    std::size_t at = 2;
    Option option{.name = text_up_to(words, at, {"type"})};
    const auto* const kind = at + 1 < words.size()
                                 ? std::find(kind_words.begin(), kind_words.end(), words[at + 1])
                                 : kind_words.end();
    if (option.name.empty() || kind == kind_words.end()) {
        return Malformed{"option name NAME type check, spin, combo, string or button is the form."};
    }
    option.kind = static_cast<OptionKind>(kind - kind_words.begin());
    if (!read_attributes(option, words, at + 2) || !is_sound(option)) {
        return Malformed{"A spin has min and max, a combo has var, a button has no default, and a "
                         "default is one of the values."};
    }
    return option;
}

Message info_from(const Words& words) {
    Info info;
    std::size_t at = 1;
    while (at < words.size()) {
        const std::string_view key = words[at++];
        if (key == "string") {
            info.text = text_up_to(words, at, {});
        } else if (key == "variation") {
            while (at < words.size() && words[at] != "string") {
                info.variation.emplace_back(words[at++]);
            }
        } else if (auto* const value = key == "depth"   ? &info.depth
                                       : key == "nodes" ? &info.nodes
                                       : key == "score" ? &info.score
                                       : key == "mate"  ? &info.mate
                                                        : nullptr) {
            *value = at < words.size() ? parse_number<std::int64_t>(words[at++]) : std::nullopt;
            if (!*value || (**value < 0 && (key == "depth" || key == "nodes"))) {
                return Malformed{fmt::format("info {} needs a number.", key)};
            }
        }
    }
    return info;
}

// Requires: the line has words.
Message message_from(const Words& words, std::string_view line) {
    const std::string_view word = words.front();
    const auto rest = [&](std::size_t at) {
        return fmt::format(
            "{}", fmt::join(words.begin() + static_cast<std::ptrdiff_t>(at), words.end(), " "));
    };
    if (word == "id") {
        if (words.size() < 3 || (words[1] != "name" && words[1] != "author")) {
            return Malformed{"id name NAME or id author AUTHOR is the form."};
        }
        return words[1] == "name" ? Message(IdName{rest(2)}) : IdAuthor{rest(2)};
    }
    if (word == "option") {
        return words.size() < 2 || words[1] != "name"
                   ? Malformed{"option name NAME type TYPE is the form."}
                   : option_from(words);
    }
    if (word == "games") {
        return Games{Texts(words.begin() + 1, words.end())};
    }
    if (word == Ok::word) {
        return Ok{};
    }
    if (word == ReadyOk::word) {
        return ReadyOk{};
    }
    if (word == "info") {
        return info_from(words);
    }
    if (word == "move") {
        return words.size() == 2 ? Message(Play{std::string(words[1])})
                                 : Malformed{"move MOVE is the form, with one move."};
    }
    if (word == "error") {
        return Complaint{rest(1)};
    }
    return Unknown{std::string(line)};
}

struct MessageLineWriter {
    std::string operator()(const IdName& id) const { return "id name " + id.name; }
    std::string operator()(const IdAuthor& id) const { return "id author " + id.author; }
    std::string operator()(const Option& option) const {
        std::string text = fmt::format("option name {} type {}", option.name,
                                       kind_words[static_cast<std::size_t>(option.kind)]);
        text += option.preset ? " default" : "";
        text += option.preset && !option.preset->empty() ? " " + *option.preset : "";
        text += option.least ? fmt::format(" min {}", *option.least) : "";
        text += option.most ? fmt::format(" max {}", *option.most) : "";
        for (const std::string& word : option.words) {
            text += " var " + word;
        }
        return text;
    }
    std::string operator()(const Games& games) const {
        return fmt::format("games{}{}", games.games.empty() ? "" : " ",
                           fmt::join(games.games, " "));
    }
    std::string operator()(const Ok&) const { return std::string(Ok::word); }
    std::string operator()(const ReadyOk&) const { return std::string(ReadyOk::word); }
    std::string operator()(const Info& info) const {
        std::string text = "info";
        const auto add = [&](std::string_view name, const auto& value) {
            if (value) {
                text += fmt::format(" {} {}", name, *value);
            }
        };
        add("depth", info.depth);
        add("nodes", info.nodes);
        add("score", info.score);
        add("mate", info.mate);
        if (!info.variation.empty()) {
            text += fmt::format(" variation {}", fmt::join(info.variation, " "));
        }
        return info.text.empty() ? text : text + " string " + info.text;
    }
    std::string operator()(const Play& play) const { return "move " + play.move; }
    std::string operator()(const Complaint& complaint) const {
        return "error " + complaint.sentence;
    }
    std::string operator()(const Malformed&) const { return ""; }
    std::string operator()(const Unknown& unknown) const { return unknown.line; }
};

} // namespace

std::optional<Message> parse_message(std::string_view line) {
    const Words parts = words(line);
    if (parts.empty()) {
        return std::nullopt;
    }
    if (!is_plain_text(line)) {
        return Malformed{"A line is text in UTF-8 without control characters."};
    }
    return message_from(parts, line);
}

std::string format(const Message& message) {
    return std::visit(MessageLineWriter{}, message);
}

bool takes(const Option& option, const std::optional<std::string>& value) {
    if (option.kind == OptionKind::Button) {
        return !value;
    }
    if (!value) {
        return false;
    }
    switch (option.kind) {
    case OptionKind::Check:
        return *value == "true" || *value == "false";
    case OptionKind::Spin: {
        const auto number = parse_number<std::int64_t>(*value);
        return number && option.least <= number && number <= option.most;
    }
    case OptionKind::Combo:
        return std::find(option.words.begin(), option.words.end(), *value) != option.words.end();
    case OptionKind::String:
    case OptionKind::Button:
        break;
    }
    return true;
}

} // namespace tabuleiro::program
