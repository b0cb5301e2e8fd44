// Any bytes as what a person types at the terminal and as the files that are loaded: the program
// keeps running, and the end of input ends it.
//
// The input's first byte chooses the options; what follows a NUL is the text of every file.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/text.hpp"
#include "protocol/renpaarden/terminal/terminal.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::renpaarden;

// A race between computers takes some hundred turns; a few of them are enough.
constexpr int max_thoughts = 1'000;

Advice<Move> first_turn(const Position& position, std::span<const Position>, int,
                        const ThinkingLimits&) {
    return {all_turns(position)[0], 0, 0, 0};
}

TerminalOptions options_of(std::uint8_t byte) {
    TerminalOptions options;
    options.race.size = least_size + (byte & 1) * (largest_size - least_size);
    options.race.rules = (byte & 2) != 0 ? Ruleset::Literal : Ruleset::House;
    options.race.win = (byte & 4) != 0 ? WinCheck::MidChain : WinCheck::TurnEnd;
    options.language = (byte & 8) != 0 ? Language::English : Language::Portuguese;
    options.coordinates = (byte & 16) != 0 ? CoordinateStyle::Numbers : CoordinateStyle::Names;
    options.style = (byte & 32) != 0 ? Style::Screen : Style::Plain;
    if ((byte & 64) != 0) {
        options.seats = ByPlayer<Seat>{Seat{}, Seat{}};
    }
    return options;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const std::size_t typed = text.find('\0');
    const std::string file(typed == std::string_view::npos ? "" : text.substr(typed + 1));
    TerminalHost host{first_turn,
                      [](const std::string&, const std::string& saved) -> Expected<void> {
                          if (!read_saved(saved)) {
                              std::abort(); // what is saved can be loaded
                          }
                          return {};
                      },
                      [&](const std::string&) -> Expected<std::string> { return file; }};
    Terminal terminal(options_of(data[0]), host);
    int thoughts = 0;
    for (const std::string_view line : split(text.substr(0, typed), '\n')) {
        while (terminal.wants() == Terminal::Wants::Thinking) {
            if (++thoughts > max_thoughts) {
                return 0;
            }
            terminal.think();
        }
        if (terminal.wants() == Terminal::Wants::Nothing) {
            return 0;
        }
        terminal.line(line);
        if (terminal.take_output().empty()) {
            std::abort(); // every line is answered
        }
    }
    if (terminal.wants() == Terminal::Wants::Line) {
        terminal.end_of_input();
        if (terminal.wants() != Terminal::Wants::Nothing) {
            std::abort();
        }
    }
    return 0;
}
