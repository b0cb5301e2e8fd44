// roque_speed: nodes per second of the search and of perft, compared with Stockfish's in the same
// run.
#include <fmt/core.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>

#include "core/text.hpp"
#include "engines/chess/bench.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/perft.hpp"

namespace {

using namespace tabuleiro;

constexpr int perft_depth = 6;

double seconds_since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// The number at the end of the last line with this beginning in a command's output.
std::optional<double> number_after(const std::string& command, std::string_view start) {
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), &pclose);
    std::optional<double> found;
    std::array<char, 1024> buffer{};
    while (pipe && std::fgets(buffer.data(), buffer.size(), pipe.get()) != nullptr) {
        const std::string_view line = trimmed(buffer.data());
        if (line.starts_with(start)) {
            if (const auto number = parse_number<std::int64_t>(words(line).back())) {
                found = static_cast<double>(*number);
            }
        }
    }
    return found;
}

void print(std::string_view what, double ours, std::optional<double> theirs) {
    if (theirs) {
        fmt::print("{:<22}{:>12.0f} {:>12.0f}  ratio {:.2f}\n", what, ours, *theirs,
                   ours / *theirs);
    } else {
        fmt::print("{:<22}{:>12.0f}  (no Stockfish here)\n", what, ours);
    }
}

} // namespace

int main() {
    const std::string stockfish = "PATH=$PATH:/usr/games stockfish ";
    fmt::print("{:<22}{:>12} {:>12}\n", "nodes a second", "roque", "stockfish");
    const auto searched = roque::bench(roque::bench_depth + 2);
    print("search (bench)",
          static_cast<double>(searched.nodes) * 1000 / static_cast<double>(searched.milliseconds),
          number_after(stockfish + "bench 2>&1", "Nodes/second"));
    auto start = std::chrono::steady_clock::now();
    const auto leaves = chess::perft(chess::Position(), perft_depth);
    const double ours = static_cast<double>(leaves) / seconds_since(start);
    start = std::chrono::steady_clock::now();
    const auto theirs = number_after(
        stockfish + "'go perft " + std::to_string(perft_depth) + "' 2>&1", "Nodes searched");
    const double their_time = seconds_since(start);
    print("perft 6", ours, theirs ? std::optional(*theirs / their_time) : std::nullopt);
    return 0;
}
