// In which order moves are tried: what was best before, noisy moves by their hint, killers, quiet
// moves by history and hint, noisy moves that look bad. Alpha-beta depends on trying good moves
// first.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <vector>

#include "core/player.hpp"
#include "search/margins.hpp"
#include "search/policy.hpp"

namespace tabuleiro::search {

// How well each quiet move of each player has done in this search.
class History {
  public:
    History() : values_(2 * codes) {}

    int of(Player player, MoveCode move) const { return values_[slot(player, move)]; }

    void reward(Player player, MoveCode move, int depth) {
        change(slot(player, move), bonus(depth));
    }
    void punish(Player player, MoveCode move, int depth) {
        change(slot(player, move), -bonus(depth));
    }
    void clear() { std::fill(values_.begin(), values_.end(), std::int16_t{0}); }

  private:
    static constexpr std::size_t codes = std::numeric_limits<MoveCode>::max() + std::size_t{1};

    static std::size_t slot(Player player, MoveCode move) {
        return (player == Player::First ? 0 : codes) + move;
    }
    static int bonus(int depth) {
        return std::min(margins::history_bonus * depth * depth, margins::history_bonus_limit);
    }
    // Moves toward the limit by a share of what is left, so that it never goes beyond.
    void change(std::size_t at, int amount) {
        const int value = values_[at];
        const int faded = value * std::abs(amount) / margins::history_limit;
        values_[at] = static_cast<std::int16_t>(value + amount - faded);
    }

    std::vector<std::int16_t> values_;
};

// Quiet moves that refuted a sibling position lately.
class Killers {
  public:
    void add(MoveCode move) {
        if (move != moves_[0]) {
            moves_ = {move, moves_[0]};
        }
    }
    bool is_first(MoveCode move) const { return move == moves_[0]; }
    bool is_second(MoveCode move) const { return move == moves_[1]; }
    void clear() { moves_ = {}; }

  private:
    std::array<MoveCode, 2> moves_{};
};

// Returns the indices of a list of moves, best first; equal ones in the list's own order. It
// selects the first few, where most cutoffs happen, and sorts only if they were not enough.
class Picker {
  public:
    void clear() {
        keys_.clear();
        next_ = 0;
    }
    // Adds the next move of the list.
    void add(int rank) {
        const auto place = static_cast<std::uint32_t>(keys_.size());
        keys_.push_back(static_cast<std::uint64_t>(static_cast<std::int64_t>(rank) + offset) << 32 |
                        (std::numeric_limits<std::uint32_t>::max() - place));
    }
    bool empty() const { return next_ == keys_.size(); }
    // Requires: not empty.
    std::size_t next() {
        const auto from = keys_.begin() + static_cast<std::ptrdiff_t>(next_);
        if (next_ < selected) {
            std::iter_swap(from, std::max_element(from, keys_.end()));
        } else if (next_ == selected) {
            std::sort(from, keys_.end(), std::greater<>());
        }
        return std::numeric_limits<std::uint32_t>::max() -
               static_cast<std::uint32_t>(keys_[next_++]);
    }

  private:
    static constexpr std::size_t selected = 4;
    static constexpr std::int64_t offset = std::int64_t{1} << 31;

    std::vector<std::uint64_t> keys_;
    std::size_t next_ = 0;
};

namespace rank {

inline constexpr int table = 1'000'000'000;
inline constexpr int noisy = 500'000'000;
inline constexpr int killer = 400'000'000;
inline constexpr int bad_noisy = -500'000'000;

} // namespace rank

} // namespace tabuleiro::search
