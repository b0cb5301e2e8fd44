// Programs written to the assignment of xadrez: lines in, lines out.
#pragma once

#include "games/xadrez/xadrez.hpp"
#include "programs/check/suites.hpp"

namespace tabuleiro::programs {

std::vector<Check> xadrez_checks();

template <>
struct OwnSuites<xadrez::Xadrez> {
    static std::vector<Suite> all();
};

} // namespace tabuleiro::programs
