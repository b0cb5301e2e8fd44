// wargame: boards, games and tournaments of the MEEC War Game, on standard input and output.
#include <fmt/format.h>

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <exception>
#include <fstream>
#include <iostream>
#include <random>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "core/line_input.hpp"
#include "engines/wargame/computer.hpp"
#include "protocol/program/one_game.hpp"
#include "protocol/wargame/options.hpp"
#include "protocol/wargame/referee.hpp"
#include "protocol/wargame/report.hpp"
#include "protocol/wargame/text.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::wargame;

constexpr int status_wrong = 255;

// Flushes after every line: the other side may be a program that waits for it.
void print(const Lines& lines) {
    for (const std::string& line : lines) {
        std::cout << line << '\n' << std::flush;
    }
}

int refuse(std::string_view message) {
    print({fmt::format("-1 {}", message)});
    return status_wrong;
}

std::uint64_t seed_of(const Options& options) {
    if (options.seed) {
        return *options.seed;
    }
    std::random_device device;
    return (std::uint64_t{device()} << 32) + device();
}

std::optional<Board> place(const Options& options, Rng& rng) {
    if (options.placement == Placement::P2) {
        return place_p2(options.size, options.counts, rng);
    }
    return place_p1(options.size, rng);
}

// Feeds lines to a state machine until it is done.
template <class Machine>
int play(Machine machine) {
    print(machine.start().lines);
    const auto header = std::chrono::steady_clock::now();
    const auto seconds = [&] {
        return static_cast<long long>(std::chrono::duration_cast<std::chrono::seconds>(
                                          std::chrono::steady_clock::now() - header)
                                          .count());
    };
    Reply reply = machine.first_shot(seconds());
    print(reply.lines);
    std::string line;
    while (!reply.over) {
        reply = read_line(std::cin, line) == LineRead::None ? Machine::end_of_input()
                                                            : machine.line(line, seconds());
        print(reply.lines);
    }
    return 0;
}

// Writes a whole file. Throws on failure, since nothing can be reported then.
void write_file(const std::string& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary);
    file << text << std::flush;
    if (!file) {
        throw std::runtime_error("não se consegue escrever " + wargame::quoted(path));
    }
}

int hold_tournament(const Options& options, std::uint64_t seed) {
    TournamentSetup setup{.size = options.size,
                          .counts = options.counts,
                          .effort = options.effort.value_or(brisk_effort),
                          .games = options.games,
                          .threads = options.threads.value_or(
                              static_cast<int>(std::max(1U, std::thread::hardware_concurrency()))),
                          .seed = seed};
    if (setup.counts.pieces() == 0) {
        setup.counts = Counts{{1, 1, 1, 1}};
    }
    if (options.placement) {
        setup.placements = {*options.placement};
    }
    // Before hours of games: check that the reports can be written.
    for (const auto& path : {options.csv, options.svg}) {
        if (path) {
            write_file(*path, "");
        }
    }
    const bool terminal = isatty(STDERR_FILENO) != 0;
    std::string shown;
    const auto pairings = play_tournament(setup, [&](std::uint64_t done, std::uint64_t total) {
        if (terminal) {
            if (std::string bar = progress_bar(done, total); bar != shown) {
                shown = std::move(bar);
                std::cerr << '\r' << shown << (done == total ? "\n" : "") << std::flush;
            }
        }
    });
    if (!pairings) {
        return refuse(pairings.error().text());
    }
    std::cout << tournament_table(setup, *pairings) << std::flush;
    if (options.csv) {
        write_file(*options.csv, tournament_csv(*pairings));
    }
    if (options.svg) {
        write_file(*options.svg, tournament_svg(setup, *pairings));
    }
    return 0;
}

int run(const Options& options) {
    Rng rng(seed_of(options));
    switch (options.mode) {
    case Mode::Generate:
    case Mode::PlayerShoots: {
        const auto board = place(options, rng);
        if (!board) {
            return refuse("Não foi possível gerar o tabuleiro em 1000 recomeços");
        }
        if (options.mode == Mode::PlayerShoots) {
            return play(Target(*board));
        }
        print({header_line(options.size, board->counts())});
        print(board_lines(*board));
        return 0;
    }
    case Mode::ComputerShoots:
        return play(Attack({.firing = options.firing,
                            .size = options.size,
                            .counts = options.counts,
                            .placement = options.placement.value_or(Placement::Uniform),
                            .effort = options.effort.value_or(usual_effort),
                            .seed = rng()}));
    case Mode::Tournament:
        return hold_tournament(options, rng());
    }
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    try {
        const std::vector<std::string_view> words(argv + 1, argv + argc);
        if (words == std::vector<std::string_view>{"--program"}) {
            program::talk<WarGame>("War Game");
            return 0;
        }
        const CommandLine command = read_command_line(words);
        if (const auto* const options = std::get_if<Options>(&command)) {
            return run(*options);
        }
        if (const auto* const refused = std::get_if<Refused>(&command)) {
            return refuse(refused->message);
        }
        std::cout << help_text() << std::flush;
        return std::holds_alternative<HelpAsked>(command) ? 0 : status_wrong;
    } catch (const std::exception& problem) {
        return refuse(fmt::format("O programa não pode continuar: {}", problem.what()));
    }
}
