// When to resign, to offer a draw and to accept one: by the scores of our moves.
#pragma once

#include <optional>

#include "engines/chess/options.hpp"

namespace tabuleiro::cecp {

class Judgement {
  public:
    // The score of the search for our move, so far.
    void see(roque::Score score) { score_ = score; }
    void forget_score() { score_.reset(); }
    // The game changes course.
    void count_anew() { losing_moves_ = level_moves_ = 0; }

    // Each is called once for a move of ours, with its score.
    bool resigns(roque::Score score, const roque::Options& options);
    bool offers_draw(roque::Score score, int plies, const roque::Options& options);

    // An offer of the opponent: accepted when we are worse, or when nothing has happened for long.
    bool accepts_draw(int plies) const;

  private:
    std::optional<roque::Score> score_;
    int losing_moves_ = 0; // in a row, with a score to resign
    int level_moves_ = 0;  // in a row, with a level score
};

} // namespace tabuleiro::cecp
