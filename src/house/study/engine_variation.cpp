#include "house/study/engine_variation.hpp"

#include <algorithm>
#include <cmath>

#include "house/study/study.hpp"

namespace tabuleiro::house {

namespace {

// How often games are won from such a score, by millions of games between people.
double chances_of(int score) {
    constexpr double steepness = 0.00368208;
    return 1 / (1 + std::exp(-steepness * score));
}

Worth worth_of(const EngineVariation& variation) {
    if (variation.mate) {
        return {.chances = *variation.mate > 0 ? 1.0 : 0.0, .mate = variation.mate};
    }
    const int score = variation.score.value_or(0);
    return {.chances = chances_of(score), .score = score};
}

} // namespace

Expected<Evaluation> evaluation_of(const MoveList& line,
                                   std::span<const EngineVariation> variations) {
    Evaluation evaluation{.ply = static_cast<int>(line.moves.size())};
    for (const EngineVariation& variation : variations) {
        MoveList whole = line;
        whole.moves.insert(whole.moves.end(), variation.moves.begin(), variation.moves.end());
        const auto study = Study::open(whole);
        if (!study) {
            return fail(study.error().reasons);
        }
        const Player mover = study->played(evaluation.ply).by;
        const Worth worth = worth_of(variation);
        BestLine shown{.moves = {},
                       .worth = mover == Player::First ? worth : from_other_side(worth)};
        for (int ply = evaluation.ply; ply < study->plies(); ++ply) {
            PlayedMove move = study->played(ply);
            shown.moves.push_back(
                {std::move(move.text), std::move(move.note), std::move(move.path)});
        }
        evaluation.lines.push_back(std::move(shown));
    }
    evaluation.worth = evaluation.lines.front().worth;
    evaluation.depth = variations.front().depth;
    return evaluation;
}

} // namespace tabuleiro::house
