// Programs that speak as `renpaarden --protocol` does (docs/protocols/renpaarden.md).
#pragma once

#include "games/renpaarden/renpaarden.hpp"
#include "programs/dialogue/engine_starts.hpp"
#include "programs/player/own_programs.hpp"

namespace tabuleiro::programs {

template <>
struct OwnPrograms<renpaarden::Renpaarden> {
    static constexpr std::array protocols{Protocol::Assignment};
    static std::unique_ptr<Program<renpaarden::Renpaarden>> make(ProgramSetup setup);
    static std::optional<Reason> objection(const KnownStarts&, const renpaarden::Options& options,
                                           const renpaarden::Position& start);
};

} // namespace tabuleiro::programs
