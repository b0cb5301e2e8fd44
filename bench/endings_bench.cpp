// endings_bench: Renpaarden games of levels 3 to 8 against themselves: by which rule they end, how
// many are drawn, and how long the longest is.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <map>

#include "contestants.hpp"

namespace tabuleiro::bench {
namespace {

constexpr int too_long = 600;
constexpr double too_drawn = 0.05;
constexpr int first_level = 3;

bool run(int games, std::uint64_t seed) {
    using Game = renpaarden::Renpaarden;
    const int levels = highest_level - first_level + 1;
    DuelScore all;
    fmt::print("level games drawn longest  endings\n");
    for (int level = first_level; level <= highest_level; ++level) {
        const int share = ((games + levels - 1) / levels + 1) / 2 * 2;
        std::map<std::string_view, int> endings;
        const auto watch = [&endings](const Record<Game>& game) {
            const auto outcome = game.outcome();
            ++endings[outcome ? renpaarden::rule_number(outcome->rule) : "none"];
        };
        const DuelScore tally = play_duel<Game>(level_player<RenpaardenContest>(level, seed),
                                                level_player<RenpaardenContest>(level, seed + 1),
                                                RenpaardenContest::terms, share,
                                                seed + static_cast<std::uint64_t>(level), watch);
        fmt::print("{:5} {:5} {:5} {:7} ", level, tally.games(), tally.draws, tally.longest);
        for (const auto& [rule, count] : endings) {
            fmt::print(" {} {}", rule, count);
        }
        fmt::print("\n");
        std::fflush(stdout);
        all.wins += tally.wins;
        all.draws += tally.draws;
        all.losses += tally.losses;
        all.longest = std::max(all.longest, tally.longest);
    }
    const double drawn = static_cast<double>(all.draws) / all.games();
    fmt::print("all   {:5} {:5} {:7}  {:.1f} % drawn\n", all.games(), all.draws, all.longest,
               100 * drawn);
    return all.longest < too_long && drawn < too_drawn;
}

} // namespace
} // namespace tabuleiro::bench

int main(int argc, char** argv) {
    CLI::App app("Plays levels 3 to 8 of Renpaarden against themselves.");
    int games = 1'000;
    std::uint64_t seed = 1;
    app.add_option("--games", games, "games, shared among the levels")->check(CLI::PositiveNumber);
    app.add_option("--seed", seed, "first random number");
    CLI11_PARSE(app, argc, argv);
    return tabuleiro::bench::run(games, seed) ? 0 : 1;
}
