#include "engines/chess/search/reversible.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "core/rng.hpp"
#include "games/chess/coordinate.hpp"
#include "games/chess/fen.hpp"

namespace tabuleiro::roque {
namespace {

Position after(Position position, const std::vector<const char*>& moves) {
    for (const char* move : moves) {
        position.play(parse_coordinates(position, move).value());
    }
    return position;
}

TEST(Reversible, AKnightGoesBackToWhereItCameFrom) {
    const Position start;
    EXPECT_TRUE(reaches_back(after(start, {"g1f3", "g8f6", "f3g1"}), start.key()));
    EXPECT_FALSE(reaches_back(after(start, {"g1f3", "g8f6", "b1c3"}), start.key()));
}

TEST(Reversible, OnlyTheSideToMoveCounts) {
    const Position start;
    // It was white's knight that moved, and black is to move.
    EXPECT_FALSE(reaches_back(after(start, {"g1f3"}), start.key()));
}

TEST(Reversible, NothingMayBeInTheWay) {
    const std::vector<const char*> around{"e8d8", "a1a2", "d8e8", "a2c2", "e8d8", "c2c1", "d8e8"};
    const Position open = parse_fen("4k3/8/8/8/8/N7/8/R6K b - - 0 1").value();
    EXPECT_TRUE(reaches_back(after(open, around), open.key()));
    const Position blocked = parse_fen("4k3/8/8/8/8/8/8/RN5K b - - 0 1").value();
    EXPECT_FALSE(reaches_back(after(blocked, around), blocked.key()));
}

// Compares with playing every legal move, in random games of few pieces.
TEST(Reversible, AgreesWithPlayingEveryMove) {
    Rng rng(11);
    int found = 0;
    for (int game = 0; game < 300; ++game) {
        Position position = parse_fen("r3k3/8/2n5/4p3/4P3/5B2/8/4K2Q w - - 0 1").value();
        std::vector<std::uint64_t> keys{position.key()};
        for (int ply = 0; ply < 60 && position.has_legal_move(); ++ply) {
            const MoveList legal = position.legal_moves();
            position.play(legal[static_cast<std::size_t>(rng.below(legal.size()))]);
            if (position.quiet_plies() == 0) {
                keys.clear();
            }
            keys.push_back(position.key());
            const int last = static_cast<int>(keys.size()) - 1;
            for (int back = 3; back <= last; back += 2) {
                const std::uint64_t key = keys[static_cast<std::size_t>(last - back)];
                const MoveList moves = position.legal_moves();
                const bool wanted = std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
                    Position next = position;
                    next.play(move);
                    return next.key() == key;
                });
                ASSERT_EQ(reaches_back(position, key), wanted) << to_fen(position) << " " << back;
                found += wanted ? 1 : 0;
            }
        }
    }
    EXPECT_GT(found, 100);
}

} // namespace
} // namespace tabuleiro::roque
