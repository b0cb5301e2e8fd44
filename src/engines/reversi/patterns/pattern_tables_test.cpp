#include "engines/reversi/patterns/pattern_tables.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/reversi/reversi.hpp"
#include "record/random_opening.hpp"

namespace tabuleiro::reversi::patterns {
namespace {

Position random_position(std::uint64_t seed, int plies) {
    Rng rng(seed);
    return random_opening<Reversi>({}, plies, rng).position();
}

TEST(Views, AreTheEightSymmetries) {
    const Square b4 = *parse_square("b4");
    const std::set<Squares> expected{squares("b4"), squares("b5"), squares("g4"), squares("g5"),
                                     squares("d2"), squares("d7"), squares("e2"), squares("e7")};
    const Views views = views_of(set_of(b4));
    EXPECT_EQ(std::set<Squares>(views.begin(), views.end()), expected);
}

// The squares that a shape picks from the whole board, by what the bits of single squares become.
template <class Bits>
std::string squares_of(const Bits& bits) {
    std::string text;
    for (std::size_t digit = 0; digit < max_shape_squares; ++digit) {
        for (int i = 0; i < square_count; ++i) {
            if (bits(Squares{1} << i) == std::size_t{1} << digit) {
                text += name(static_cast<Square>(i));
            }
        }
    }
    return text;
}

TEST(Shapes, PickTheirSquaresInOrder) {
    std::vector<std::string> shapes(shape_squares.size());
    std::size_t places = 0;
    for_each_place([&](std::size_t table, std::size_t /*view*/, const auto& bits) {
        shapes[table] = squares_of(bits);
        EXPECT_EQ(shapes[table].size(), 2 * shape_squares[table]);
        EXPECT_EQ(bits(all_squares), (std::size_t{1} << shape_squares[table]) - 1);
        ++places;
    });
    EXPECT_EQ(places, place_count);
    EXPECT_EQ(shapes[0], "a1b1c1d1e1f1g1h1b2g2");
    EXPECT_EQ(shapes[2], "a3b3c3d3e3f3g3h3");
    EXPECT_EQ(shapes[4], "a1b1c1a2b2c2a3b3c3");
    EXPECT_EQ(shapes[5], "a1b1c1d1a2b2c2a3b3a4");
    EXPECT_EQ(shapes[7], "c1d2e3f4g5h6");
    EXPECT_EQ(shapes[10], "a1b2c3d4e5f6g7h8");
    EXPECT_EQ(shapes[11], "a1b1c1d1e1a2b2c2d2e2");
}

TEST(Shapes, TogetherCoverTheBoard) {
    Squares covered = 0;
    for_each_place([&](std::size_t /*table*/, std::size_t view, const auto& bits) {
        for (int i = 0; i < square_count; ++i) {
            const Squares square = Squares{1} << i;
            covered |= bits(views_of(square)[view]) != 0 ? square : 0;
        }
    });
    EXPECT_EQ(covered, all_squares);
}

TEST(PatternTables, SumWhatIsLookedUp) {
    const PatternTables& tables = embedded_tables();
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const Position position = random_position(seed, static_cast<int>(seed) + 6);
        const std::size_t first = stage_of(placed_discs(position)) * weights_per_stage;
        int sum = 0;
        for (const std::uint32_t place : look_up(position)) {
            ASSERT_LT(place, weights_per_stage);
            sum += tables.weights()[first + place];
        }
        constexpr int most = square_count * PatternTables::unit;
        EXPECT_EQ(tables.margin(position), std::clamp(sum, -most, most));
    }
}

TEST(PatternTables, DoNotCareWhoIsBlackNorHowTheBoardLies) {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const Position position = random_position(seed, static_cast<int>(seed) + 6);
        const int margin = embedded_tables().margin(position);
        const Views own = views_of(position.own());
        const Views other = views_of(position.other());
        for (std::size_t view = 0; view < view_count; ++view) {
            EXPECT_EQ(embedded_tables().margin(
                          Position::from({own[view], other[view]}, Player::First).value()),
                      margin);
            EXPECT_EQ(embedded_tables().margin(
                          Position::from({other[view], own[view]}, Player::Second).value()),
                      margin);
        }
    }
}

TEST(PatternTables, KnowWhatACornerIsWorth) {
    const Squares edge = squares("a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1");
    const Squares middle =
        squares("d4", "e4", "d5", "e5", "c4", "f4", "c5", "f5", "d3", "e3", "d6", "e6");
    const auto margin = [](Squares own, Squares other) {
        return embedded_tables().margin(Position::from({own, other}, Player::First).value());
    };
    EXPECT_GT(margin(edge, middle), margin(middle, edge) + 10 * PatternTables::unit);
}

TEST(PatternTables, ComeBackFromTheirFile) {
    const std::string bytes = embedded_tables().to_bytes();
    const auto again = PatternTables::from(bytes);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->weights(), embedded_tables().weights());
}

TEST(PatternTables, RefuseWhatIsNoFileOfThem) {
    std::string bytes = embedded_tables().to_bytes();
    EXPECT_FALSE(PatternTables::from(std::string_view(bytes).substr(1)));
    EXPECT_FALSE(PatternTables::from(""));
    bytes[1000] = static_cast<char>(bytes[1000] + 1);
    EXPECT_FALSE(PatternTables::from(bytes));
    bytes = embedded_tables().to_bytes();
    bytes[0] = 'X';
    EXPECT_FALSE(PatternTables::from(bytes));
}

} // namespace
} // namespace tabuleiro::reversi::patterns
