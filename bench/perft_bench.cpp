// Perft compared with Stockfish's, in the same run: nodes per second of each and their ratio. Both
// count the last ply without playing it, with one thread and no hash table.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <string>
#include <vector>

#include "core/text.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/perft.hpp"
#include "peer.hpp"

namespace {

using namespace tabuleiro;
using Seconds = std::chrono::duration<double>;

struct Case {
    const char* name;
    const char* fen;
    int depth;
};

constexpr std::array cases{
    Case{"initial", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6},
    Case{"everything", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5},
    Case{"rook ending", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7},
    Case{"promotions", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 6},
    Case{"middle game", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
         5},
};

constexpr int rounds = 3;

template <class Work>
double seconds(Work work) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    return Seconds(std::chrono::steady_clock::now() - begin).count();
}

struct Measured {
    std::uint64_t nodes = 0;
    double best = 1e9; // seconds

    void take(std::uint64_t counted, double took) {
        nodes = counted;
        best = std::min(best, took);
    }
    double rate() const { return static_cast<double>(nodes) / best / 1e6; }
};

std::uint64_t stockfish_perft(bench::Peer& peer, const Case& c) {
    peer.say(std::string("position fen ") + c.fen);
    peer.say("go perft " + std::to_string(c.depth));
    const std::string line = peer.wait_for("Nodes searched: ");
    return parse_number<std::uint64_t>(line.substr(line.rfind(' ') + 1)).value_or(0);
}

} // namespace

int main() {
    const auto stockfish = bench::find_program("stockfish");
    if (!stockfish) {
        fmt::print(stderr, "perft_bench: stockfish is not installed (tools/setup bench)\n");
        return 2;
    }
    bench::Peer peer(*stockfish);
    fmt::print("{:<12} {:>12} {:>12} {:>16} {:>7}\n", "position", "nodes", "ours Mn/s",
               "stockfish Mn/s", "ratio");
    double least = 1e9;
    for (const Case& c : cases) {
        const auto position = chess::parse_fen(c.fen).value();
        Measured ours;
        Measured theirs;
        for (int round = 0; round < rounds; ++round) {
            std::uint64_t nodes = 0;
            const double our_time = seconds([&] { nodes = chess::perft(position, c.depth); });
            ours.take(nodes, our_time);
            const double their_time = seconds([&] { nodes = stockfish_perft(peer, c); });
            theirs.take(nodes, their_time);
        }
        if (ours.nodes != theirs.nodes) {
            fmt::print(stderr, "perft_bench: {}: {} is not {}\n", c.name, ours.nodes, theirs.nodes);
            return 1;
        }
        const double ratio = ours.rate() / theirs.rate();
        least = std::min(least, ratio);
        fmt::print("{:<12} {:>12} {:>12.1f} {:>16.1f} {:>7.2f}\n", c.name, ours.nodes, ours.rate(),
                   theirs.rate(), ratio);
    }
    peer.say("quit");
    fmt::print("least ratio: {:.2f}\n", least);
    return 0;
}
