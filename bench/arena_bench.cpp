// The arena's overhead per move beside a bare loop over pipes, with the same engines and moves, in
// turns in one run, at concurrency 2: engines that think for 10 ms, and engines that answer at
// once.
//
// arena_bench [GAMES]; `arena_bench engine MILLISECONDS` is the engine.
#include <fcntl.h>
#include <fmt/core.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

#include "arena/runner.hpp"
#include "core/text.hpp"
#include "games/chess/coordinate.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::arena;

constexpr int concurrency = 2;
constexpr int moves_a_side = 40;
constexpr int rounds = 3; // arena and bare loop take turns

// Busy for so long, then a legal move that follows from the position.
int be_engine(std::chrono::milliseconds thinking) {
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

struct Measured {
    int moves = 0;
    double milliseconds = 0; // of wall time
    double a_move() const { return milliseconds * concurrency / moves; }
    Measured& operator+=(const Measured& other) {
        moves += other.moves;
        milliseconds += other.milliseconds;
        return *this;
    }
};

double milliseconds_since(TimePoint began) {
    return std::chrono::duration<double, std::milli>(SteadyClock::now() - began).count();
}

std::string own_path() {
    return std::filesystem::read_symlink("/proc/self/exe").string();
}

// The moves of one game are those of every other.
Measured play_in_arena(const std::string& thinking, int games, std::vector<std::string>& played) {
    const std::string command = "'" + own_path() + "' engine " + thinking;
    Plan plan;
    plan.players = {parse_player(command + ",name=a").value(),
                    parse_player(command + ",name=b").value()};
    plan.pairs = games / 2;
    plan.limits = parse_limits("st=0.01 margin=10").value();
    plan.adjudication.max_moves = moves_a_side;
    const std::string path =
        (std::filesystem::temp_directory_path() / fmt::format("arena-bench-{}", getpid())).string();
    auto results = ResultsFile::create(path, plan).value();
    Tournament tournament(results.plan());
    const ArenaGame& arena_game = *find_game("chess");
    const auto openings = Openings::prepare(arena_game, plan.openings, plan.seed).value();
    StopRequest stop;
    Measured measured;
    const auto began = SteadyClock::now();
    run(tournament, arena_game, openings, results, {concurrency, {}}, stop,
        [&](const GameRecord& game, const Tournament&) {
            measured.moves += static_cast<int>(game.moves.size());
            played = game.moves;
        });
    measured.milliseconds = milliseconds_since(began);
    std::filesystem::remove(path);
    return measured;
}

// An engine behind two pipes, and nothing else.
class BareEngine {
  public:
    explicit BareEngine(const std::string& thinking) {
        std::array<int, 2> in{};
        std::array<int, 2> out{};
        if (pipe2(in.data(), O_CLOEXEC) != 0 || pipe2(out.data(), O_CLOEXEC) != 0) {
            std::perror("pipe");
            std::exit(1);
        }
        const std::string path = own_path();
        pid_ = fork();
        if (pid_ == 0) {
            dup2(in[0], STDIN_FILENO);
            dup2(out[1], STDOUT_FILENO);
            execl(path.c_str(), path.c_str(), "engine", thinking.c_str(), nullptr);
            _exit(127);
        }
        close(in[0]);
        close(out[1]);
        to_ = fdopen(in[1], "w");
        from_ = fdopen(out[0], "r");
        ask("uci", "uciok");
    }
    BareEngine(const BareEngine&) = delete;
    BareEngine& operator=(const BareEngine&) = delete;
    ~BareEngine() {
        std::fclose(to_);
        std::fclose(from_);
        waitpid(pid_, nullptr, 0);
    }

    std::string ask(const std::string& line, std::string_view wanted) {
        std::fputs((line + "\n").c_str(), to_);
        std::fflush(to_);
        std::array<char, 256> answer{};
        while (std::fgets(answer.data(), answer.size(), from_) != nullptr) {
            if (std::string_view(answer.data()).starts_with(wanted)) {
                return std::string(trimmed(answer.data()));
            }
        }
        return "";
    }

  private:
    pid_t pid_ = -1;
    std::FILE* to_ = nullptr;
    std::FILE* from_ = nullptr;
};

void play_bare_games(const std::string& thinking, int games, std::size_t plies) {
    BareEngine one(thinking);
    BareEngine other(thinking);
    for (int game = 0; game < games; ++game) {
        one.ask("ucinewgame\nisready", "readyok");
        other.ask("ucinewgame\nisready", "readyok");
        std::string position = "position startpos moves";
        for (std::size_t ply = 0; ply < plies; ++ply) {
            const std::string best =
                (ply % 2 == 0 ? one : other).ask(position + "\ngo movetime 10", "bestmove");
            position += " " + std::string(words(best).back());
        }
    }
}

Measured play_bare(const std::string& thinking, int games, const std::vector<std::string>& played) {
    const auto began = SteadyClock::now();
    std::vector<std::thread> threads;
    for (int i = 0; i < concurrency; ++i) {
        threads.emplace_back(
            [&] { play_bare_games(thinking, games / concurrency, played.size()); });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    return {games / concurrency * concurrency * static_cast<int>(played.size()),
            milliseconds_since(began)};
}

double own_processor_time() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto milliseconds = [](const timeval& time) {
        return 1e3 * static_cast<double>(time.tv_sec) + 1e-3 * static_cast<double>(time.tv_usec);
    };
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime);
}

void compare(const std::string& thinking, int games) {
    Measured arena;
    Measured bare;
    std::vector<std::string> played;
    double arena_processor = 0;
    double bare_processor = 0;
    for (int round = 0; round < rounds; ++round) {
        const double began = own_processor_time();
        arena += play_in_arena(thinking, games, played);
        const double between = own_processor_time();
        bare += play_bare(thinking, games, played);
        arena_processor += between - began;
        bare_processor += own_processor_time() - between;
    }
    fmt::print("{} ms a move, {} moves: arena {:.3f} ms, bare loop {:.3f} ms a move, ratio {:.2f}; "
               "processor time of the runner {:.3f} and {:.3f} ms a move\n",
               thinking, arena.moves, arena.a_move(), bare.a_move(), arena.a_move() / bare.a_move(),
               arena_processor / arena.moves, bare_processor / bare.moves);
}

} // namespace

int main(int argc, char** argv) {
    const std::string argument = argc > 1 ? argv[1] : "20";
    if (argument == "engine") {
        return be_engine(
            std::chrono::milliseconds(argc > 2 ? parse_number<int>(argv[2]).value_or(10) : 10));
    }
    const int games = std::max(parse_number<int>(argument).value_or(20), concurrency) / 2 * 2;
    compare("10", games);
    compare("0", games);
    return 0;
}
