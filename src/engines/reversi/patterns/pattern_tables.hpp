// A learned evaluation of Reversi: the expected final margin as a sum of weights, one for the
// contents of each shape at each of its places (shapes.hpp), in tables for eight stages of the
// game. How the tables are made, and their file, is described in docs/reversi-patterns.md.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "engines/reversi/patterns/shapes.hpp"
#include "games/reversi/position.hpp"

namespace tabuleiro::reversi::patterns {

// By the number of discs that were placed.
inline constexpr std::size_t stage_count = 8;
constexpr std::size_t stage_of(int placed) {
    constexpr int first_stage = 10; // lasts until this many and discs_per_stage more
    constexpr int discs_per_stage = 6;
    const int stage = placed < first_stage ? 0 : (placed - first_stage) / discs_per_stage;
    return stage < int{stage_count} ? static_cast<std::size_t>(stage) : stage_count - 1;
}
inline int placed_discs(const Position& position) {
    return square_count - 4 - std::popcount(position.empty());
}

// What is looked up in a position, as seen by the player to move: places among the weights of a
// stage.
using Looked = std::array<std::uint32_t, place_count + 2>;
Looked look_up(const Position& position);

class PatternTables {
  public:
    // Parts of a disc in which weights are counted.
    static constexpr int unit = 128;

    // Requires: stage_count * weights_per_stage weights, stage by stage.
    explicit PatternTables(std::vector<std::int16_t> weights);

    // The tables of a file, which is checked first.
    static Expected<PatternTables> from(std::string_view bytes);
    std::string to_bytes() const;

    // The expected final margin of the player to move, in parts of a disc.
    int margin(const Position& position) const;

    const std::vector<std::int16_t>& weights() const { return weights_; }

  private:
    std::vector<std::int16_t> weights_;
};

// networks/reversi.patterns as it was when the program was built.
const PatternTables& embedded_tables();

} // namespace tabuleiro::reversi::patterns
