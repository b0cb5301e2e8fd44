// Pawn structure: everything that depends on the pawns alone, cached, since it seldom changes.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "engines/chess/evaluation/spans.hpp"
#include "engines/chess/evaluation/tally.hpp"

namespace tabuleiro::roque {

struct PawnFacts {
    std::uint64_t number = 0; // from hashing.hpp
    Term score;               // from white
    ByPlayer<Bitboard> passed;
};

template <Player us, class Tally>
Bitboard evaluate_pawns_of(const Board& board, Tally& tally) {
    constexpr Player them = opponent(us);
    const Bitboard own = board[us][Role::Pawn];
    const Bitboard their = board[them][Role::Pawn];
    Bitboard passed = 0;
    for (const Square square : squares(own)) {
        const Bitboard here = bit(square);
        const auto rank = static_cast<std::size_t>(own_rank_of<us>(square));
        const Bitboard neighbours = sideways(file_set(file_of(square)));
        const Bitboard span = front_span<us>(square);
        const Bitboard stop = forward(us, here);
        const bool open = (file_ahead<us>(square) & their) == 0;
        const Bitboard phalanx = sideways(here) & own;
        const Bitboard supporters = pawn_attacks(them, square) & own;
        const bool doubled = (file_ahead<us>(square) & own) != 0;

        if ((neighbours & own) == 0) {
            tally.template add<us>(weights.isolated[open ? 1 : 0]);
        } else if ((neighbours & own & ~span) == 0 &&
                   (pawn_attacks(us, first(stop)) & their) != 0) {
            // No pawn can come beside it, and ahead it would be captured.
            tally.template add<us>(weights.backward[open ? 1 : 0]);
        }
        if (doubled) {
            tally.template add<us>(weights.doubled[0]);
        }
        if (phalanx != 0) {
            tally.template add<us>(weights.phalanx[rank]);
        }
        if (supporters != 0) {
            tally.template add<us>(weights.supported[rank], count(supporters));
        }
        const Bitboard stoppers = span & their;
        if (stoppers == 0 && !doubled) {
            passed |= here;
            tally.template add<us>(weights.passed[rank]);
        } else if (open && !doubled) {
            const Bitboard levers = pawn_attacks(us, first(stop)) & their;
            const Bitboard others = stoppers & ~levers;
            if (others == 0 && count(phalanx | supporters) >= count(levers)) {
                tally.template add<us>(weights.candidate[rank]);
            }
        }
    }
    return passed;
}

template <class Tally>
PawnFacts evaluate_pawns(const Board& board, Tally& tally) {
    PawnFacts facts;
    facts.passed[white] = evaluate_pawns_of<white>(board, tally);
    facts.passed[black] = evaluate_pawns_of<black>(board, tally);
    return facts;
}

class PawnTable {
  public:
    const PawnFacts& find(const Board& board);

  private:
    static constexpr std::size_t size = 8192;
    std::vector<PawnFacts> facts_ = std::vector<PawnFacts>(size);
};

} // namespace tabuleiro::roque
