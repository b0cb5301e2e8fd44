// The tapered evaluation: terms with two weights each, for the middlegame and for the endgame,
// interpolated by the material on the board. One object per thread: it caches pawn structures.
#pragma once

#include <memory>
#include <vector>

#include "engines/chess/search/score.hpp"

namespace tabuleiro::roque {

class PawnTable;

class TaperedEvaluation {
  public:
    TaperedEvaluation();
    ~TaperedEvaluation();
    TaperedEvaluation(TaperedEvaluation&&) noexcept;
    TaperedEvaluation& operator=(TaperedEvaluation&&) noexcept;

    // From the side to move, within max_evaluation. Requires: not in check.
    Score operator()(const Position& position);

  private:
    std::unique_ptr<PawnTable> pawns_;
};

// For the tuner: the same evaluation as a sum, from white. The result is
//     (middlegame * phase + endgame * scale / 64 * (phase_total - phase)) / phase_total
// where both sums run over coefficient * weight.
struct Trace {
    struct Coefficient {
        std::uint16_t weight;
        std::int16_t times;
    };
    std::vector<Coefficient> coefficients;
    int phase = 0;
    int scale = 64;
    Score score = 0; // the engine's result, from white
};

inline constexpr int phase_total = 24;
inline constexpr int scale_normal = 64;

Trace trace_evaluation(const Position& position);

} // namespace tabuleiro::roque
