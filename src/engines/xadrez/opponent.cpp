#include "engines/xadrez/opponent.hpp"

#include "engines/opponent_choice.hpp"
#include "engines/xadrez/levels.hpp"
#include "engines/xadrez/policy.hpp"

namespace tabuleiro {

template <>
struct School<xadrez::Xadrez> {
    using Policy = xadrez::ChessPolicy;
    static constexpr auto& levels = xadrez::levels;
    static constexpr search::Score contempt = xadrez::contempt;
};

template class OpponentOf<xadrez::Xadrez>;

} // namespace tabuleiro
