// What the search needs to know of a race, with the learned evaluation.
#pragma once

#include "engines/learned_policy.hpp"
#include "engines/renpaarden/learned/features.hpp"
#include "engines/renpaarden/policy.hpp"

namespace tabuleiro::renpaarden {

// networks/renpaarden.net as it was when the program was built.
const std::shared_ptr<const nnue::Network>& embedded_network();

struct LearnedRacePolicy : LearnedPolicy<RacePolicy, Features> {
    LearnedRacePolicy() : LearnedPolicy(embedded_network()) {}
};

} // namespace tabuleiro::renpaarden
