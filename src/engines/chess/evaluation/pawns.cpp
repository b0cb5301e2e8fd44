#include "engines/chess/evaluation/pawns.hpp"

#include "engines/chess/search/hashing.hpp"

namespace tabuleiro::roque {

const PawnFacts& PawnTable::find(const Board& board) {
    const std::uint64_t number = pawn_number(board);
    PawnFacts& facts = facts_[number % size];
    if (facts.number != number) {
        Sum sum;
        facts = evaluate_pawns(board, sum);
        facts.score = sum.total;
        facts.number = number;
    }
    return facts;
}

} // namespace tabuleiro::roque
