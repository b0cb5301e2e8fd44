// search_bench: nodes per second, branching factor and signature of every game that is searched.
// The speed depends on the machine; the other two are the same everywhere.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>

#include "contestants.hpp"
#include "support/signature.hpp"

namespace tabuleiro::bench {
namespace {

template <class Contest>
void measure(int depth) {
    using Clock = std::chrono::steady_clock;
    const auto begun = Clock::now();
    const Signature found = signature<typename Contest::Game>(typename Contest::Policy{}, depth);
    const double seconds = std::chrono::duration<double>(Clock::now() - begun).count();
    fmt::print("{:12} depth {}  signature {:9}  branching {:5.2f}  {:9.0f} nodes/s\n",
               Contest::Game::id, depth, found.nodes, found.branching,
               static_cast<double>(found.nodes) / seconds);
}

} // namespace
} // namespace tabuleiro::bench

int main(int argc, char** argv) {
    using namespace tabuleiro::bench;
    CLI::App app("Measures the search of every game.");
    int depth = 6;
    app.add_option("--depth", depth, "plies")->check(CLI::Range(1, 20));
    CLI11_PARSE(app, argc, argv);
    measure<RenpaardenContest>(depth);
    measure<XadrezContest>(depth);
    return 0;
}
