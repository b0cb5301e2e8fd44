// The computer player of Renpaarden.
#pragma once

#include "engines/opponent.hpp"
#include "games/renpaarden/renpaarden.hpp"

namespace tabuleiro {

extern template class OpponentOf<renpaarden::Renpaarden>;

namespace renpaarden {

using Advice = AdviceOf<Renpaarden>;
using Opponent = OpponentOf<Renpaarden>;

} // namespace renpaarden

} // namespace tabuleiro
