// What the search needs to know of a race.
#pragma once

#include "engines/renpaarden/evaluation.hpp"
#include "games/renpaarden/renpaarden.hpp"
#include "search/policy.hpp"

namespace tabuleiro::renpaarden {

struct RacePolicy {
    // A turn ahead.
    static constexpr search::Score unit = 250;

    search::Score evaluate(const Position& position) const {
        return renpaarden::evaluate(position);
    }

    search::MoveCode code(Move turn) const {
        return static_cast<search::MoveCode>(1 + turn.from.index() * cell_count + turn.to.index());
    }

    // Moves are sorted by progress.
    int hint(const Position& position, Move turn) const {
        return rows_gained(position, turn) * hint_per_row;
    }

    // A long chain changes the race abruptly, and so does one that goes backward.
    bool quiet(const Position& position, Move turn) const {
        return rows_gained(position, turn) < noisy_rows;
    }

    // R6 c) compares board and side.
    std::uint64_t repetition_key(const Position& position) const { return position.key(); }

    // R6 b) also counts plies, which matters only near its limit.
    std::uint64_t table_key(const Position& position) const {
        const int plies = position.plies_since_entry();
        const int near_end = plies > counted_from ? plies - counted_from : 0;
        return position.key() ^ static_cast<std::uint64_t>(near_end) * 0x9E3779B97F4A7C15;
    }

  private:
    static constexpr int hint_per_row = 600;
    static constexpr int noisy_rows = 4;
    static constexpr int counted_from = 80;

    static int rows_gained(const Position& position, Move turn) {
        const int rows = turn.to.row() - turn.from.row();
        return position.to_move() == Player::First ? rows : -rows;
    }
};

} // namespace tabuleiro::renpaarden
