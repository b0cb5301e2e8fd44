// What the search needs to know of xadrez, with the learned evaluation.
#pragma once

#include "engines/learned_policy.hpp"
#include "engines/xadrez/learned/features.hpp"
#include "engines/xadrez/policy.hpp"

namespace tabuleiro::xadrez {

// networks/xadrez.net as it was when the program was built.
const std::shared_ptr<const nnue::Network>& embedded_network();

struct LearnedChessPolicy : LearnedPolicy<ChessPolicy, Features> {
    LearnedChessPolicy() : LearnedPolicy(embedded_network()) {}
};

} // namespace tabuleiro::xadrez
