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

// Reads what follows the word of a command; none if it is invalid. Arguments of a command that has
// none are ignored.
template <class T>
std::optional<Command> read([[maybe_unused]] std::string_view rest) {
    if constexpr (requires { T{std::string(rest)}; }) {
        return T{std::string(rest)};
    } else {
        return T{};
    }
}

template <>
std::optional<Command> read<Protover>(std::string_view rest) {
    return Protover{parse_number<int>(rest).value_or(1)};
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

// A command with one value, if the parser returned one.
template <class T, class Value>
std::optional<Command> with(const std::optional<Value>& value) {
    return value ? std::optional<Command>(T{*value}) : std::nullopt;
}

template <>
std::optional<Command> read<MoveTime>(std::string_view rest) {
    return with<MoveTime>(parse_seconds(rest));
}
template <>
std::optional<Command> read<OwnTime>(std::string_view rest) {
    return with<OwnTime>(parse_centiseconds(rest));
}
template <>
std::optional<Command> read<OtherTime>(std::string_view rest) {
    return with<OtherTime>(parse_centiseconds(rest));
}
template <>
std::optional<Command> read<NodeRate>(std::string_view rest) {
    return with<NodeRate>(parse_number<std::int64_t>(rest));
}

std::optional<int> parse_at_least(int least, std::string_view text) {
    const auto number = parse_number<int>(text);
    return number && *number >= least ? number : std::nullopt;
}

template <>
std::optional<Command> read<Depth>(std::string_view rest) {
    return with<Depth>(parse_at_least(0, rest));
}
template <>
std::optional<Command> read<Memory>(std::string_view rest) {
    return with<Memory>(parse_at_least(0, rest));
}
template <>
std::optional<Command> read<Cores>(std::string_view rest) {
    return with<Cores>(parse_at_least(1, rest));
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

struct ArgumentWriter {
    std::string operator()(const Protover& command) const {
        return std::to_string(command.version);
    }
    std::string operator()(const Accepted& command) const { return command.feature; }
    std::string operator()(const Rejected& command) const { return command.feature; }
    std::string operator()(const Variant& command) const { return command.name; }
    std::string operator()(const Level& level) const {
        return fmt::format("{} {} {}", level.moves, base_text(level.base),
                           seconds_text(level.increment));
    }
    std::string operator()(const MoveTime& command) const { return seconds_text(command.time); }
    std::string operator()(const Depth& command) const { return std::to_string(command.plies); }
    std::string operator()(const NodeRate& command) const { return std::to_string(command.nodes); }
    std::string operator()(const OwnTime& command) const {
        return std::to_string(command.left.count() / 10);
    }
    std::string operator()(const OtherTime& command) const {
        return std::to_string(command.left.count() / 10);
    }
    std::string operator()(const UserMove& command) const { return command.move; }
    std::string operator()(const Ping& command) const { return command.number; }
    std::string operator()(const Result& command) const { return command.text; }
    std::string operator()(const SetBoard& command) const { return command.fen; }
    std::string operator()(const Memory& command) const {
        return std::to_string(command.megabytes);
    }
    std::string operator()(const Cores& command) const { return std::to_string(command.number); }
    std::string operator()(const SetOption& option) const {
        return option.value ? option.name + "=" + *option.value : option.name;
    }
    std::string operator()(const Exclude& command) const { return command.move; }
    std::string operator()(const Include& command) const { return command.move; }
    std::string operator()(const BadArgument& command) const { return command.line; }
    std::string operator()(const Unknown& command) const { return command.line; }
    template <class T>
    std::string operator()(const T&) const {
        return "";
    }
};

} // namespace

std::optional<Command> parse_command(std::string_view line) {
    const auto parts = words(line);
    if (parts.empty()) {
        return std::nullopt;
    }
    const std::string_view word = parts.front();
    const std::string_view rest = trimmed(trimmed(line).substr(word.size()));
    std::optional<Command> command;
    for_each_type<Command>([&]<class T>() {
        if (T::word == word) {
            command = read<T>(rest);
            if (!command) {
                command = BadArgument{std::string(word) + " " + std::string(rest)};
            }
        }
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
    const std::string argument = std::visit(ArgumentWriter{}, command);
    return std::string(word) + (word.empty() || argument.empty() ? "" : " ") + argument;
}

} // namespace tabuleiro::cecp
