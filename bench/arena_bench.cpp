// The arena's overhead per move: games at concurrency 2 between engines that think for exactly 10
// ms; the rest of a move's time is the runner's (and the pipes').
//
// arena_bench [GAMES]; `arena_bench engine` is the engine.
#include <fmt/core.h>
#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <iostream>
#include <string>

#include "arena/runner.hpp"
#include "core/text.hpp"
#include "games/chess/coordinate.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::arena;

constexpr auto thinking = std::chrono::milliseconds(10);
constexpr int concurrency = 2;
constexpr int moves_a_side = 40;

// Busy for ten milliseconds, then the first legal move.
int be_engine() {
    chess::Position position;
    for (std::string line; std::getline(std::cin, line);) {
        const auto fields = words(line);
        const std::string_view word = fields.empty() ? std::string_view{} : fields[0];
        if (word == "uci") {
            std::cout << "uciok" << std::endl;
        } else if (word == "isready") {
            std::cout << "readyok" << std::endl;
        } else if (word == "position") {
            position = chess::Position();
            for (std::size_t i = 3; i < fields.size(); ++i) {
                position.play(chess::parse_coordinates(position, fields[i]).value());
            }
        } else if (word == "go") {
            const auto end = SteadyClock::now() + thinking;
            while (SteadyClock::now() < end) {
            }
            const auto moves = position.legal_moves();
            const std::size_t chosen = position.key() % moves.size(); // no repetitions
            std::cout << "bestmove " << chess::to_coordinates(moves[chosen]) << std::endl;
        } else if (word == "quit") {
            break;
        }
    }
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    const std::string argument = argc > 1 ? argv[1] : "20";
    if (argument == "engine") {
        return be_engine();
    }
    const std::string self = std::filesystem::read_symlink("/proc/self/exe").string();
    Plan plan;
    plan.players = {parse_player("'" + self + "' engine,name=a").value(),
                    parse_player("'" + self + "' engine,name=b").value()};
    plan.pairs = parse_number<int>(argument).value_or(20) / 2;
    plan.limits = parse_limits("st=0.01 margin=10").value();
    plan.adjudication.max_moves = moves_a_side;
    const std::string path =
        (std::filesystem::temp_directory_path() / fmt::format("arena-bench-{}", getpid())).string();
    auto results = ResultsFile::create(path, plan).value();
    Tournament tournament(results.plan());
    const ArenaGame& arena_game = *find_game("chess");
    const auto openings = Openings::prepare(arena_game, plan.openings, plan.seed).value();
    StopRequest stop;
    int moves = 0;
    const auto began = SteadyClock::now();
    run(tournament, arena_game, openings, results, {concurrency, nullptr}, stop,
        [&](const GameRecord& game, const Tournament&) {
            moves += static_cast<int>(game.moves.size());
        });
    const std::chrono::duration<double, std::milli> wall = SteadyClock::now() - began;
    std::filesystem::remove(path);
    const double a_move = wall.count() * concurrency / moves;
    fmt::print("{} moves at concurrency {}: {:.3f} ms a move, {:.3f} ms of it overhead\n", moves,
               concurrency, a_move, a_move - 10);
    // CPU time of this process alone, which does not depend on the machine's load.
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto milliseconds = [](const timeval& time) {
        return 1e3 * static_cast<double>(time.tv_sec) + 1e-3 * static_cast<double>(time.tv_usec);
    };
    fmt::print("processor time of the runner: {:.3f} ms a move\n",
               (milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)) / moves);
    return 0;
}
