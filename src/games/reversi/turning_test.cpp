// The shifts and rays of turning.hpp against a walk over the board, square by square.
#include "games/reversi/turning.hpp"

#include <gtest/gtest.h>

#include "core/rng.hpp"

namespace tabuleiro::reversi {
namespace {

Squares turned_by_walking(Squares own, Squares other, Square at) {
    Squares all = 0;
    for (int across = -1; across <= 1; ++across) {
        for (int down = -1; down <= 1; ++down) {
            Squares line = 0;
            int column = column_of(at) + across;
            int row = row_of(at) + down;
            const auto on_board = [&] {
                return column >= 0 && column < side && row >= 0 && row < side;
            };
            while ((across != 0 || down != 0) && on_board() &&
                   (other & set_of(square_at(column, row))) != 0) {
                line |= set_of(square_at(column, row));
                column += across;
                row += down;
            }
            if (on_board() && (own & set_of(square_at(column, row))) != 0) {
                all |= line;
            }
        }
    }
    return all;
}

// Boards of every fullness, most of which no game reaches.
template <class Look>
void look_at_random_boards(Look look) {
    Rng rng(8);
    for (int i = 0; i < 20'000; ++i) {
        Squares taken = rng();
        for (std::uint64_t more = rng.below(4); more > 0; --more) {
            taken |= rng();
        }
        const Squares own = taken & rng();
        look(own, taken & ~own);
    }
}

TEST(Turning, DiscsAreTurnedAsAWalkFindsThem) {
    look_at_random_boards([](Squares own, Squares other) {
        for (const Square square : SquareRange(~(own | other))) {
            ASSERT_EQ(turned(own, other, square), turned_by_walking(own, other, square))
                << own << ' ' << other << ' ' << name(square);
        }
    });
}

TEST(Turning, PlacingsAreTheSquaresThatTurnSomething) {
    look_at_random_boards([](Squares own, Squares other) {
        Squares expected = 0;
        for (const Square square : SquareRange(~(own | other))) {
            expected |= turned_by_walking(own, other, square) != 0 ? set_of(square) : 0;
        }
        ASSERT_EQ(placings(own, other), expected) << own << ' ' << other;
    });
}

} // namespace
} // namespace tabuleiro::reversi
