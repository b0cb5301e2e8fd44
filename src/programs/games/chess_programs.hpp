// Programs that play chess alone: UCI and CECP engines.
#pragma once

#include "games/chess/chess.hpp"
#include "programs/dialogue/engine_starts.hpp"
#include "programs/player/own_programs.hpp"

namespace tabuleiro::programs {

template <>
struct OwnPrograms<chess::Chess> {
    static constexpr std::array protocols{Protocol::Uci, Protocol::Cecp};
    static std::unique_ptr<Program<chess::Chess>> make(ProgramSetup setup);
    static std::optional<Reason> objection(const KnownStarts& known, const chess::Options& options,
                                           const chess::Position& start);
};

} // namespace tabuleiro::programs
