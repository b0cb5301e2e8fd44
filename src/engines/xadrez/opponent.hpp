// The computer player of xadrez.
#pragma once

#include "engines/opponent.hpp"
#include "games/xadrez/xadrez.hpp"

namespace tabuleiro {

extern template class OpponentOf<xadrez::Xadrez>;

namespace xadrez {

using Advice = AdviceOf<Xadrez>;
using Opponent = OpponentOf<Xadrez>;

} // namespace xadrez

} // namespace tabuleiro
