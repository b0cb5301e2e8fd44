// Programs that play Renpaarden by the line protocol of `renpaarden --protocol`.
#pragma once

#include "games/renpaarden/renpaarden.hpp"
#include "programs/check/suites.hpp"

namespace tabuleiro::programs {

std::vector<Check> renpaarden_checks();

template <>
struct OwnSuites<renpaarden::Renpaarden> {
    static std::vector<Suite> all() {
        return {{"renpaarden", "assignment", renpaarden_checks(), {}}};
    }
};

} // namespace tabuleiro::programs
