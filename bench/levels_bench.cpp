// levels_bench GAME: every level of the computer against the one below it, in a table. Levels are
// limited by nodes, so the result depends on the seed alone, not on the machine or its load.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "contestants.hpp"

namespace tabuleiro::bench {
namespace {

constexpr double wanted_score = 0.65;

struct Request {
    std::string game;
    int games = 200;
    int from = least_level + 1;
    int to = highest_level;
    std::uint64_t seed = 1;
};

// The tally of every pair of neighbours; whether each is what it should be.
template <class Contest>
bool run(const Request& request) {
    using G = typename Contest::Game;
    fmt::print("{}: {} games a pair, seed {}\n", request.game, request.games, request.seed);
    fmt::print("level   won drawn  lost   score  longest\n");
    bool good = true;
    for (int level = request.from; level <= request.to; ++level) {
        const DuelScore tally = play_duel<G>(level_player<Contest>(level, request.seed),
                                             level_player<Contest>(level - 1, request.seed + 1),
                                             Contest::terms, request.games, request.seed);
        good = good && tally.score() >= wanted_score;
        fmt::print("{} v {}  {:4} {:5} {:5}  {:4.1f} %  {:7}\n", level, level - 1, tally.wins,
                   tally.draws, tally.losses, 100 * tally.score(), tally.longest);
        std::fflush(stdout);
    }
    fmt::print("{}\n",
               good ? "every level beats the one below" : "a level scores less than it should");
    return good;
}

} // namespace
} // namespace tabuleiro::bench

int main(int argc, char** argv) {
    using namespace tabuleiro;
    bench::Request request;
    CLI::App app("Plays every level of a game against the one below it.");
    app.add_option("game", request.game, "renpaarden or xadrez")
        ->required()
        ->check(CLI::IsMember({"renpaarden", "xadrez"}));
    app.add_option("--games", request.games, "games a pair of levels")->check(CLI::PositiveNumber);
    app.add_option("--from", request.from, "the lowest level that plays the one below it")
        ->check(CLI::Range(least_level + 1, highest_level));
    app.add_option("--to", request.to, "the highest")
        ->check(CLI::Range(least_level + 1, highest_level));
    app.add_option("--seed", request.seed, "first random number");
    CLI11_PARSE(app, argc, argv);
    const bool good = request.game == "xadrez" ? bench::run<bench::XadrezContest>(request)
                                               : bench::run<bench::RenpaardenContest>(request);
    return good ? 0 : 1;
}
