#include "programs/check/chess/positions.hpp"

#include <gtest/gtest.h>

#include "games/chess/chess.hpp"
#include "games/chess/coordinate.hpp"

namespace tabuleiro::programs {
namespace {

// The only legal reply; empty if there are none or several.
std::string only_reply(const positions::Told& told) {
    chess::Position position = chess::Chess::read(told.fen).value();
    position.play(chess::parse_coordinates(position, told.move).value());
    const auto replies = position.legal_moves();
    return replies.size() == 1 ? chess::to_coordinates(replies[0]) : "";
}

TEST(Positions, LeaveOneReplyToTheMoveThatIsTold) {
    EXPECT_EQ(only_reply(positions::castled), "a1b2");
    EXPECT_EQ(only_reply(positions::castled_long), "c6c5");
    EXPECT_EQ(only_reply(positions::promoted_to_knight), "c8d7");
    EXPECT_EQ(only_reply(positions::en_passant), "d4c3");
    EXPECT_EQ(only_reply(positions::in_check), "g4f5");
}

TEST(Positions, ForcePromotionsOrLeaveNoMove) {
    const auto promoting = chess::Chess::read(positions::must_promote).value();
    for (const auto move : promoting.legal_moves()) {
        EXPECT_EQ(chess::to_coordinates(move).size(), 5U);
    }
    EXPECT_TRUE(chess::Chess::read(positions::mated)->in_check());
    EXPECT_EQ(chess::Chess::read(positions::mated)->legal_moves().size(), 0U);
    EXPECT_EQ(chess::Chess::read(positions::stalemated)->legal_moves().size(), 0U);
    EXPECT_FALSE(chess::Chess::read(positions::stalemated)->in_check());
}

} // namespace
} // namespace tabuleiro::programs
