// Scores of roque in the protocols' form.
#pragma once

#include "engines/chess/search/limits.hpp"
#include "protocol/messages/engine_score.hpp"

namespace tabuleiro {

inline EngineScore engine_score(roque::Score score) {
    return roque::is_decisive(score)
               ? EngineScore{EngineScore::Kind::Mate, roque::moves_to_mate(score)}
               : EngineScore{EngineScore::Kind::Centipawns, score};
}

inline ScoreBound score_bound(roque::Bound bound) {
    return bound == roque::Bound::Exact   ? ScoreBound::Exact
           : bound == roque::Bound::Lower ? ScoreBound::Lower
                                          : ScoreBound::Upper;
}

} // namespace tabuleiro
