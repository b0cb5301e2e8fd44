// Discs that can never be turned again, as far as can be seen from the corners.
#pragma once

#include "games/reversi/square.hpp"

namespace tabuleiro::reversi {

// Those of `own` among all discs that are `taken`: a disc is safe along a line that is full, that
// ends there, or in which it is beside a safe one; and stable if it is safe along all four. Others
// may be stable without being found. Requires: own is part of taken.
Squares stable_discs(Squares own, Squares taken);

} // namespace tabuleiro::reversi
