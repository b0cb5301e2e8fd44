#include <fmt/format.h>

#include <algorithm>

#include "core/text.hpp"
#include "protocol/messages/program.hpp"

namespace tabuleiro::program {
namespace {

using Words = std::vector<std::string_view>;
using Texts = std::vector<std::string>;

std::string joined_words(Words::const_iterator from, Words::const_iterator to) {
    return fmt::format("{}", fmt::join(from, to, " "));
}

std::optional<std::int64_t> amount(const Words& words, std::size_t at) {
    const auto number = at < words.size() ? parse_number<std::int64_t>(words[at]) : std::nullopt;
    return number && *number >= 0 ? number : std::nullopt;
}

// A command from the words of its line.
template <class T>
Command command_from(const Words&) {
    return T{};
}

template <>
Command command_from<Hello>(const Words& words) {
    const auto number = words.size() > 1 ? parse_number<int>(words[1]) : std::nullopt;
    return number && *number > 0 ? Command(Hello{*number})
                                 : Malformed{"tabuleiro VERSION is the form."};
}

template <>
Command command_from<SetOption>(const Words& words) {
    const auto value = std::find(words.begin(), words.end(), "value");
    if (words.size() < 3 || words[1] != "name" || value - words.begin() == 2) {
        return Malformed{"setoption name NAME [value VALUE] is the form."};
    }
    SetOption option{joined_words(words.begin() + 2, value)};
    if (value != words.end()) {
        option.value = joined_words(value + 1, words.end());
    }
    return option;
}

template <>
Command command_from<NewGame>(const Words& words) {
    if (words.size() < 2) {
        return Malformed{"newgame GAME [OPTION=VALUE...] is the form."};
    }
    NewGame game{std::string(words[1])};
    for (auto word = words.begin() + 2; word != words.end(); ++word) {
        const auto sign = word->find('=');
        if (sign == std::string_view::npos || sign == 0 || sign + 1 == word->size()) {
            return Malformed{"An option of a game is written OPTION=VALUE."};
        }
        game.options.emplace_back(word->substr(0, sign), word->substr(sign + 1));
    }
    return game;
}

template <>
Command command_from<TakeSeat>(const Words& words) {
    if (words.size() < 2 || (words[1] != "first" && words[1] != "second")) {
        return Malformed{"seat first or seat second is the form."};
    }
    return TakeSeat{words[1] == "first" ? Player::First : Player::Second};
}

template <>
Command command_from<SetPosition>(const Words& words) {
    const bool has_text = words.size() > 1 && words[1] == "text";
    if (!has_text && (words.size() < 2 || words[1] != "start")) {
        return Malformed{"position start or position text TEXT, then moves if there are any."};
    }
    SetPosition position;
    auto next = words.begin() + 2;
    if (has_text) {
        const auto moves = std::find(next, words.end(), "moves");
        position.text = joined_words(next, moves);
        next = moves;
    }
    if (next != words.end() && *next != "moves") {
        return Malformed{"After position start come the word moves and the moves."};
    }
    position.moves.assign(next == words.end() ? next : next + 1, words.end());
    return position;
}

template <>
Command command_from<SetView>(const Words& words) {
    return words.size() < 2 ? Command(Malformed{"view TEXT is the form."})
                            : SetView{joined_words(words.begin() + 1, words.end())};
}

template <>
Command command_from<Legal>(const Words& words) {
    return Legal{Texts(words.begin() + 1, words.end())};
}

struct LimitOfOne {
    std::string_view name;
    std::optional<std::int64_t>* value;
};
struct LimitOfTwo {
    std::string_view name;
    std::optional<ByPlayer<std::int64_t>>* value;
};

std::array<LimitOfTwo, 2> limits_by_player(Go& go) {
    return {{{"left", &go.left}, {"increment", &go.increment}}};
}
std::array<LimitOfOne, 3> limits_of_one(Go& go) {
    return {{{"time", &go.time}, {"nodes", &go.nodes}, {"depth", &go.depth}}};
}

template <>
Command command_from<Go>(const Words& words) {
    Go go;
    for (std::size_t i = 1; i < words.size(); ++i) {
        for (const auto& [name, value] : limits_by_player(go)) {
            if (words[i] == name) {
                const auto first = amount(words, i + 1);
                const auto second = amount(words, i + 2);
                if (!first || !second) {
                    return Malformed{fmt::format("go {} needs two numbers, of the first and of "
                                                 "the second player.",
                                                 name)};
                }
                *value = ByPlayer<std::int64_t>{*first, *second};
            }
        }
        for (const auto& [name, value] : limits_of_one(go)) {
            if (words[i] == name) {
                *value = amount(words, i + 1);
                if (!*value) {
                    return Malformed{fmt::format("go {} needs a number.", name)};
                }
            }
        }
    }
    return go;
}

constexpr std::array<std::string_view, 3> ending_words{"win", "draw", "loss"};

template <>
Command command_from<End>(const Words& words) {
    const auto* const ending = words.size() > 1
                                   ? std::find(ending_words.begin(), ending_words.end(), words[1])
                                   : ending_words.end();
    if (words.size() < 3 || ending == ending_words.end()) {
        return Malformed{"end win, end draw or end loss, then the rule, is the form."};
    }
    return End{static_cast<Ending>(ending - ending_words.begin()), std::string(words[2])};
}

std::string with_moves(std::string text, const Texts& moves) {
    for (const std::string& move : moves) {
        text += " " + move;
    }
    return text;
}

struct CommandLineWriter {
    template <class T>
    std::string operator()(const T&) const {
        return std::string(T::word);
    }
    std::string operator()(const Hello& hello) const {
        return fmt::format("tabuleiro {}", hello.version);
    }
    std::string operator()(const SetOption& option) const {
        return "setoption name " + option.name + (option.value ? " value " + *option.value : "");
    }
    std::string operator()(const NewGame& game) const {
        std::string text = "newgame " + game.game;
        for (const auto& [name, value] : game.options) {
            text += fmt::format(" {}={}", name, value);
        }
        return text;
    }
    std::string operator()(const TakeSeat& take) const {
        return take.seat == Player::First ? "seat first" : "seat second";
    }
    std::string operator()(const SetPosition& position) const {
        const std::string text =
            position.text ? "position text " + *position.text : "position start";
        return position.moves.empty() ? text : with_moves(text + " moves", position.moves);
    }
    std::string operator()(const SetView& view) const { return "view " + view.text; }
    std::string operator()(const Legal& legal) const { return with_moves("legal", legal.moves); }
    std::string operator()(Go go) const {
        std::string text = "go";
        for (const auto& [name, value] : limits_by_player(go)) {
            if (*value) {
                text += fmt::format(" {} {} {}", name, (*value)->first, (*value)->second);
            }
        }
        for (const auto& [name, value] : limits_of_one(go)) {
            if (*value) {
                text += fmt::format(" {} {}", name, **value);
            }
        }
        return text;
    }
    std::string operator()(const End& end) const {
        return fmt::format("end {} {}", ending_words[static_cast<std::size_t>(end.ending)],
                           end.rule);
    }
    std::string operator()(const Malformed&) const { return ""; }
    std::string operator()(const Unknown& unknown) const { return unknown.line; }
};

} // namespace

std::optional<Command> parse_command(std::string_view line) {
    const Words parts = words(line);
    if (parts.empty()) {
        return std::nullopt;
    }
    const auto command =
        read_by_word<Command>(parts.front(), [&]<class T>() { return command_from<T>(parts); });
    return command ? command : Unknown{std::string(line)};
}

std::string format(const Command& command) {
    return std::visit(CommandLineWriter{}, command);
}

} // namespace tabuleiro::program
