#include "protocol/renpaarden/terminal/command_line.hpp"

#include <CLI/CLI.hpp>

namespace tabuleiro::renpaarden {
namespace {

constexpr int longest_wait_ms = 24 * 60 * 60 * 1000;

// The options as text and numbers that CLI11 has checked.
struct Raw {
    bool protocol = false;
    bool program = false;
    std::optional<std::string> white;
    std::optional<std::string> black;
    int size = largest_size;
    std::string rules = "house";
    std::string win = "end";
    std::optional<std::string> language;
    std::string coordinates = "name";
    std::optional<std::uint64_t> seed;
    std::optional<int> movetime;
    std::optional<int> pause;
};

void describe(CLI::App& app, Raw& raw) {
    static const std::vector<std::string> seats{"human", "random", "1", "2", "3",
                                                "4",     "5",      "6", "7", "8"};
    app.add_option("--white", raw.white, "human, random or a level from 1 to 8; skips the menu")
        ->check(CLI::IsMember(seats));
    app.add_option("--black", raw.black, "the same for Black")->check(CLI::IsMember(seats));
    app.add_option("--size", raw.size, "rows and columns of the board, 5 to 9")
        ->check(CLI::Range(least_size, largest_size));
    app.add_option("--rules", raw.rules, "house, or literal: without R6a and R6b")
        ->check(CLI::IsMember({"house", "literal"}));
    app.add_option("--win", raw.win, "end, or mid-chain: a leap onto an enemy can win (R5)")
        ->check(CLI::IsMember({"end", "mid-chain"}));
    app.add_option("--lang", raw.language, "pt or en; the locale's, else pt")
        ->check(CLI::IsMember({"pt", "en"}));
    app.add_option("--coords", raw.coordinates,
                   "name: a1 from the bottom; xy: numbers from 0, Y from the top")
        ->check(CLI::IsMember({"name", "xy"}));
    app.add_option("--seed", raw.seed, "the same number, the same game");
    app.add_option("--movetime", raw.movetime,
                   "milliseconds for a turn of the computer, instead of its level's nodes")
        ->check(CLI::Range(1, longest_wait_ms));
    app.add_option("--pause", raw.pause,
                   "milliseconds between turns when the computer plays itself on a screen (400)")
        ->check(CLI::Range(0, longest_wait_ms));
    app.add_flag("--protocol", raw.protocol, "lines for programs on standard input and output");
    app.add_flag("--program", raw.program,
                 "the program protocol of all games, for arena and the house; without other "
                 "options");
}

CommandLine understood(const Raw& raw, std::string_view locale) {
    CommandLine line;
    line.mode = raw.protocol  ? CommandLine::Mode::Protocol
                : raw.program ? CommandLine::Mode::Program
                              : CommandLine::Mode::Terminal;
    line.terminal.race = {raw.size, parse_ruleset(raw.rules).value(),
                          parse_win_check(raw.win).value()};
    if (raw.white || raw.black) {
        line.terminal.seats = ByPlayer<Seat>{parse_seat(raw.white.value_or("human")).value(),
                                             parse_seat(raw.black.value_or("human")).value()};
    }
    line.terminal.language =
        raw.language ? parse_language(*raw.language).value() : language_of_locale(locale);
    line.terminal.coordinates =
        raw.coordinates == "xy" ? CoordinateStyle::Numbers : CoordinateStyle::Names;
    if (raw.movetime) {
        line.terminal.movetime = std::chrono::milliseconds(*raw.movetime);
    }
    if (raw.pause) {
        line.pause = std::chrono::milliseconds(*raw.pause);
    }
    line.seed = raw.seed;
    return line;
}

} // namespace

Expected<std::variant<CommandLine, HelpText>> parse_command_line(std::vector<std::string> arguments,
                                                                 std::string_view locale) {
    CLI::App app("Renpaarden, the knights' race. Without options it shows a menu.", "renpaarden");
    Raw raw;
    describe(app, raw);
    const bool several = arguments.size() > 1;
    try {
        std::reverse(arguments.begin(), arguments.end()); // as CLI11 takes a vector
        app.parse(arguments);
    } catch (const CLI::CallForHelp&) {
        return HelpText{app.help()};
    } catch (const CLI::ParseError& error) {
        return fail("{cause}", error.what());
    }
    if (raw.program && several) {
        return fail("--program is given without other options");
    }
    return understood(raw, locale);
}

} // namespace tabuleiro::renpaarden
