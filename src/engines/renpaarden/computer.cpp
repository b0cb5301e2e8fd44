#include "engines/renpaarden/computer.hpp"

#include "engines/renpaarden/learned/learned.hpp"
#include "engines/renpaarden/levels.hpp"
#include "engines/searching_computer_definitions.hpp"

namespace tabuleiro {

template <>
struct SearchTraits<renpaarden::Renpaarden> {
    using Policy = renpaarden::LearnedRacePolicy;
    // A better evaluation does not change the levels that it is not for.
    using WeakPolicy = renpaarden::RacePolicy;
    static constexpr auto& levels = renpaarden::levels;
    static constexpr search::Score contempt = renpaarden::contempt;
    static constexpr int draw_margin = 120; // half a turn
    static constexpr int losing_margin = 500;
    static constexpr double lead = renpaarden::lead;
    static constexpr bool scores_in_pawns = false;
    static constexpr std::uint64_t quick_nodes = 150'000;
    static constexpr std::uint64_t deep_nodes = 1'200'000;
};

template class SearchingComputer<renpaarden::Renpaarden>;

} // namespace tabuleiro
