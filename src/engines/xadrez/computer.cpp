#include "engines/xadrez/computer.hpp"

#include "engines/searching_computer_definitions.hpp"
#include "engines/xadrez/levels.hpp"
#include "engines/xadrez/policy.hpp"

namespace tabuleiro {

template <>
struct SearchTraits<xadrez::Xadrez> {
    using Policy = xadrez::ChessPolicy;
    static constexpr auto& levels = xadrez::levels;
    static constexpr search::Score contempt = xadrez::contempt;
    static constexpr int draw_margin = 25; // hundredths of a pawn
    static constexpr int losing_margin = 100;
    static constexpr double lead = 275; // from tuning the weights
    static constexpr bool scores_in_pawns = true;
    static constexpr std::uint64_t quick_nodes = 110'000;
    static constexpr std::uint64_t deep_nodes = 900'000;
};

template class SearchingComputer<xadrez::Xadrez>;

} // namespace tabuleiro
