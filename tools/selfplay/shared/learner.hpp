// The games that learn by the shared search: what plays, what its network sees, and what its scores
// mean.
#pragma once

#include "engines/learned_policy.hpp"
#include "engines/renpaarden/learned/features.hpp"
#include "engines/renpaarden/levels.hpp"
#include "engines/renpaarden/policy.hpp"
#include "engines/xadrez/learned/features.hpp"
#include "engines/xadrez/levels.hpp"
#include "engines/xadrez/policy.hpp"

namespace tabuleiro::learning {

struct XadrezLearner {
    using Game = xadrez::Xadrez;
    using Terms = xadrez::ChessPolicy;
    using Features = xadrez::Features;
    static constexpr double lead = xadrez::lead;
    static constexpr search::Score contempt = xadrez::contempt;
};

struct RenpaardenLearner {
    using Game = renpaarden::Renpaarden;
    using Terms = renpaarden::RacePolicy;
    using Features = renpaarden::Features;
    static constexpr double lead = renpaarden::lead;
    static constexpr search::Score contempt = renpaarden::contempt;
};

template <class L>
using LearnedPolicyOf = LearnedPolicy<typename L::Terms, typename L::Features>;

using Network = std::shared_ptr<const nnue::Network>;

} // namespace tabuleiro::learning
