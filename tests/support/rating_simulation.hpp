// People of known strength who play by the model of the rating system, against each other and
// against levels: how often the rating's interval holds the truth, by number of games played.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <string>
#include <vector>

#include "core/rng.hpp"
#include "league/rating_pool.hpp"

namespace tabuleiro::test {

struct RatingSimulation {
    int people = 10'000;
    int games = 200;                 // of each
    double games_per_week = 7;       // on average, at random times
    double against_levels = 0.5;     // the share of games, each with the level that is most even
    double spread = 350;             // standard deviation of the true strengths
    double offset = 0;               // their mean, above what newcomers are taken for
    double true_volatility = 0;      // how far strength wanders in a week, in units of 173.7 points
    bool scores_are_swapped = false; // a broken update, to see that the figures show it
    std::uint64_t seed = 1;
    std::vector<league::LevelRating> levels{{1, 662},  {2, 909},  {3, 1091}, {4, 1228},
                                            {5, 1495}, {6, 1549}, {7, 1782}, {8, 2078}};
};

// After so many games, over all people.
struct RatingFigures {
    int games = 0;
    double held = 0;        // the share of intervals that hold the truth
    double provisional = 0; // the share of ratings that are marked as provisional
    double error = 0;       // root of the mean square of rating minus truth
    double bias = 0;        // mean of rating minus truth
    double deviation = 0;   // root of the mean square of what the system takes the error for
};

class RatingSimulator {
  public:
    explicit RatingSimulator(const RatingSimulation& plan)
        : plan_(plan), rng_(plan.seed), pool_(plan.levels) {
        const double mean = pool_.rating("somebody new", 0)->strength.rating + plan.offset;
        for (int i = 0; i < plan.people; ++i) {
            ids_.push_back("person " + std::to_string(i));
            truth_.push_back(mean + plan.spread * normal());
        }
        for (const league::LevelRating& level : plan.levels) {
            levels_.emplace_back(league::Level{level.level});
        }
    }

    // Everybody plays one game in each round. Returns the figures after the rounds `told`.
    std::vector<RatingFigures> play(const std::vector<int>& told) {
        std::vector<RatingFigures> figures;
        for (int round = 1; round <= plan_.games; ++round) {
            play_round();
            if (std::find(told.begin(), told.end(), round) != told.end()) {
                figures.push_back(figures_after(round));
            }
        }
        return figures;
    }

  private:
    static constexpr double units = 173.7178;

    double normal() {
        const double radius = std::sqrt(-2 * std::log(1 - rng_.unit()));
        return radius * std::cos(2 * std::numbers::pi * rng_.unit());
    }

    void play_round() {
        const double weeks = -std::log(1 - rng_.unit()) / plan_.games_per_week;
        now_ += static_cast<std::int64_t>(weeks * league::RatingPool::milliseconds_per_period);
        for (double& truth : truth_) {
            truth += plan_.true_volatility * units * std::sqrt(weeks) * normal();
        }
        std::vector<std::size_t> among_themselves;
        for (std::size_t i = 0; i < ids_.size(); ++i) {
            if (rng_.unit() < plan_.against_levels) {
                play_level(i);
            } else {
                among_themselves.push_back(i);
            }
        }
        play_neighbours(among_themselves);
    }

    void play_level(std::size_t person) {
        const auto level = *pool_.most_even_opponent(ids_[person], levels_, now_);
        rate(person, level, pool_.rating(level, now_)->strength.rating);
    }

    // Those whose ratings are about the same play each other; one may be left without an opponent.
    void play_neighbours(std::vector<std::size_t>& people) {
        std::vector<double> places(ids_.size());
        for (const std::size_t person : people) {
            places[person] = pool_.rating(ids_[person], now_)->strength.rating + 100 * normal();
        }
        std::sort(people.begin(), people.end(),
                  [&](std::size_t a, std::size_t b) { return places[a] < places[b]; });
        for (std::size_t i = 0; i + 1 < people.size(); i += 2) {
            rate(people[i], ids_[people[i + 1]], truth_[people[i + 1]]);
        }
        if (people.size() % 2 == 1) {
            play_level(people.back());
        }
    }

    void rate(std::size_t person, const league::Contestant& opponent, double opponent_truth) {
        const double expected = 1 / (1 + std::exp((opponent_truth - truth_[person]) / units));
        const bool won = rng_.unit() < expected;
        const double score = won != plan_.scores_are_swapped ? 1 : 0;
        pool_.rate({++sequence_, now_, {ids_[person], opponent}, score});
    }

    RatingFigures figures_after(int round) const {
        RatingFigures sum;
        sum.games = round;
        for (std::size_t i = 0; i < ids_.size(); ++i) {
            const league::Rating rating = *pool_.rating(ids_[i], now_);
            const double error = rating.strength.rating - truth_[i];
            sum.held += std::fabs(error) <= rating.margin() ? 1 : 0;
            sum.provisional += rating.is_provisional() ? 1 : 0;
            sum.error += error * error;
            sum.bias += error;
            sum.deviation += rating.strength.deviation * rating.strength.deviation;
        }
        const auto people = static_cast<double>(ids_.size());
        return {round,
                sum.held / people,
                sum.provisional / people,
                std::sqrt(sum.error / people),
                sum.bias / people,
                std::sqrt(sum.deviation / people)};
    }

    RatingSimulation plan_;
    Rng rng_;
    league::RatingPool pool_;
    std::vector<std::string> ids_;
    std::vector<double> truth_;
    std::vector<league::Contestant> levels_;
    std::int64_t now_ = 0;
    std::int64_t sequence_ = 0;
};

} // namespace tabuleiro::test
