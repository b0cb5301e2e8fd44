#include "search/searcher.hpp"

#include <gtest/gtest.h>

#include <thread>

#include "conformance/conformance.hpp"
#include "support/negamax.hpp"
#include "support/policies.hpp"

namespace tabuleiro::search {
namespace {

using test::Countdown;
using test::Maze;

template <class G, class P>
Score searched(const P& policy, const typename G::Position& position, int depth, Parts parts) {
    Table table(1 << 12);
    Searcher<G, P> searcher(policy, table, {.parts = parts});
    const auto result = searcher.search(position, {}, {.depth = depth});
    return result.lines.front().score;
}

// Every way to switch on what must not change a value.
std::vector<Parts> exact_ways() {
    std::vector<Parts> ways;
    for (const TableUse use : {TableUse::Off, TableUse::ExactDepth}) {
        for (const bool aspiration : {false, true}) {
            Parts parts = exact_parts;
            parts.table = use;
            parts.aspiration = aspiration;
            ways.push_back(parts);
        }
    }
    return ways;
}

template <class P>
void agree_on_mazes(int depth) {
    for (std::uint64_t seed = 1; seed <= 120; ++seed) {
        const auto position = Maze::start({seed}).value();
        if (Maze::outcome(position)) {
            continue;
        }
        const Score plain = negamax<Maze>(P{}, position, depth);
        for (const Parts& parts : exact_ways()) {
            ASSERT_EQ((searched<Maze, P>({}, position, depth, parts)), plain)
                << "seed " << seed << ", depth " << depth;
        }
    }
}

TEST(Maze, Conforms) {
    test::conform<Maze>({.games = 20, .max_plies = 60});
    static_assert(JudgesHistory<Maze>);
}

TEST(Search, AgreesWithNegamaxWherePlayersMoveTwiceInARow) {
    for (int depth = 1; depth <= 6; ++depth) {
        agree_on_mazes<MazePolicy>(depth);
    }
}

TEST(Search, AgreesWithNegamaxThroughQuiescence) {
    for (int depth = 1; depth <= 5; ++depth) {
        agree_on_mazes<NoisyMazePolicy>(depth);
    }
}

TEST(Search, AgreesWithNegamaxWhereMovesAreOverlooked) {
    for (int depth = 1; depth <= 5; ++depth) {
        agree_on_mazes<OverlookingMazePolicy>(depth);
    }
}

TEST(Search, SolvesCountdownToTheLastStoneAsNegamaxDoes) {
    for (int stones = 1; stones <= 16; ++stones) {
        const auto position = Countdown::start({stones}).value();
        const Score plain = negamax<Countdown>(CountdownPolicy{}, position, stones);
        EXPECT_TRUE(is_decided(plain));
        EXPECT_EQ((searched<Countdown, CountdownPolicy>({}, position, stones, {})), plain)
            << stones << " stones";
    }
}

TEST(Search, FindsTheFastestWin) {
    // Two stones: taking both ends it; so would one and one, a ply later and by the other player.
    Table table(64);
    Searcher<Countdown, CountdownPolicy> searcher({}, table);
    const auto result = searcher.search({2, Player::Second, Player::First});
    EXPECT_EQ(result.lines.front().score, win_score - 1);
    EXPECT_EQ(result.lines.front().moves, std::vector<int>{2});
}

TEST(Search, IsTheSameTwiceWithANodeBudget) {
    const auto position = Maze::start({7}).value();
    const auto run = [&](std::uint64_t nodes) {
        Table table(1 << 10);
        Searcher<Maze, NoisyMazePolicy> searcher({}, table);
        return searcher.search(position, {}, {.nodes = nodes});
    };
    for (const std::uint64_t nodes : {1U, 10U, 100U, 5000U}) {
        const auto once = run(nodes);
        const auto again = run(nodes);
        EXPECT_LE(once.nodes, nodes);
        EXPECT_EQ(once.nodes, again.nodes);
        EXPECT_EQ(once.lines.front().score, again.lines.front().score);
        EXPECT_EQ(once.lines.front().moves, again.lines.front().moves);
    }
}

TEST(Search, AnswersWithAMoveHoweverSmallTheBudget) {
    const auto position = Maze::start({7}).value();
    Table table(64);
    Searcher<Maze, MazePolicy> searcher({}, table);
    EXPECT_EQ(searcher.search(position, {}, {.nodes = 0}).lines.front().moves.size(), 1U);
    EXPECT_EQ(searcher.search(position, {}, {.depth = 0}).lines.front().moves.size(), 1U);
}

TEST(Search, StopsWhenItIsTold) {
    const auto position = Countdown::start({60}).value();
    Table table(1 << 10);
    Searcher<Countdown, CountdownPolicy> searcher({}, table, {.parts = exact_parts});
    int asked = 0;
    const auto result = searcher.search(position, {}, {}, [&] { return ++asked > 3; });
    EXPECT_EQ(asked, 4);
    EXPECT_EQ(result.nodes, 3 * margins::poll_interval);
    EXPECT_FALSE(result.lines.front().moves.empty());
}

TEST(Search, WithoutMovesThereAreNoLines) {
    Table table(64);
    Searcher<Countdown, CountdownPolicy> searcher({}, table);
    EXPECT_TRUE(searcher.search({0, Player::First, Player::Second}).lines.empty());
}

TEST(Search, SeveralLinesAreTheBestMovesInOrder) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const auto position = Maze::start({seed}).value();
        if (Maze::outcome(position)) {
            continue;
        }
        const Player mover = Maze::to_move(position);
        std::vector<Score> expected;
        for (const int door : Maze::legal_moves(position)) {
            const auto next = after<Maze>(position, door);
            expected.push_back(
                seen_by(mover, Maze::to_move(next), negamax<Maze>(MazePolicy{}, next, 3, 1)));
        }
        std::sort(expected.rbegin(), expected.rend());
        expected.resize(std::min<std::size_t>(expected.size(), 3));
        Table table(1 << 10);
        Searcher<Maze, MazePolicy> searcher({}, table, {.parts = exact_parts, .lines = 3});
        std::vector<Score> found;
        for (const auto& line : searcher.search(position, {}, {.depth = 4}).lines) {
            found.push_back(line.score);
        }
        EXPECT_EQ(found, expected) << "seed " << seed;
    }
}

