#include "engines/chess/engine.hpp"

#include <gtest/gtest.h>

#include <future>
#include <set>

#include "engines/chess/bench.hpp"
#include "engines/chess/search_request.hpp"
#include "games/chess/coordinate.hpp"
#include "games/chess/fen.hpp"
#include "support/golden.hpp"

namespace tabuleiro::roque {
namespace {

SearchRequest request_from(const char* fen) {
    SearchRequest request;
    request.game.position = parse_fen(fen).value();
    return request;
}

SearchResult searched(const char* fen, std::uint64_t nodes) {
    Engine engine(4);
    SearchRequest request = request_from(fen);
    request.limits.nodes = nodes;
    return engine.search(request);
}

TEST(Search, FindsMatesInTwoThreeAndFour) {
    struct Problem {
        const char* fen;
        int moves;
        std::uint64_t nodes;
    };
    for (const Problem& problem : {
             Problem{"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 2, 100'000},
             Problem{"8/6K1/1p1B1RB1/8/2Q5/2n1kP1N/3b4/4n3 w - - 0 1", 2, 100'000},
             Problem{"2bqkbn1/2pppp2/np2N3/r3P1p1/p2N2B1/5Q2/PPPPKPP1/RNB2r2 w - - 0 1", 2,
                     100'000},
             Problem{"r1b1kb1r/pppp1ppp/5q2/4n3/3KP3/2N3PN/PPP4P/R1BQ1B1R b kq - 0 1", 3, 60'000},
             Problem{"8/8/8/2P3R1/5B2/2rP1p2/p1P1PP2/RnQ1K2k w - - 5 3", 3, 100'000},
             Problem{"r5rk/2p1Nppp/3p3P/pp2p1P1/4P3/2qnPQK1/8/R6R w - - 1 1", 4, 100'000},
         }) {
        const SearchResult result = searched(problem.fen, problem.nodes);
        EXPECT_EQ(result.score, mate_in(2 * problem.moves - 1)) << problem.fen;
    }
}

TEST(Search, StopsAtItsNodeLimitAndIsTheSameEveryTime) {
    const char* fen = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";
    const SearchResult one = searched(fen, 20'000);
    const SearchResult two = searched(fen, 20'000);
    EXPECT_EQ(one.nodes, 20'000U);
    EXPECT_EQ(one.best, two.best);
    EXPECT_EQ(one.score, two.score);
    EXPECT_EQ(one.depth, two.depth);
}

TEST(Search, HasAMoveEvenWithOneNode) {
    EXPECT_TRUE(searched("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 1).best);
}

TEST(Search, HasNoMoveWhenTheGameIsOver) {
    EXPECT_FALSE(searched("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 100).best);
}

TEST(Search, LooksOnlyAtTheMovesItIsGiven) {
    Engine engine(1);
    SearchRequest request = request_from("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    request.limits.depth = 5;
    const Move move = parse_coordinates(request.game.position, "a1b1").value();
    request.search_moves = {move};
    EXPECT_EQ(engine.search(request).best, move);
}

TEST(Search, GivesAsManyDifferentLinesAsWanted) {
    Engine engine(1);
    SearchRequest request =
        request_from("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    request.limits.depth = 5;
    request.lines = 4;
    const SearchResult result = engine.search(request);
    ASSERT_EQ(result.lines.size(), 4U);
    std::set<std::uint16_t> moves;
    for (std::size_t i = 0; i < 4; ++i) {
        moves.insert(result.lines[i].moves.front().bits());
        EXPECT_TRUE(i == 0 || result.lines[i].score <= result.lines[i - 1].score);
    }
    EXPECT_EQ(moves.size(), 4U);
}

TEST(Search, TakesADrawByRepetitionWhenItIsLost) {
    // Black is lost except for perpetual check: Qe1+ Kh2 Qh4+ Kg1.
    const SearchResult result = searched("6k1/2Q3p1/6q1/8/7q/8/6P1/1R4K1 b - - 0 1", 30'000);
    EXPECT_GE(result.score, 0);
}

TEST(Search, KnowsThatAThirdOccurrenceIsADraw) {
    // White is a queen up; going back once more lets Black reach a third occurrence.
    Record<Chess> game = engine_game(parse_fen("7k/8/8/8/8/8/2Q5/K7 w - - 0 1").value());
    for (const char* text : {"c2d2", "h8g8", "d2c2", "g8h8", "c2d2", "h8g8"}) {
        game.play(parse_coordinates(game.position(), text).value());
    }
    Engine engine(1);
    SearchRequest request = request_for(game);
    request.limits.nodes = 20'000;
    const SearchResult result = engine.search(request);
    EXPECT_GT(result.score, 500);
    EXPECT_NE(result.best, parse_coordinates(game.position(), "d2c2").value());
}

TEST(Search, MatesBeforeFiftyMovesArePassed) {
    const SearchResult result = searched("k7/8/K7/8/8/8/8/7R w - - 99 100", 1'000);
    EXPECT_EQ(result.score, mate_in(1));
}

TEST(Search, MatesWithTwoKnightsWhereItCan) {
    const SearchResult result = searched("k7/8/1KN5/3N4/8/8/8/8 w - - 0 1", 1'000);
    EXPECT_EQ(result.score, mate_in(1));
}

TEST(Search, HasTheSignatureThatIsWrittenDown) {
    test::expect_golden(test::source_path("tests/signatures/roque.txt"),
                        "roque bench nodes " + std::to_string(bench().nodes) + "\n");
}

class Promise : public EngineListener {
  public:
    void on_done(const SearchResult& result) override { done.set_value(result); }
    std::promise<SearchResult> done;
};

TEST(Engine, AnswersOnlyWhenStopped) {
    Engine engine(1);
    Promise promise;
    auto future = promise.done.get_future();
    SearchRequest request = request_from("7k/8/6QK/8/8/8/8/8 w - - 0 1");
    request.limits.until_stopped = true;
    request.limits.depth = 2;
    engine.start(request, promise);
    EXPECT_EQ(future.wait_for(Milliseconds(50)), std::future_status::timeout);
    engine.stop();
    EXPECT_TRUE(future.get().best);
}

TEST(Engine, PondersUntilTheMoveIsPlayed) {
    Engine engine(1);
    Promise promise;
    auto future = promise.done.get_future();
    SearchRequest request =
        request_from("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    request.limits.pondering = true;
    request.limits.clock = ClockTimes{Milliseconds(10), Milliseconds(0), std::nullopt};
    engine.start(request, promise);
    EXPECT_EQ(future.wait_for(Milliseconds(50)), std::future_status::timeout);
    engine.ponder_hit();
    const SearchResult result = future.get();
    EXPECT_TRUE(result.best);
    EXPECT_GE(result.elapsed, Milliseconds(50));
    EXPECT_LE(result.used, result.elapsed - Milliseconds(50)) << "pondering is not our time";
}

TEST(Engine, WeakenedItPlaysTheSameWhateverItsMemory) {
    SearchRequest request =
        request_from("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    request.elo = 1500;
    request.seed = 5;
    Engine small(16);
    Engine large(64);
    const SearchResult first = small.search(request);
    const SearchResult second = large.search(request);
    EXPECT_EQ(second.best, first.best);
    EXPECT_EQ(second.nodes, first.nodes);
}

TEST(Engine, SearchesWithSeveralThreads) {
    Engine engine(4);
    engine.set_threads(3);
    SearchRequest request = request_from("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
    request.limits.nodes = 100'000;
    EXPECT_TRUE(is_win(engine.search(request).score));
}

} // namespace
} // namespace tabuleiro::roque
