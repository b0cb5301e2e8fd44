// Strength from pairs of games: the two games of one opening with colours swapped count as one
// observation with five possible scores, because they are not independent of each other.
//
// Source of the method: M. Van den Bergh, "Normalized Elo" and "A practical introduction to the
// GSPRT" (the mathematics of fishtest, Stockfish's testing framework).
#pragma once

#include <array>
#include <cstdint>
#include <numbers>
#include <optional>

#include "core/moments.hpp"

namespace tabuleiro::league {

// The expected score for an Elo difference, and back.
double score_of_elo(double elo);
double elo_of_score(double score); // infinite at 0 and 1

// Normalized Elo per standard deviation of a game's score: 800 / ln 10, so that both kinds of Elo
// agree near zero if no game is drawn.
inline constexpr double normalized_elo_scale = 800 / std::numbers::ln10;

// Phi, the standard normal distribution.
double normal_cdf(double x);

struct Interval {
    double low = 0;
    double high = 0;
};

struct Pentanomial {
    // Pairs by half points of the first player: 0, 1/2, 1, 3/2, 2.
    std::array<std::uint64_t, 5> pairs{};

    void add(int half_points) { ++pairs[static_cast<std::size_t>(half_points)]; }
    std::uint64_t count() const;
    friend bool operator==(const Pentanomial&, const Pentanomial&) = default;
};

struct Strength {
    double score = 0.5;  // per game, 0 to 1
    double variance = 0; // of a pair's score per game
    double elo = 0;      // may be infinite
    Interval elo95{};    // may be infinite at either end
    // The score in standard deviations per game, on Elo's scale; none if there is no deviation.
    std::optional<double> normalized_elo;
    std::optional<Interval> normalized_elo95;
    double los = 0.5; // likelihood of superiority
};

// Requires: at least one pair.
Strength strength(const Pentanomial& results);

} // namespace tabuleiro::league
