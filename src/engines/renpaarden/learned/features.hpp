// The inputs of a network for a position of a race, seen from each side (docs/nnue.md).
#pragma once

#include "engines/nnue/network.hpp"
#include "engines/renpaarden/race.hpp"
#include "games/renpaarden/position.hpp"

namespace tabuleiro::renpaarden {

struct Features {
    // The file has room for eight letters.
    static constexpr nnue::GameShape shape{
        .game = "renpaard", .inputs = 486, .max_pieces = 2 * knights_per_side(largest_size)};
    // A viewer sees the board from its own side.
    static constexpr std::size_t orientations = 1;
    // Knights that have never left home, those under way, and those that have entered their goal
    // rows: the first player's, then the second's; of each, cells 0 to 63 and the others.
    static constexpr std::size_t roles = 3;
    using Sets = std::array<std::uint64_t, 2 * roles * 2>;

    // It has learned on the largest board. Near the end that R6 b) makes by counting plies, which
    // it does not see, the terms know better; and they are exact once the armies have passed.
    static bool covers(const Position& position) {
        return position.size() == largest_size &&
               position.plies_since_entry() <= most_plies_since_entry &&
               !armies_have_passed(position);
    }
    // The knights that are still on their way.
    static int stage(const Position& position) {
        int outside = 0;
        for (const Player player : players) {
            outside += (position.knights(player) - position.goal(player)).count();
        }
        return outside > 0 ? outside : 1;
    }

    static Sets sets(const Position& position) {
        Sets sets{};
        std::size_t next = 0;
        for (const Player player : players) {
            const CellSet knights = position.knights(player);
            const CellSet entered = knights & position.entered(player);
            const CellSet home = knights - position.left(player) - entered;
            for (const CellSet set : {home, knights - home - entered, entered}) {
                for (const std::uint64_t word : set.words()) {
                    sets[next++] = word;
                }
            }
        }
        return sets;
    }

    static int orientation(const Sets& /*sets*/, Player /*viewer*/) { return 0; }
    static std::size_t input(Player viewer, int /*orientation*/, std::size_t set, int bit) {
        const std::size_t kind = set / 2;
        const std::size_t owner = kind / roles == (viewer == Player::First ? 0U : 1U) ? 0 : 1;
        const int cell = static_cast<int>(set % 2) * 64 + bit;
        // The second player sees the board turned about.
        const int seen = viewer == Player::First ? cell : cell_count - 1 - cell;
        return (owner * roles + kind % roles) * cell_count + static_cast<std::size_t>(seen);
    }

    // Left and right are alike: the same input in the mirror.
    static std::size_t mirrored(std::size_t input) {
        const std::size_t cell = input % cell_count;
        const std::size_t column = cell / largest_size;
        return input - cell + (largest_size - 1 - column) * largest_size + cell % largest_size;
    }

  private:
    static constexpr int most_plies_since_entry = 60;
};

} // namespace tabuleiro::renpaarden