TEST(Search, TellsItsListenerEveryDepthAndLine) {
    const auto position = Maze::start({2}).value();
    Table table(1 << 10);
    Searcher<Maze, MazePolicy> searcher({}, table, {.parts = exact_parts, .lines = 2});
    std::vector<std::pair<int, int>> heard;
    std::uint64_t nodes = 0;
    const auto result =
        searcher.search(position, {}, {.depth = 3}, {}, [&](const Report<int>& report) {
            heard.emplace_back(report.line.depth, report.rank);
            EXPECT_GT(report.nodes, nodes);
            nodes = report.nodes;
        });
    const std::vector<std::pair<int, int>> expected{{1, 0}, {1, 1}, {2, 0}, {2, 1}, {3, 0}, {3, 1}};
    EXPECT_EQ(heard, expected);
    EXPECT_EQ(nodes, result.nodes);
}

TEST(Search, TheLineIsPlayableAndEndsAtItsScore) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        auto position = Maze::start({seed}).value();
        if (Maze::outcome(position)) {
            continue;
        }
        const Player mover = Maze::to_move(position);
        Table table(1 << 10);
        Searcher<Maze, MazePolicy> searcher({}, table, {.parts = exact_parts});
        const auto line = searcher.search(position, {}, {.depth = 5}).lines.front();
        if (is_decided(line.score)) {
            continue; // the end is proven, but not every step to it is kept
        }
        for (const int door : line.moves) {
            Maze::play(position, door);
        }
        const Player last = Maze::to_move(position);
        const auto outcome = Maze::outcome(position);
        const Score end = outcome
                              ? end_score(*outcome, last, static_cast<int>(line.moves.size()), 0)
                              : MazePolicy{}.evaluate(position);
        EXPECT_EQ(seen_by(mover, last, end), line.score) << "seed " << seed;
    }
}

TEST(Search, AThirdOccurrenceIsJudgedByTheRules) {
    // Make every position one move ahead one that has occurred twice before.
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const auto position = Maze::start({seed}).value();
        if (Maze::outcome(position)) {
            continue;
        }
        std::vector<Maze::Position> history;
        bool open = true;
        for (const int door : Maze::legal_moves(position)) {
            const auto next = after<Maze>(position, door);
            open = open && !Maze::outcome(next);
            history.push_back(next);
            history.push_back(next);
        }
        if (!open) {
            continue;
        }
        Table table(1 << 10);
        Searcher<Maze, MazePolicy> searcher({}, table, {.contempt = 30});
        EXPECT_EQ(searcher.search(position, history, {.depth = 4}).lines.front().score, -30);
        Searcher<Maze, MazePolicy> blind({}, table, {.parts = exact_parts, .contempt = 30});
        EXPECT_NE(blind.search(position, history, {.depth = 1}).lines.front().score, -30);
    }
}

TEST(Search, SeveralSearchesShareATable) {
    const auto position = Maze::start({7}).value();
    Table table(1 << 8);
    const Score plain = negamax<Maze>(MazePolicy{}, position, 6);
    Parts parts = exact_parts;
    parts.table = TableUse::ExactDepth;
    std::vector<Score> found(4);
    std::vector<std::thread> threads;
    for (Score& score : found) {
        threads.emplace_back([&] {
            Searcher<Maze, MazePolicy> searcher({}, table, {.parts = parts});
            score = searcher.search(position, {}, {.depth = 6}).lines.front().score;
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    EXPECT_EQ(found, std::vector<Score>(4, plain));
}

} // namespace
} // namespace tabuleiro::search
