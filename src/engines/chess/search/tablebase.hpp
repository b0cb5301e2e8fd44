// What endgame tables know: the exact results of positions with few pieces, behind an interface, so
// that the search depends neither on a library nor on files.
#pragma once

#include <bit>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engines/chess/search/limits.hpp"

namespace tabuleiro::roque {

// For the side to move. A cursed win is drawn by the rule of fifty moves, and so is a blessed loss.
enum class TablebaseResult : std::uint8_t { Loss, BlessedLoss, Draw, CursedWin, Win };

// What a user decides about their use.
struct TablebaseTerms {
    int probe_depth = 1; // positions with the most pieces are looked up from this depth on
    int most_pieces = 7;
    bool fifty_moves = true; // that rule counts
};

// The moves of a position that the tables know: the higher its rank, the better a move.
struct RankedMoves {
    struct Ranked {
        Move move;
        int rank = 0; // above 0: it wins; below: it loses
    };
    std::vector<Ranked> moves; // empty: the tables do not know the position
    // Ranks tell how to make progress too, so that nothing more has to be looked up.
    bool by_distance = false;
};

class Tablebase {
  public:
    Tablebase() = default;
    Tablebase(const Tablebase&) = delete;
    Tablebase& operator=(const Tablebase&) = delete;
    virtual ~Tablebase() = default;

    virtual int most_pieces() const = 0;
    // From any thread. Requires: no castling right, and no quiet move since the last capture or
    // pawn move.
    virtual std::optional<TablebaseResult> probe(const Position& position) const = 0;
    // From one thread. Requires: no castling right. `repeated`: a position since the last capture
    // or pawn move has occurred twice.
    virtual RankedMoves rank(const Position& position, bool repeated, bool fifty_moves) const = 0;
};

using TablebasePtr = std::shared_ptr<const Tablebase>;

inline constexpr Score tablebase_win = 20'000; // now; one less for each ply until then

inline bool has_castling_right(const Position& position) {
    return (position.board().sides.first.castling_rooks |
            position.board().sides.second.castling_rooks) != 0;
}

inline int piece_count(const Position& position) {
    return std::popcount(position.board().occupied());
}

Score tablebase_score(TablebaseResult result, bool fifty_moves, int ply);

// How one search uses the tables.
struct TablebaseUse {
    const Tablebase* tablebase = nullptr; // none: not at all
    int most_pieces = 0;
    TablebaseTerms terms;

    bool covers(const Position& position, int depth) const {
        const int pieces = piece_count(position);
        return pieces <= most_pieces && (pieces < most_pieces || depth >= terms.probe_depth) &&
               position.quiet_plies() == 0 && !has_castling_right(position);
    }
};

TablebaseUse use_of(const Tablebase* tablebase, const TablebaseTerms& terms);

// Leaves only the moves that keep the best result, if the tables know the position and one
// variation is wanted, and says in `use` whether the search should go on looking up. Returns how
// many moves were looked up.
int keep_best_moves(SearchRequest& request, TablebaseUse& use);

} // namespace tabuleiro::roque
