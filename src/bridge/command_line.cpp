#include "bridge/command_line.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <sstream>

#include "bridge/play/seated_game.hpp"

namespace tabuleiro::bridge {

namespace {

// The words that are not taken as they are.
struct Words {
    std::string protocol;
    std::string accept = "all";
    std::vector<std::string> settings;
    double move_time = 5;
    int lag = 100;
};

std::string valid_time(const std::string& text) {
    const auto control = parse_time_control(text);
    return control ? "" : control.error().text();
}

void add_options(CLI::App& app, BridgeOptions& options, Words& words) {
    const auto games = games_of(programs::Protocol::Program);
    app.add_option("--engine", options.engine, "The command that starts the program")->required();
    app.add_option("--house", options.house, "The address of the house")->required();
    app.add_option("--token-file", options.token_file,
                   "The file with the program's token, which nobody else may read")
        ->required();
    app.add_option("--protocol", words.protocol,
                   "What the program speaks: uci, cecp, program or assignment (default: uci or "
                   "program, as it answers)")
        ->check(CLI::IsMember({"uci", "cecp", "program", "assignment"}));
    app.add_option("--set", words.settings,
                   "An option of the program, NAME=VALUE. May be given more than once")
        ->allow_extra_args(false)
        ->check([](const std::string& text) {
            return text.find('=') == std::string::npos || text.front() == '='
                       ? "an option is NAME=VALUE"
                       : "";
        });
    app.add_option("--accept", words.accept, "Which challenges it accepts: all or none")
        ->check(CLI::IsMember({"all", "none"}))
        ->capture_default_str();
    app.add_option("--games", options.games,
                   "Only these games, with commas (default: all that it plays)")
        ->delimiter(',')
        ->check(CLI::IsMember(games));
    app.add_option("--tables", options.tables,
                   "How many challenges it plays at a time; others are declined")
        ->check(CLI::Range(1, 50))
        ->capture_default_str();
    app.add_option("--offer", options.offer,
                   "Offers this game in the lobby, to people and programs, again and again")
        ->check(CLI::IsMember(games));
    app.add_option("--time", options.time, "The time control of that game, such as 180+2")
        ->check(valid_time)
        ->capture_default_str();
    app.add_option("--move-time", words.move_time,
                   "Seconds for a move in games without a clock, and with days per move")
        ->check(CLI::Range(0.01, 3600.0))
        ->capture_default_str();
    app.add_option("--lag", words.lag,
                   "Milliseconds that the network may take: the program is told that it has so "
                   "much less")
        ->check(CLI::Range(0, 10'000))
        ->capture_default_str();
    app.add_flag("--sandbox", options.sandbox,
                 "Runs the program in the sandbox: no network, no files but its own folder");
    app.add_flag("--insecure", options.insecure,
                 "Sends the token unencrypted, by http://, to a house on another machine");
    app.add_option("--log", options.log_file,
                   "Writes everything that the program is told and says to this file");
}

} // namespace

std::variant<BridgeOptions, Notice> parse_command_line(int argc, const char* const* argv) {
    BridgeOptions options;
    Words words;
    CLI::App app("tabuleiro bridge: seats a program of this machine at the tables of a house, by "
                 "its token.\n\nIt goes on until Ctrl-C; games go on when it is started again.",
                 "tabuleiro bridge");
    add_options(app, options, words);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        std::ostringstream said;
        std::ostringstream complained;
        const int status = app.exit(error, said, complained);
        return Notice{said.str() + complained.str(), status == 0 ? 0 : 2};
    }
    if (!words.protocol.empty()) {
        options.protocol = programs::parse_protocol(words.protocol);
    }
    for (const std::string& setting : words.settings) {
        const auto equals = setting.find('=');
        options.engine_options.emplace_back(setting.substr(0, equals), setting.substr(equals + 1));
    }
    options.accepts = words.accept == "all";
    options.times.move = Duration(static_cast<std::int64_t>(1000 * words.move_time));
    options.times.lag = Duration(words.lag);
    return options;
}

} // namespace tabuleiro::bridge
