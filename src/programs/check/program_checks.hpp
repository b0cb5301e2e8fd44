// The program protocol, as programs of any game must speak it (docs/protocols/program.md).
#pragma once

#include "programs/check/check.hpp"
#include "programs/check/tested_game.hpp"

namespace tabuleiro::programs {

inline constexpr std::string_view program_protocol = "ours";

std::vector<Check> program_checks(std::shared_ptr<const TestedGame> game);

template <Game G>
Suite program_suite() {
    return {std::string(G::id),
            std::string(program_protocol),
            program_checks(std::make_shared<const TestedGame>(tested_game<G>())),
            {}};
}

} // namespace tabuleiro::programs
