#include "games/renpaarden/path.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/rng.hpp"
#include "games/renpaarden/renpaarden.hpp"

namespace tabuleiro::renpaarden {
namespace {

Cell cell(std::string_view name) {
    return parse_cell(name, largest_size).value();
}

std::string shown(const Position& position, std::string_view turn) {
    return format_path(path_of(position, parse_turn(position, turn).value()));
}

const Position& crossing() {
    static const Position position =
        read_position("x.w..x.xx/xx..x.xx./..w..w.x./ww....x.x/...x..x../..w..x.w./.wx...x../"
                      "wwww.x.ww/ww...ww.. w")
            .value();
    return position;
}

TEST(Path, IsAShortestOneAndTheFirstByName) {
    EXPECT_EQ(shown(Position{}, "b1c3"), "b1-c3");
    EXPECT_EQ(shown(crossing(), "b1d8"), "b1-c3-d5-f4-g6-h8-f9-d8");
}

TEST(Path, LeapsOverEnemiesFromStartToEnd) {
    Rng rng(8);
    Position position;
    for (int ply = 0; ply < 200 && !ending(position); ++ply) {
        const Moves turns = all_turns(position);
        const Move turn = turns[static_cast<std::size_t>(rng.below(turns.size()))];
        const std::vector<Cell> path = path_of(position, turn);
        ASSERT_EQ(path.front(), turn.from);
        ASSERT_EQ(path.back(), turn.to);
        Chain chain(position, turn.from);
        for (std::size_t i = 1; i < path.size(); ++i) {
            const auto leaps = chain.leaps();
            ASSERT_NE(std::find(leaps.begin(), leaps.end(), path[i]), leaps.end());
            ASSERT_FALSE(chain.turn());
            chain.leap(path[i]);
            ASSERT_EQ(chain.on_enemy(), i + 1 < path.size());
        }
        ASSERT_EQ(chain.turn(), turn);
        position.play(turn);
    }
}

TEST(Path, ATurnThatWinsInMidChainIsShownThroughTheWinningCell) {
    const Position position =
        read_position("wwwww/wwwwx/..w.x/xx.xx/xxxx. w - - 0 0 house mid-chain").value();
    EXPECT_EQ(shown(position, "c3b3"), "c3-e4-d2-b3");
    const Position plain = read_position("wwwww/wwwwx/..w.x/xx.xx/xxxx. w").value();
    EXPECT_EQ(shown(plain, "c3b3"), "c3-a2-c1-b3");
}

TEST(Chain, OffersNoLeapThatLeadsToNoTurn) {
    // a1 can only leap to the enemy on b3, and from there only back.
    const Position position = read_position("w.wxx/xxxwx/.x.xx/wwww./wwwx. w").value();
    EXPECT_TRUE(Chain(position, cell("a1")).leaps().empty());
}

TEST(Chain, NeverOffersTheCellWhereItBegan) {
    Chain chain(crossing(), cell("b1"));
    chain.leap(cell("c3"));
    EXPECT_TRUE(chain.on_enemy());
    for (const Cell next : chain.leaps()) {
        EXPECT_NE(next, cell("b1"));
    }
}

TEST(Chain, OfEveryOfferedLeapCanBeCompleted) {
    Rng rng(9);
    for (const Cell from : crossing().knights(Player::First)) {
        Chain chain(crossing(), from);
        if (chain.leaps().empty()) {
            continue;
        }
        int leaps = 0;
        while (!chain.turn()) {
            const auto next = chain.leaps();
            ASSERT_FALSE(next.empty());
            chain.leap(next[static_cast<std::size_t>(rng.below(next.size()))]);
            ASSERT_LT(++leaps, 10'000);
        }
        EXPECT_TRUE(is_turn(crossing(), *chain.turn()));
    }
}

TEST(Chain, R5MidChainIsCompleteOnTheWinningCell) {
    const auto lands = [](std::string_view win) {
        const Position position =
            read_position("wwwww/wwwwx/..w.x/xx.xx/xxxx. w - - 0 0 house " + std::string(win))
                .value();
        Chain chain(position, cell("c3"));
        chain.leap(cell("e4"));
        return chain.turn();
    };
    EXPECT_FALSE(lands("end"));
    ASSERT_TRUE(lands("mid-chain"));
    EXPECT_EQ(lands("mid-chain")->from, cell("c3"));
}

} // namespace
} // namespace tabuleiro::renpaarden
