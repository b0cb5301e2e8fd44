#include <fmt/format.h>

#include <algorithm>

#include "core/text.hpp"
#include "protocol/messages/cecp.hpp"
#include "protocol/messages/move_text.hpp"

namespace tabuleiro::cecp {
namespace {

constexpr std::int64_t longest = std::int64_t{1} << 40; // milliseconds

// Seconds, whole or with a fraction.
std::optional<Milliseconds> parse_seconds(std::string_view text) {
    const auto point = text.find('.');
    const auto whole = point == 0 ? std::optional<std::int64_t>(0)
                                  : parse_number<std::int64_t>(text.substr(0, point));
    if (!whole || *whole < 0 || *whole > longest / 1000) {
        return std::nullopt;
    }
    std::int64_t thousandths = 0;
    if (point != std::string_view::npos) {
        std::int64_t scale = 100;
        for (const char c : text.substr(point + 1)) {
            if (c < '0' || c > '9') {
                return std::nullopt;
            }
            thousandths += (c - '0') * scale;
            scale /= 10;
        }
    }
    return Milliseconds(*whole * 1000 + thousandths);
}

std::string seconds_text(Milliseconds time) {
    return fmt::format("{:g}", static_cast<double>(time.count()) / 1000);
}

// Minutes, or minutes and seconds.
std::optional<Milliseconds> parse_base(std::string_view text) {
    const auto colon = text.find(':');
    const auto minutes = parse_seconds(text.substr(0, colon)); // a fraction is understood too
    if (!minutes || minutes->count() > longest / 60) {
        return std::nullopt;
    }
    if (colon == std::string_view::npos) {
        return *minutes * 60;
    }
    const auto seconds = parse_seconds(text.substr(colon + 1));
    return seconds ? std::optional(*minutes * 60 + *seconds) : std::nullopt;
}

// In whole seconds, at least one.
std::string base_text(Milliseconds time) {
    const auto seconds = std::max<std::int64_t>(1, (time.count() + 500) / 1000);
    return seconds % 60 == 0 ? fmt::format("{}", seconds / 60)
                             : fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

std::optional<Milliseconds> parse_centiseconds(std::string_view text) {
    const auto number = parse_number<std::int64_t>(text);
    if (!number || *number > longest / 10) {
        return std::nullopt;
    }
    return Milliseconds(std::max<std::int64_t>(*number, 0) * 10);
}

// The one value of a command; none if it is invalid.
template <class T>
auto parse_value(std::string_view text) {
    using Value = decltype(T::value);
    if constexpr (std::is_same_v<Value, std::string>) {
        return std::optional(std::string(text));
    } else if constexpr (std::is_same_v<T, MoveTime>) {
        return parse_seconds(text);
    } else if constexpr (std::is_same_v<Value, Milliseconds>) {
        return parse_centiseconds(text);
    } else if constexpr (std::is_same_v<T, Protover>) {
        return std::optional(parse_number<int>(text).value_or(1));
    } else if constexpr (std::is_same_v<T, NodeRate>) {
        return parse_number<Value>(text);
    } else {
        const auto number = parse_number<Value>(text);
        return number && *number >= (std::is_same_v<T, Cores> ? 1 : 0) ? number : std::nullopt;
    }
}

// Reads what follows the word of a command; none if it is invalid. Arguments of a command that has
// none are ignored.
template <class T>
std::optional<Command> read([[maybe_unused]] std::string_view rest) {
    if constexpr (requires { T::value; }) {
        const auto value = parse_value<T>(rest);
        return value ? std::optional<Command>(T{*value}) : std::nullopt;
    } else {
        return T{};
    }
}

template <>
std::optional<Command> read<UserMove>(std::string_view rest) {
    return UserMove{std::string(rest)};
}

template <>
std::optional<Command> read<Level>(std::string_view rest) {
    const auto parts = words(rest);
    if (parts.size() != 3) {
        return std::nullopt;
    }
    const auto moves = parse_number<int>(parts[0]);
    const auto base = parse_base(parts[1]);
    const auto increment = parse_seconds(parts[2]);
    if (!moves || *moves < 0 || !base || !increment) {
        return std::nullopt;
    }
    return Level{*moves, *base, *increment};
}

// NAME=VALUE or NAME
template <>
std::optional<Command> read<SetOption>(std::string_view rest) {
    const auto equals = rest.find('=');
    SetOption option{std::string(trimmed(rest.substr(0, equals)))};
    if (equals != std::string_view::npos) {
        option.value = trimmed(rest.substr(equals + 1));
    }
    return option;
}

bool is_castling(std::string_view word) {
    return word == "O-O" || word == "O-O-O" || word == "o-o" || word == "o-o-o" || word == "0-0" ||
           word == "0-0-0";
}

template <class T>
std::string argument([[maybe_unused]] const T& command) {
    if constexpr (std::is_same_v<T, MoveTime>) {
        return seconds_text(command.value);
    } else if constexpr (requires { command.value.count(); }) {
        return std::to_string(command.value.count() / 10);
    } else if constexpr (requires { command.value; }) {
        return fmt::format("{}", command.value);
    } else if constexpr (requires { command.line; }) {
        return command.line;
    } else {
        return "";
    }
}
std::string argument(const Level& level) {
    return fmt::format("{} {} {}", level.moves, base_text(level.base),
                       seconds_text(level.increment));
}
std::string argument(const UserMove& command) {
    return command.move;
}
std::string argument(const SetOption& option) {
    return option.value ? option.name + "=" + *option.value : option.name;
}

} // namespace

std::optional<Command> parse_command(std::string_view line) {
    const auto parts = words(line);
    if (parts.empty()) {
        return std::nullopt;
    }
    const std::string_view word = parts.front();
    const std::string_view rest = trimmed(trimmed(line).substr(word.size()));
    auto command = read_by_word<Command>(word, [&]<class T>() {
        const std::optional<Command> found = read<T>(rest);
        return found ? *found : BadArgument{std::string(word) + " " + std::string(rest)};
    });
    if (!command && (is_square_pair(word) || is_castling(word))) {
        command = UserMove{std::string(word), true};
    }
    return command ? command : Unknown{std::string(line)};
}

std::string format(const Command& command) {
    const auto* const move = std::get_if<UserMove>(&command);
    const std::string_view word =
        move != nullptr && move->bare
            ? ""
            : std::visit([](const auto& each) { return each.word; }, command);
    const std::string rest = std::visit([](const auto& each) { return argument(each); }, command);
    return std::string(word) + (word.empty() || rest.empty() ? "" : " ") + rest;
}

} // namespace tabuleiro::cecp
