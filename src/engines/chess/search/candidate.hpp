// A legal move with what the search wants to know about it.
#pragma once

#include <cstdint>

#include "core/inline_vector.hpp"
#include "engines/chess/search/history.hpp"

namespace tabuleiro::roque {

struct Candidate {
    Move move;
    Role role = Role::Pawn;                        // of the piece that moves
    std::uint8_t captured = Histories::no_capture; // index of the role taken
    std::int32_t rank = 0;                         // higher is earlier

    bool is_quiet() const {
        return captured == Histories::no_capture && move.kind() != MoveKind::PromoteQueen;
    }
};

using CandidateList = InlineVector<Candidate, MoveList::capacity()>;

} // namespace tabuleiro::roque
