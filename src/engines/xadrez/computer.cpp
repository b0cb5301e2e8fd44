#include "engines/xadrez/computer.hpp"

#include "engines/searching_computer_definitions.hpp"
#include "engines/xadrez/learned/learned.hpp"
#include "engines/xadrez/levels.hpp"

namespace tabuleiro {

template <>
struct SearchTraits<xadrez::Xadrez> {
    using Policy = xadrez::LearnedChessPolicy;
    // A better evaluation does not change the levels that it is not for.
    using WeakPolicy = xadrez::ChessPolicy;
    static constexpr auto& levels = xadrez::levels;
    static constexpr search::Score contempt = xadrez::contempt;
    static constexpr int draw_margin = 25; // hundredths of a pawn
    static constexpr int losing_margin = 100;
    static constexpr double lead = xadrez::lead;
    static constexpr bool scores_in_pawns = true;
    static constexpr std::uint64_t quick_nodes = 110'000;
    static constexpr std::uint64_t deep_nodes = 900'000;
};

template class SearchingComputer<xadrez::Xadrez>;

} // namespace tabuleiro
