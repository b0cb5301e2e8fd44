// Programs that play chess: UCI and CECP.
#pragma once

#include "games/chess/chess.hpp"
#include "programs/check/suites.hpp"

namespace tabuleiro::programs {

std::vector<Check> uci_checks();
std::vector<Check> cecp_checks();

template <>
struct OwnSuites<chess::Chess> {
    static std::vector<Suite> all() {
        return {{"chess", "uci", uci_checks(), {}}, {"chess", "cecp", cecp_checks(), {}}};
    }
};

} // namespace tabuleiro::programs
