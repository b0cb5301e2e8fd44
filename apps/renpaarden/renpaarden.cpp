// The program `renpaarden`: a terminal for people, with --protocol lines for programs, and with
// --program the program protocol of all games.
#include <unistd.h>

#include <cstdlib>
#include <exception>
#include <iostream>
#include <random>
#include <string>
#include <thread>

#include "core/line_input.hpp"
#include "engines/renpaarden/computer.hpp"
#include "files/atomic_file.hpp"
#include "protocol/program/one_game.hpp"
#include "protocol/renpaarden/session.hpp"
#include "protocol/renpaarden/terminal/command_line.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::renpaarden;

constexpr int wrong_usage = 2;

// Empty if it is not set.
std::string_view environment(const char* name) {
    const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe)
    return value == nullptr ? "" : value;
}

// In the order in which the C library looks for it.
std::string_view locale_of_messages() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        if (const std::string_view value = environment(name); !value.empty()) {
            return value;
        }
    }
    return {};
}

bool has_screen() {
    const std::string_view kind = environment("TERM");
    return ::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1 && !kind.empty() &&
           kind != "dumb";
}

Chooser computer(std::uint64_t seed) {
    return [seed](const Position& position, std::span<const Position> history, int level,
                  const ThinkingLimits& limits) {
        return Computer<Renpaarden>().choose(position, history, {level, seed, limits});
    };
}

void speak_protocol(const CommandLine& options, Chooser chooser) {
    Session session(options.terminal.race, std::move(chooser));
    std::string line;
    while (!session.finished() && read_line(std::cin, line) != LineRead::None) {
        if (const auto answer = session.answer(line)) {
            std::cout << *answer << std::endl;
        }
    }
}

void play(const CommandLine& options, Chooser chooser) {
    const auto save = [](const std::string& path, const std::string& text) {
        return replace_file(path, text);
    };
    Terminal terminal(options.terminal, {std::move(chooser), save, read_ordinary_file});
    while (true) {
        std::cout << terminal.take_output() << std::flush;
        switch (terminal.wants()) {
        case Terminal::Wants::Nothing:
            return;
        case Terminal::Wants::Thinking:
            if (options.terminal.style == Style::Screen && !terminal.has_human()) {
                std::this_thread::sleep_for(options.pause);
            }
            terminal.think();
            break;
        case Terminal::Wants::Line:
            if (std::string line; read_line(std::cin, line) != LineRead::None) {
                terminal.line(line);
            } else {
                terminal.end_of_input();
            }
            break;
        }
    }
}

int run(int argc, char** argv) {
    const auto parsed = parse_command_line({argv + 1, argv + argc}, locale_of_messages());
    if (!parsed) {
        std::cerr << "renpaarden: " << parsed.error().text() << "\nTry renpaarden --help\n";
        return wrong_usage;
    }
    if (const auto* help = std::get_if<HelpText>(&*parsed)) {
        std::cout << help->text;
        return 0;
    }
    CommandLine options = std::get<CommandLine>(*parsed);
    options.terminal.style = has_screen() ? Style::Screen : Style::Plain;
    if (options.mode == CommandLine::Mode::Program) {
        program::talk<Renpaarden>("Renpaarden");
    } else if (options.mode == CommandLine::Mode::Protocol) {
        // Programs get the same answers every time unless they pass a seed.
        speak_protocol(options, computer(options.seed.value_or(0)));
    } else {
        options.terminal.seed = options.seed ? *options.seed : std::random_device{}();
        play(options, computer(options.terminal.seed));
    }
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << "renpaarden: " << error.what() << '\n';
        return 1;
    }
}
