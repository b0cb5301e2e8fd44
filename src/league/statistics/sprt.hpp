// The sequential probability ratio test, on pairs of games.
#pragma once

#include <cstdint>
#include <string_view>

#include "league/statistics/pentanomial.hpp"

namespace tabuleiro::league {

// What elo0 and elo1 mean: the mean score of a game, or that score in standard deviations, which
// tells how hard a difference is to measure, however many games are drawn.
enum class EloModel : std::uint8_t { Logistic, Normalized };

// H0: the first player is elo0 stronger; H1: it is elo1 stronger. alpha: how often H1 may be
// accepted although H0 is true; beta: the other way round.
struct SprtTerms {
    double elo0 = 0;
    double elo1 = 5;
    double alpha = 0.05;
    double beta = 0.05;
    EloModel model = EloModel::Logistic;

    // elo0 < elo1, both within 1000 (normalized: 200), alpha and beta in (0, 0.5).
    bool sound() const;
    friend bool operator==(const SprtTerms&, const SprtTerms&) = default;
};

enum class SprtVerdict : std::uint8_t { Undecided, AcceptH0, AcceptH1 };

constexpr std::string_view to_text(SprtVerdict verdict) {
    return verdict == SprtVerdict::AcceptH1   ? "H1 accepted"
           : verdict == SprtVerdict::AcceptH0 ? "H0 accepted"
                                              : "undecided";
}

struct SprtState {
    double llr = 0;   // log-likelihood ratio
    double lower = 0; // H0 is accepted at or below it
    double upper = 0; // H1 is accepted at or above it

    SprtVerdict verdict() const {
        return llr >= upper   ? SprtVerdict::AcceptH1
               : llr <= lower ? SprtVerdict::AcceptH0
                              : SprtVerdict::Undecided;
    }
};

SprtState sprt(const Pentanomial& results, const SprtTerms& terms);

} // namespace tabuleiro::league
