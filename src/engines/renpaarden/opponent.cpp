#include "engines/renpaarden/opponent.hpp"

#include "engines/opponent_choice.hpp"
#include "engines/renpaarden/levels.hpp"
#include "engines/renpaarden/policy.hpp"

namespace tabuleiro {

template <>
struct School<renpaarden::Renpaarden> {
    using Policy = renpaarden::RacePolicy;
    static constexpr auto& levels = renpaarden::levels;
    static constexpr search::Score contempt = renpaarden::contempt;
};

template class OpponentOf<renpaarden::Renpaarden>;

} // namespace tabuleiro
