// How matches of xadrez between computers end where its rules know no end: drawn after 100 plies
// without a capture, a pawn's move or a once-only operation.
#pragma once

#include "engines/duel.hpp"
#include "games/xadrez/xadrez.hpp"

namespace tabuleiro::xadrez {

inline DuelRules<Xadrez> match_rules() {
    DuelRules<Xadrez> rules;
    rules.opening_plies = 6;
    rules.most_idle_plies = 100;
    rules.is_progress = is_progress;
    return rules;
}

} // namespace tabuleiro::xadrez
