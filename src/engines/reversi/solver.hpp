// Plays Reversi to its end: the exact difference of discs under best play, from a few squares
// empty.
//
// Negamax on two sets of discs, without positions or lists of moves. Far from the end moves are
// tried in the order of how few answers they leave (fastest first) and results are kept in a table;
// near it, squares in quarters with an odd number of empty squares come first, since the player who
// starts such a quarter also plays last there.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "games/reversi/reversi.hpp"

namespace tabuleiro::reversi {

// Final discs of the player to move less those of the other.
using Margin = int;

struct SolvedLine {
    Margin margin = 0;
    std::vector<Move> moves; // to the end of the game
};

struct SolverLimits {
    std::optional<std::uint64_t> nodes = std::nullopt; // it gives up soon after
    std::function<bool()> stop = {};                   // polled every few microseconds
};

class Solver {
  public:
    // The table has room for two to the power of this many positions, of 24 bytes each.
    explicit Solver(int table_bits = 17);

    // The best first moves with their variations, best first, up to `lines` of them; none if it
    // gave up. Requires: the game is not over.
    std::optional<std::vector<SolvedLine>> solve(const Position& position, int lines = 1,
                                                 const SolverLimits& limits = {});

    // Searched by the last call.
    std::uint64_t nodes() const { return nodes_; }

  private:
    // What the player to move and the other have; `odd` are the quarters of the board with an odd
    // number of empty squares, one bit each.
    struct Discs {
        Squares own;
        Squares other;
        unsigned odd;

        Squares empty() const { return ~(own | other); }
        Discs after(Square at, Squares flips) const;
        Discs passed() const { return {other, own, odd}; }
        Margin final_margin() const;
        static Discs of(const Position& position);
    };
    struct Window {
        Margin alpha;
        Margin beta;
    };
    struct Entry {
        Squares own = 0;
        Squares other = 0;
        std::int8_t least = 0; // the margin is between these
        std::int8_t most = 0;
        std::uint8_t best = 0; // a square's number
    };
    struct Ranked {
        Square at;
        int rank; // less is tried earlier
        Discs next;
    };
    using RankedMoves = InlineVector<Ranked, square_count - 4>;

    Margin value(const Discs& discs, Window window);
    Margin far(const Discs& discs, Window window);
    Margin near(const Discs& discs, Window window);
    Margin last(const Discs& discs, Square at);
    static RankedMoves ranked_moves(const Discs& discs, Squares placings,
                                    std::optional<Square> best);
    SolvedLine best_of(const RankedMoves& moves);
    void follow(Discs discs, SolvedLine& line);

    Entry& entry(const Discs& discs);
    bool given_up();

    std::vector<Entry> table_;
    SolverLimits limits_;
    std::uint64_t nodes_ = 0;
    bool given_up_ = false;
};

} // namespace tabuleiro::reversi
