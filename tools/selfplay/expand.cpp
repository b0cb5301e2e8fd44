#include "expand.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iomanip>
#include <sstream>

#include "engines/chess/evaluation/chances.hpp"

namespace tabuleiro::roque {

using namespace chess;

void Calibration::add(int score, int result) {
    const auto row = std::min(static_cast<std::size_t>(std::abs(score) / band), rows.size() - 1);
    ++rows[row].positions;
    rows[row].half_points += static_cast<std::uint64_t>(score >= 0 ? result : 2 - result);
}

namespace {

constexpr double surest = 3000; // more certain chances are written as this score

double score_of(double chance) {
    const double most = expected_result(surest);
    const double sane = std::clamp(chance, 1 - most, most);
    return -ten_to_one * std::log10(1 / sane - 1);
}

} // namespace

std::vector<std::int16_t> mixed_scores(const PlayedGame& game, double following) {
    std::vector<std::int16_t> scores(game.moves.size(), ScoredMove::unscored);
    double next = game.result / 2.0;
    for (std::size_t i = scores.size(); i-- > 0;) {
        const std::int16_t score = game.moves[i].score;
        if (score != ScoredMove::unscored) {
            next = (1 - following) * expected_result(score) + following * next;
            scores[i] =
                following == 0 ? score : static_cast<std::int16_t>(std::lround(score_of(next)));
        }
    }
    return scores;
}

void expand(const std::vector<PlayedGame>& games, const ExpandOptions& options,
            Expansion& expansion) {
    const std::uint64_t holdout_every = options.holdout_every;
    for (const PlayedGame& game : games) {
        const bool held_out = holdout_every != 0 && expansion.games % holdout_every == 0;
        const std::vector<std::int16_t> scores = mixed_scores(game, options.following);
        auto& positions = held_out ? expansion.holdout : expansion.training;
        ++expansion.games;
        Position position;
        std::size_t ply = 0;
        for (const ScoredMove& scored : game.moves) {
            const Move move = scored.move;
            if (scored.score == ScoredMove::unscored) {
                ++expansion.unsearched;
            } else if (position.in_check()) {
                ++expansion.checks;
            } else if (position.captured_by(move) || move.promotes_to()) {
                ++expansion.captures;
            } else {
                positions.push_back(packed(position, scores[ply], static_cast<int>(ply)));
                positions.back().result = game.result;
                expansion.calibration.add(scored.score, game.result);
            }
            position.play(move);
            ++ply;
        }
    }
}

void Expansion::add(Expansion more) {
    training.insert(training.end(), more.training.begin(), more.training.end());
    holdout.insert(holdout.end(), more.holdout.begin(), more.holdout.end());
    games += more.games;
    unsearched += more.unsearched;
    checks += more.checks;
    captures += more.captures;
    for (std::size_t i = 0; i < calibration.rows.size(); ++i) {
        calibration.rows[i].positions += more.calibration.rows[i].positions;
        calibration.rows[i].half_points += more.calibration.rows[i].half_points;
    }
}

std::string report(const Expansion& expansion) {
    std::ostringstream out;
    out << expansion.games << " games: " << expansion.training.size()
        << " quiet positions to train, " << expansion.holdout.size()
        << " held out; left out: " << expansion.unsearched << " random moves, " << expansion.checks
        << " checks, " << expansion.captures
        << " captures\nscore of who is ahead, positions, points in a hundred:\n";
    const auto& rows = expansion.calibration.rows;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].positions != 0) {
            out << std::setw(6) << i * Calibration::band << std::setw(10) << rows[i].positions
                << std::setw(7) << std::fixed << std::setprecision(1)
                << 50.0 * static_cast<double>(rows[i].half_points) /
                       static_cast<double>(rows[i].positions)
                << "\n";
        }
    }
    return out.str();
}

} // namespace tabuleiro::roque
