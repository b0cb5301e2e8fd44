#include "record/play_out.hpp"

#include <gtest/gtest.h>

#include "games/chess/chess.hpp"
#include "games/xadrez/xadrez.hpp"
#include "record/random_opening.hpp"

namespace tabuleiro {
namespace {

using chess::Chess;

TEST(PlayOut, EndsWithTheGame) {
    auto record = Record<Chess>::begin().value();
    const std::array fool{"f3", "e5", "g4", "Qh4"};
    const auto result = play_out(record, 100, [&](const Record<Chess>& game) {
        return Chess::parse(game.position(), fool[static_cast<std::size_t>(game.plies())]).value();
    });
    EXPECT_EQ(result, (Result{Player::Second, Ending::Rule, "checkmate"}));
}

TEST(PlayOut, StopsAtItsBoundAndWhereThereIsNoAnswer) {
    Rng rng(1);
    const auto random = [&](const Record<Chess>& game) {
        return random_move<Chess>(game.position(), rng);
    };
    auto record = Record<Chess>::begin().value();
    EXPECT_EQ(play_out(record, 2, random), std::nullopt);
    EXPECT_EQ(record.plies(), 2);
    EXPECT_EQ(play_out(record, 2, [](const auto&) { return std::optional<chess::Move>(); }),
              std::nullopt);
    EXPECT_EQ(record.plies(), 2);
}

TEST(RandomOpening, FollowsFromItsSeedAndLeavesTheGameOpen) {
    Rng one(7);
    Rng same(7);
    const auto opening = random_opening<xadrez::Xadrez>({}, 30, one);
    EXPECT_EQ(opening, random_opening<xadrez::Xadrez>({}, 30, same));
    EXPECT_EQ(opening.plies(), 30);
    EXPECT_FALSE(opening.outcome());
    EXPECT_NE(opening, random_opening<xadrez::Xadrez>({}, 30, one));
}

} // namespace
} // namespace tabuleiro
