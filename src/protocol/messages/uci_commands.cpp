#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/text.hpp"
#include "protocol/messages/move_text.hpp"
#include "protocol/messages/uci.hpp"

namespace tabuleiro::uci {
namespace {

using Words = std::vector<std::string_view>;

struct Limit {
    std::string_view name;
    std::optional<std::int64_t>* value;
};

// The limits with a number, in the order in which they are written.
std::array<Limit, 10> limits_of(Go& go) {
    return {{{"wtime", &go.time.first},
             {"winc", &go.increment.first},
             {"btime", &go.time.second},
             {"binc", &go.increment.second},
             {"movestogo", &go.moves_to_go},
             {"movetime", &go.move_time},
             {"nodes", &go.nodes},
             {"depth", &go.depth},
             {"mate", &go.mate},
             {"perft", &go.perft}}};
}

// A command from the words of its line.
template <class T>
Command read(const Words&) {
    return T{};
}

template <>
Command read<Go>(const Words& words) {
    Go go;
    const auto limits = limits_of(go);
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::string_view word = words[i];
        if (word == "infinite") {
            go.infinite = true;
        } else if (word == "ponder") {
            go.ponder = true;
        } else if (word == "searchmoves") {
            while (i + 1 < words.size() && is_square_pair(words[i + 1])) {
                go.search_moves.emplace_back(words[++i]);
            }
        } else if (const auto limit = std::find_if(limits.begin(), limits.end(),
                                                   [&](const Limit& l) { return l.name == word; });
                   limit != limits.end()) {
            const auto number =
                i + 1 < words.size() ? parse_number<std::int64_t>(words[i + 1]) : std::nullopt;
            if (!number) {
                go.lacks_number = word;
                return go;
            }
            *limit->value = number;
            ++i;
        }
    }
    return go;
}

std::string joined(Words::const_iterator from, Words::const_iterator to) {
    return fmt::format("{}", fmt::join(from, to, " "));
}

// setoption name Some Name [value some value]
template <>
Command read<SetOption>(const Words& words) {
    if (words.size() < 3 || words[1] != "name") {
        return Malformed{"setoption name NAME [value VALUE] is the form."};
    }
    const auto value = std::find(words.begin() + 2, words.end(), "value");
    SetOption option{joined(words.begin() + 2, value)};
    if (value != words.end()) {
        option.value = joined(value + 1, words.end());
    }
    return option;
}

// position startpos|fen FEN [moves MOVE...]
template <>
Command read<SetPosition>(const Words& words) {
    if (words.size() < 2 || (words[1] != "startpos" && words[1] != "fen")) {
        return Malformed{"position startpos or position fen FEN, then moves if there are any."};
    }
    SetPosition position;
    auto next = words.begin() + 2;
    if (words[1] == "fen") {
        const auto moves = std::find(next, words.end(), "moves");
        position.fen = joined(next, moves);
        next = moves;
    }
    if (next != words.end() && *next == "moves") {
        ++next;
    }
    position.moves.assign(next, words.end());
    return position;
}

template <>
Command read<Perft>(const Words& words) {
    const auto depth = words.size() > 1 ? parse_number<int>(words[1]) : std::nullopt;
    return depth ? Command(Perft{*depth}) : Malformed{"perft needs a depth."};
}

template <>
Command read<Bench>(const Words& words) {
    return Bench{words.size() > 1 ? parse_number<int>(words[1]) : std::nullopt};
}

struct CommandWriter {
    template <class T>
    std::string operator()(const T&) const {
        return std::string(T::word);
    }
    std::string operator()(const SetOption& option) const {
        return option.value ? fmt::format("setoption name {} value {}", option.name, *option.value)
                            : fmt::format("setoption name {}", option.name);
    }
    std::string operator()(const SetPosition& position) const {
        std::string text = position.fen ? "position fen " + *position.fen : "position startpos";
        if (!position.moves.empty()) {
            text += fmt::format(" moves {}", fmt::join(position.moves, " "));
        }
        return text;
    }
    std::string operator()(Go go) const {
        std::string text = go.ponder ? "go ponder" : "go"; // first, where every engine looks for it
        for (const auto& [name, value] : limits_of(go)) {
            if (*value) {
                text += fmt::format(" {} {}", name, **value);
            }
        }
        text += go.infinite ? " infinite" : "";
        if (!go.search_moves.empty()) {
            text += fmt::format(" searchmoves {}", fmt::join(go.search_moves, " "));
        }
        return text;
    }
    std::string operator()(const Bench& bench) const {
        return bench.depth ? fmt::format("bench {}", *bench.depth) : "bench";
    }
    std::string operator()(const Perft& perft) const {
        return fmt::format("perft {}", perft.depth);
    }
    std::string operator()(const Unknown& unknown) const { return unknown.line; }
};

} // namespace

std::optional<Command> parse_command(std::string_view line) {
    const Words parts = words(line);
    if (parts.empty()) {
        return std::nullopt;
    }
    const auto command =
        read_by_word<Command>(parts.front(), [&]<class T>() { return read<T>(parts); });
    return command ? command : Unknown{std::string(line)};
}

std::string format(const Command& command) {
    return std::visit(CommandWriter{}, command);
}

} // namespace tabuleiro::uci
