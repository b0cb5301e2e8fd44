#include "engines/xadrez/learned/learned.hpp"

#include <gtest/gtest.h>

#include "engines/advisor.hpp"
#include "engines/xadrez/computer.hpp"
#include "engines/xadrez/levels.hpp"
#include "record/random_opening.hpp"

namespace tabuleiro::xadrez {
namespace {

Record<Xadrez> random_game(std::uint64_t seed, int plies) {
    Rng rng(seed);
    return random_opening<Xadrez>({}, plies, rng);
}

// Sums made anew for every position.
struct ForgetfulPolicy : ChessPolicy {
    search::Score evaluate(const Position& position) const {
        return LearnedChessPolicy().evaluate(position);
    }
};

template <class P>
auto searched(const P& policy, const Position& position) {
    search::Table table(1 << 12);
    return search::Searcher<Xadrez, P>(policy, table).search(position, {}, {.nodes = 2000});
}

TEST(LearnedPolicy, SearchesAsIfNothingWereRemembered) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const Position position = random_game(seed, 10 * static_cast<int>(seed)).position();
        const auto learned = searched(LearnedChessPolicy(), position);
        const auto forgetful = searched(ForgetfulPolicy(), position);
        EXPECT_EQ(learned.nodes, forgetful.nodes);
        EXPECT_EQ(learned.lines.front().score, forgetful.lines.front().score);
        EXPECT_EQ(learned.lines.front().moves, forgetful.lines.front().moves);
    }
}

TEST(LearnedPolicy, IsWhatTheHighestLevelAloneUses) {
    const Record<Xadrez> game = random_game(3, 12);
    const auto by_terms = [&](int level) {
        return advise<Xadrez>(ChessPolicy{}, levels[static_cast<std::size_t>(level - 1)], 1,
                              contempt, game.position(), game.history(), {.nodes = 500})
            .lines.front()
            .score;
    };
    const auto by_level = [&](int level) {
        return *Computer<Xadrez>()
                    .choose(game.position(), game.history(),
                            {.level = level, .seed = 1, .limits = {.nodes = 500}})
                    .score;
    };
    for (int level = least_level; level < highest_level; ++level) {
        EXPECT_EQ(by_level(level), by_terms(level)) << level;
    }
    EXPECT_NE(by_level(highest_level), by_terms(highest_level));
}

TEST(LearnedPolicy, UsesTheTermsOnOddBoards) {
    const LearnedChessPolicy learned;
    for (const char* text :
         {"BR1,,,,,,,/,,,,,,,/,,,,,,,/,,,WQ1,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,, W - - - -",
          "BK1,,,,,,,BK2/,,,,,,,/,,,,,,,/,,,WQ1,,,,/,,,,,,,/,,,,,,,/,,,,,,,/WK1,,,,WK2,,, W - - - "
          "-"}) {
        const Position position = Xadrez::read(text).value();
        EXPECT_FALSE(Features::covers(position));
        EXPECT_EQ(learned.evaluate(position), ChessPolicy{}.evaluate(position));
    }
}

TEST(LearnedPolicy, KnowsWhatAQueenIsWorth) {
    const auto score = [](const char* text) {
        return LearnedChessPolicy().evaluate(Xadrez::read(text).value());
    };
    const int ahead = score(",,,,BK1,,,/BP1,BP2,BP3,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/"
                            "WP1,WP2,WP3,,,,,/,,,WQ1,WK1,,, W - - - -");
    const int behind = score(",,,BQ1,BK1,,,/BP1,BP2,BP3,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/"
                             "WP1,WP2,WP3,,,,,/,,,,WK1,,, W - - - -");
    EXPECT_GT(ahead, 400);
    EXPECT_LT(behind, -400);
}

} // namespace
} // namespace tabuleiro::xadrez
