#include "engines/renpaarden/learned/learned.hpp"

#include <gtest/gtest.h>

#include "engines/advisor.hpp"
#include "engines/renpaarden/computer.hpp"
#include "engines/renpaarden/levels.hpp"
#include "record/random_opening.hpp"

namespace tabuleiro::renpaarden {
namespace {

Record<Renpaarden> random_game(std::uint64_t seed, int plies) {
    Rng rng(seed);
    return random_opening<Renpaarden>({}, plies, rng);
}

// Sums made anew for every position.
struct ForgetfulPolicy : RacePolicy {
    search::Score evaluate(const Position& position) const {
        return LearnedRacePolicy().evaluate(position);
    }
};

template <class P>
auto searched(const P& policy, const Position& position) {
    search::Table table(1 << 12);
    return search::Searcher<Renpaarden, P>(policy, table).search(position, {}, {.nodes = 4000});
}

TEST(LearnedPolicy, SearchesAsIfNothingWereRemembered) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const Position position = random_game(seed, 10 * static_cast<int>(seed)).position();
        const auto learned = searched(LearnedRacePolicy(), position);
        const auto forgetful = searched(ForgetfulPolicy(), position);
        EXPECT_EQ(learned.nodes, forgetful.nodes);
        EXPECT_EQ(learned.lines.front().score, forgetful.lines.front().score);
        EXPECT_EQ(learned.lines.front().moves, forgetful.lines.front().moves);
    }
}

TEST(LearnedPolicy, IsWhatTheHighestLevelAloneUses) {
    const Record<Renpaarden> game = random_game(3, 12);
    const auto by_terms = [&](int level) {
        return advise<Renpaarden>(RacePolicy{}, levels[static_cast<std::size_t>(level - 1)], 1,
                                  contempt, game.position(), game.history(), {.nodes = 500})
            .lines.front()
            .score;
    };
    const auto by_level = [&](int level) {
        return *Computer<Renpaarden>()
                    .choose(game.position(), game.history(),
                            {.level = level, .seed = 1, .limits = {.nodes = 500}})
                    .score;
    };
    for (int level = least_level; level < highest_level; ++level) {
        EXPECT_EQ(by_level(level), by_terms(level)) << level;
    }
    EXPECT_NE(by_level(highest_level), by_terms(highest_level));
}

TEST(LearnedPolicy, UsesTheTermsOnSmallBoardsAndWhereTheyAreExact) {
    const LearnedRacePolicy learned;
    const auto small = Position::from(start_setup({.size = 7})).value();
    // Each army is behind the other.
    auto passed = start_setup({});
    std::swap(passed.knights.first, passed.knights.second);
    passed.knights.first.erase(Cell::at(0, 7));
    passed.knights.first.insert(Cell::at(0, 6));
    passed.knights.second.erase(Cell::at(8, 1));
    passed.knights.second.insert(Cell::at(8, 2));
    auto late = start_setup({});
    late.plies_since_entry = late.plies = 90;
    for (const Position& position :
         {small, Position::from(passed).value(), Position::from(late).value()}) {
        EXPECT_FALSE(Features::covers(position));
        EXPECT_EQ(learned.evaluate(position), RacePolicy{}.evaluate(position));
    }
    EXPECT_TRUE(Features::covers(Position()));
}

} // namespace
} // namespace tabuleiro::renpaarden
