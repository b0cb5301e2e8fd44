// The figures of docs/ratings.md: simulated people of known strength, and how often the interval of
// their rating holds the truth, by number of games played.
//
//   rating_coverage [--people 10000] [--games 500] [--seed 1]
#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "support/rating_simulation.hpp"

namespace {

using namespace tabuleiro;

void print(const char* title, const test::RatingSimulation& plan) {
    fmt::print("{}\n{:>6} {:>8} {:>8} {:>8} {:>8} {:>12}\n", title, "games", "held", "error",
               "expected", "bias", "provisional");
    const std::vector<int> told{1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};
    for (const test::RatingFigures& figures : test::RatingSimulator(plan).play(told)) {
        fmt::print("{:>6} {:>6.1f} % {:>8.1f} {:>8.1f} {:>8.1f} {:>10.1f} %\n", figures.games,
                   100 * figures.held, figures.error, figures.deviation, figures.bias,
                   100 * figures.provisional);
    }
    fmt::print("\n");
    std::fflush(stdout);
}

} // namespace

int main(int count, char** words) {
    test::RatingSimulation plan;
    plan.games = 500;
    CLI::App options("How often the interval of a rating holds the truth");
    options.add_option("--people", plan.people, "simulated people")->check(CLI::PositiveNumber);
    options.add_option("--games", plan.games, "of each of them")->check(CLI::PositiveNumber);
    options.add_option("--seed", plan.seed, "of everything that is random");
    CLI11_PARSE(options, count, words);

    const double assumed = league::RatingPool::first_volatility;
    print("strength stays the same", plan);
    plan.true_volatility = assumed;
    print("strength wanders as the system assumes (100 points in a year)", plan);
    plan.true_volatility = 2 * assumed;
    print("strength wanders twice as far", plan);
    plan.true_volatility = assumed;
    plan.against_levels = 1;
    print("as assumed, only against levels", plan);
    plan.against_levels = 0;
    print("as assumed, only against each other", plan);
    plan.against_levels = 0.5;
    plan.offset = -400;
    print("as assumed, but newcomers are 400 points weaker than they are taken for", plan);
    return 0;
}
