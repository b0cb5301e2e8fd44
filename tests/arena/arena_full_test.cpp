// A thousand short games in each game, and Debian's engines if they are installed: nothing is left
// behind.
#include <gtest/gtest.h>

#include <filesystem>

#include "arena/report/report.hpp"
#include "arena/runner.hpp"
#include "processes.hpp"

namespace tabuleiro::arena {
namespace {

// Distinguishes this test's engines from those of tests that run at the same time.
std::string mark() {
    return "full-" + std::to_string(getpid());
}

std::string mock(const std::string& protocol, const std::string& habit) {
    return (protocol == "cecp" ? "cecp:" : "") + std::string(MOCK_ENGINE) + " " + protocol + " " +
           habit + " " + mark() + ",name=" + protocol + " " + habit;
}

struct Ended {
    int played = 0;
    std::vector<GameRecord> games;
};

Ended play(Plan plan, const std::vector<std::string>& players, int concurrency) {
    for (const std::string& player : players) {
        plan.players.push_back(parse_player(player).value());
    }
    EXPECT_EQ(faults(plan), Reasons{});
    const test::Folder folder;
    const ArenaGame& arena_game = *find_game(plan.game);
    auto results = ResultsFile::create(folder.file("r.jsonl"), plan).value();
    Tournament tournament(results.plan());
    const auto openings = Openings::prepare(arena_game, plan.openings, plan.seed).value();
    StopRequest stop;
    run(tournament, arena_game, openings, results, {concurrency, {}}, stop,
        [](const GameRecord&, const Tournament&) {});
    return {tournament.played(), read_results(results.path())->games};
}

class Thousand : public testing::Test {
  protected:
    void SetUp() override { descriptors_ = test::open_descriptors(); }
    void TearDown() override {
        EXPECT_TRUE(test::has_no_child());
        EXPECT_EQ(test::open_descriptors(), descriptors_);
        EXPECT_TRUE(test::soon_no_process_with(mark()));
    }

  private:
    int descriptors_ = 0;
};

TEST_F(Thousand, GamesOfChessWithEnginesThatFail) {
    Plan plan;
    plan.format = Format::RoundRobin;
    plan.pairs = 50;
    plan.limits.nodes = 1;
    plan.adjudication.max_moves = 4;
    const Ended ended = play(plan,
                             {mock("uci", "good"), mock("uci", "exit"), mock("cecp", "good"),
                              mock("uci", "family"), "random"},
                             4);
    EXPECT_EQ(ended.played, 1000);
    int crashes = 0;
    for (const GameRecord& game : ended.games) {
        crashes += game.end.reason == Reason::Crash ? 1 : 0;
        EXPECT_TRUE(game.end.reason == Reason::Crash || game.end.reason == Reason::Length ||
                    game.end.reason == Reason::Rule || game.end.reason == Reason::Refusal)
            << to_text(game.end.reason) << ' ' << game.end.detail;
    }
    EXPECT_GE(crashes, 250); // it fails in every game except those that end before its second move
}

TEST_F(Thousand, GamesOfEachGame) {
    for (const std::string_view game : game_names()) {
        Plan plan;
        plan.game = game;
        plan.pairs = 500;
        plan.adjudication.max_moves = 40;
        EXPECT_EQ(play(plan, {"random", "random,name=other"}, 4).played, 1000) << game;
    }
}

TEST(Debian, EnginesPlayEachOther) {
    const auto installed = [](const char* name) {
        return std::filesystem::exists(std::string("/usr/games/") + name);
    };
    std::vector<std::string> players;
    if (installed("stockfish")) {
        players.emplace_back("stockfish,Threads=1,Hash=16");
    }
    if (installed("gnuchess")) {
        players.emplace_back("gnuchess --uci,name=gnuchess");
    }
    if (installed("fairymax")) {
        players.emplace_back("cecp:fairymax,name=fairymax");
    }
    if (players.size() < 2) {
        GTEST_SKIP() << "fewer than two of stockfish, gnuchess and fairymax are installed";
    }
    Plan plan;
    plan.format = Format::RoundRobin;
    plan.limits = parse_limits("tc=1+0.02 margin=5").value();
    plan.adjudication.max_moves = 15;
    const Ended ended = play(plan, players, 1);
    EXPECT_EQ(ended.played, static_cast<int>(players.size() * (players.size() - 1)));
    for (const GameRecord& game : ended.games) {
        EXPECT_FALSE(is_fault(game.end.reason))
            << to_text(game.end.reason) << ' ' << game.end.detail;
    }
    EXPECT_TRUE(test::has_no_child());
}

} // namespace
} // namespace tabuleiro::arena
