// levels_bench GAME: every level of the computer against the one below it, in a table, and the
// lowest one against simple players. Levels are limited by nodes, so the result depends on the seed
// alone, not on the machine or its load.
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
    int from = least_level;
    int to = highest_level;
    std::uint64_t seed = 1;
};

// The duels of a game, from random openings; each game has them.
template <class Contest>
struct Duels {
    static DuelScore with_one_below(int level, const Request& request) {
        return against(level, request, level_player<Contest>(level - 1, request.seed + 1));
    }
    static DuelScore with_random(int level, const Request& request) {
        return against(level, request, random_player<typename Contest::Game>(request.seed + 1));
    }
    static DuelScore with_greedy(int level, const Request& request) {
        return against(level, request, greedy_player<Contest>(request.seed + 1));
    }

  private:
    static DuelScore against(int level, const Request& request,
                             const Chooser<typename Contest::Game>& other) {
        return play_duel<typename Contest::Game>(level_player<Contest>(level, request.seed), other,
                                                 Contest::terms, request.games, request.seed);
    }
};

// Fleets are placed at random, as always.
template <>
struct Duels<WarContest> {
    static DuelScore with_one_below(int level, const Request& request) {
        return play_war(level, level - 1, request.games, request.seed);
    }
    // d1 fires at random.
    static DuelScore with_random(int level, const Request& request) {
        return play_war(level, war_number("d1"), request.games, request.seed);
    }
    // d2 sinks what it hits, and goes from block to block.
    static DuelScore with_greedy(int level, const Request& request) {
        return play_war(level, war_number("d2"), request.games, request.seed);
    }
};

void print(std::string_view pair, const DuelScore& tally) {
    fmt::print("{:<10} {:4} {:5} {:5}  {:4.1f} %  {:7}\n", pair, tally.wins, tally.draws,
               tally.losses, 100 * tally.score(), tally.longest);
    std::fflush(stdout);
}

// The tally of every pair of neighbours; whether each is what it should be.
template <class Contest>
bool run(const Request& request) {
    using Play = Duels<Contest>;
    fmt::print("{}: {} games a pair, seed {}\n", request.game, request.games, request.seed);
    fmt::print("level       won drawn  lost   score  longest\n");
    bool good = true;
    for (int level = request.from; level <= request.to; ++level) {
        if (level == least_level) {
            print("1 v random", Play::with_random(level, request));
            print("1 v greedy", Play::with_greedy(level, request));
            continue;
        }
        const DuelScore tally = Play::with_one_below(level, request);
        good = good && tally.score() >= wanted_score;
        print(fmt::format("{} v {}", level, level - 1), tally);
    }
    fmt::print("{}\n",
               good ? "every level beats the one below" : "a level scores less than it should");
    return good;
}

bool run_game(const Request& request) {
    return request.game == "xadrez"    ? run<XadrezContest>(request)
           : request.game == "reversi" ? run<ReversiContest>(request)
           : request.game == "wargame" ? run<WarContest>(request)
                                       : run<RenpaardenContest>(request);
}

} // namespace
} // namespace tabuleiro::bench

int main(int argc, char** argv) {
    using namespace tabuleiro;
    bench::Request request;
    CLI::App app("Plays every level of a game against the one below it.");
    app.add_option("game", request.game, "renpaarden, reversi, wargame or xadrez")
        ->required()
        ->check(CLI::IsMember({"renpaarden", "reversi", "wargame", "xadrez"}));
    app.add_option("--games", request.games, "games a pair of levels")->check(CLI::PositiveNumber);
    app.add_option("--from", request.from, "the lowest level that plays the one below it")
        ->check(CLI::Range(least_level, highest_level));
    app.add_option("--to", request.to, "the highest")
        ->check(CLI::Range(least_level, highest_level));
    app.add_option("--seed", request.seed, "first random number");
    CLI11_PARSE(app, argc, argv);
    return bench::run_game(request) ? 0 : 1;
}
