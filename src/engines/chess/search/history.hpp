// What the search has learnt about moves: those that caused cutoffs elsewhere are tried early,
// those that failed are tried late and less deep. And what it has learnt about its own evaluation
// (correction).
//
// All tables belong to one thread.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>

#include "engines/chess/search/margins.hpp"

namespace tabuleiro::roque {

// A number that moves towards the bonuses it gets and never leaves [-most, most].
template <int most>
class Gravity {
  public:
    constexpr operator int() const { return value_; } // NOLINT(google-explicit-constructor)
    constexpr void add(int bonus) {
        const int step = std::clamp(bonus, -most, most);
        value_ = static_cast<std::int16_t>(value_ + step - value_ * std::abs(step) / most);
    }

  private:
    std::int16_t value_ = 0;
};

using HistoryValue = Gravity<margins::history_most>;

// Which piece (of which side) went where.
struct PieceTo {
    Player owner{};
    Role role{};
    Square to{};

    constexpr std::size_t piece_index() const {
        return static_cast<std::size_t>(chess::index(role) + (owner == white ? 0 : 6));
    }
};

// How moves did after a given move: a row of the continuation history.
class ContinuationRow {
  public:
    HistoryValue& operator[](PieceTo move) {
        return values_[move.piece_index()][static_cast<std::size_t>(move.to)];
    }
    const HistoryValue& operator[](PieceTo move) const {
        return values_[move.piece_index()][static_cast<std::size_t>(move.to)];
    }

  private:
    std::array<std::array<HistoryValue, 64>, 12> values_{};
};

struct Histories {
    static constexpr int no_capture = 6; // index of "nothing" among the captured roles

    // By whether the opponent attacks the squares that a move leaves and enters.
    ByPlayer<std::array<std::array<std::array<HistoryValue, 64>, 64>, 4>> butterfly;
    ByPlayer<std::array<std::array<std::array<HistoryValue, 7>, 64>, 6>> capture;
    std::array<std::array<ContinuationRow, 64>, 12> continuation{};
    std::array<std::array<Move, 64>, 12> counter{};

    HistoryValue& quiet(Player player, Move move, Bitboard attacked) {
        const std::size_t danger =
            (contains(attacked, move.from()) ? 2U : 0U) + (contains(attacked, move.to()) ? 1U : 0U);
        return butterfly[player][danger][static_cast<std::size_t>(move.from())]
                        [static_cast<std::size_t>(move.to())];
    }
    HistoryValue& taking(Player player, Role role, Square to, int captured) {
        return capture[player][static_cast<std::size_t>(role)][static_cast<std::size_t>(to)]
                      [static_cast<std::size_t>(captured)];
    }
    ContinuationRow& after(PieceTo move) {
        return continuation[move.piece_index()][static_cast<std::size_t>(move.to)];
    }
    Move& counter_to(PieceTo move) {
        return counter[move.piece_index()][static_cast<std::size_t>(move.to)];
    }
};

// Correction history: by how much evaluations of positions with the same pawns, or the same
// pieces of one side, were off.
class Corrections {
  public:
    // What to add to a static evaluation of this position.
    Score of(const Position& position) const;
    // The search found the evaluation to be off by `difference` at this depth.
    void learn(const Position& position, int depth, Score difference);

  private:
    static constexpr std::size_t size = 16384;
    using Value = Gravity<margins::correction_most>;
    using Values = std::array<Value, size>;

    ByPlayer<Values> pawns_;            // by side to move
    ByPlayer<ByPlayer<Values>> pieces_; // by side to move, by owner
};

} // namespace tabuleiro::roque
