#include "protocol/uci/go_command.hpp"

#include <algorithm>
#include <cstdint>

#include "core/text.hpp"
#include "games/chess/coordinate.hpp"

namespace tabuleiro::uci {

namespace {

using roque::Milliseconds;

constexpr std::int64_t longest_time = std::int64_t{1} << 40; // thirty years

struct Clocks {
    ByPlayer<std::optional<std::int64_t>> time;
    ByPlayer<std::int64_t> increment;
    std::optional<int> moves_to_go;
};

Milliseconds milliseconds(std::int64_t number) {
    return Milliseconds(std::clamp<std::int64_t>(number, 0, longest_time));
}

int as_int(std::int64_t number, int least) {
    return static_cast<int>(std::clamp<std::int64_t>(number, least, 1 << 20));
}

// True if the word is a limit with a number, which is then kept.
bool take_number(std::string_view word, std::int64_t number, GoCommand& command, Clocks& clocks) {
    using chess::black;
    using chess::white;
    if (word == "wtime") {
        clocks.time[white] = number;
    } else if (word == "btime") {
        clocks.time[black] = number;
    } else if (word == "winc") {
        clocks.increment[white] = number;
    } else if (word == "binc") {
        clocks.increment[black] = number;
    } else if (word == "movestogo") {
        clocks.moves_to_go = number > 0 ? std::optional(as_int(number, 1)) : std::nullopt;
    } else if (word == "depth") {
        command.limits.depth = as_int(number, 1);
    } else if (word == "nodes") {
        command.limits.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(number, 1));
    } else if (word == "mate") {
        command.limits.mate = as_int(number, 1);
    } else if (word == "movetime") {
        command.limits.move_time = milliseconds(std::max<std::int64_t>(number, 1));
    } else if (word == "perft") {
        command.perft = as_int(number, 0);
    } else {
        return false;
    }
    return true;
}

bool is_number_word(std::string_view word) {
    constexpr std::string_view known[] = {"wtime", "btime", "winc", "binc",     "movestogo",
                                          "depth", "nodes", "mate", "movetime", "perft"};
    return std::find(std::begin(known), std::end(known), word) != std::end(known);
}

} // namespace

Expected<GoCommand> parse_go(const chess::Position& position,
                             const std::vector<std::string_view>& words) {
    GoCommand command;
    Clocks clocks;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        if (word == "infinite") {
            command.limits.until_stopped = true;
        } else if (word == "ponder") {
            command.limits.pondering = true;
        } else if (word == "searchmoves") {
            while (i + 1 < words.size()) {
                const auto move = parse_coordinates(position, words[i + 1]);
                if (!move) {
                    break;
                }
                command.search_moves.push_back(*move);
                ++i;
            }
        } else if (is_number_word(word)) {
            const auto number =
                i + 1 < words.size() ? parse_number<std::int64_t>(words[i + 1]) : std::nullopt;
            if (!number) {
                return fail("go " + std::string(word) + " needs a number.");
            }
            take_number(word, *number, command, clocks);
            ++i;
        }
    }
    const Player mover = position.to_move();
    if (clocks.time[mover]) {
        command.limits.clock =
            roque::ClockTimes{milliseconds(*clocks.time[mover]),
                              milliseconds(clocks.increment[mover]), clocks.moves_to_go};
    }
    const roque::Limits& limits = command.limits;
    if (!limits.clock && !limits.depth && !limits.nodes && !limits.mate && !limits.move_time) {
        command.limits.until_stopped = true;
    }
    return command;
}

} // namespace tabuleiro::uci
