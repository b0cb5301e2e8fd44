#include <gtest/gtest.h>

#include "fit.hpp"
#include "lead.hpp"
#include "play.hpp"

namespace tabuleiro::reversi::learning {
namespace {

constexpr Squares corners = squares("a1", "h1", "a8", "h8");

int corners_ahead(Squares own, Squares other) {
    return std::popcount(own & corners) - std::popcount(other & corners);
}

// Positions of random games whose margin is ten discs for each corner.
std::vector<Sample> corner_samples(int games) {
    std::vector<Sample> samples;
    Rng rng(5);
    for (int game = 0; game < games; ++game) {
        const Position position = random_opening<Reversi>({}, 30 + game % 20, rng).position();
        samples.push_back(
            {position.own(), position.other(),
             10.0F * static_cast<float>(corners_ahead(position.own(), position.other())),
             game % 8 == 0 ? 1U : 0U});
    }
    return samples;
}

TEST(Fit, LearnsWhatDecidesTheMargin) {
    const auto samples = corner_samples(2'000);
    const Fitted fitted = fit(samples, {.epochs = 10, .first_rate = 0.01});
    const Fitted nothing = fit(samples, {.epochs = 0});
    for (std::size_t stage = 4; stage < 6; ++stage) { // where the samples are
        EXPECT_GT(nothing.held[stage], 50);
        EXPECT_LT(fitted.held[stage], 0.85 * nothing.held[stage]);
        EXPECT_GT(fitted.best_epoch[stage], 0);
    }
}

TEST(Fit, BeginsFromTablesThatAreGiven) {
    const auto samples = corner_samples(400);
    const Fitted first = fit(samples, {.epochs = 5});
    const Fitted again = fit(samples, {.from = first.tables, .epochs = 0});
    EXPECT_EQ(again.tables.weights(), first.tables.weights());
}

TEST(Lead, IsSmallerWhereTheEvaluationIsSurer) {
    std::vector<Sample> sure = corner_samples(600);
    const auto tables = std::make_shared<const patterns::PatternTables>(
        fit(sure, {.epochs = 10, .first_rate = 0.01}).tables);
    std::vector<Sample> unsure = sure;
    for (std::size_t i = 0; i < unsure.size(); i += 4) {
        unsure[i].margin = -unsure[i].margin;
    }
    for (std::size_t i = 0; i < sure.size(); i += 16) { // no evaluation is never wrong
        sure[i].margin = -sure[i].margin;
    }
    const Evaluation evaluation{tables, 100};
    EXPECT_LT(lead_of(evaluation, sure), lead_of(evaluation, unsure));
}

TEST(Player, SolvesTheEnd) {
    Rng rng(3);
    const auto game = random_opening<Reversi>({}, 52, rng);
    const auto best = Solver().solve(game.position())->front();
    const auto choose = make_player({}, {.nodes = 100, .solved = 10});
    Position after = game.position();
    after.play(choose(game));
    EXPECT_EQ(-Solver().solve(after)->front().margin, best.margin);
}

} // namespace
} // namespace tabuleiro::reversi::learning
