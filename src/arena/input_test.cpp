// What comes from outside: command words, limits, openings, results files.
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include "arena/game/openings.hpp"
#include "arena/players/player_spec.hpp"
#include "arena/results_file.hpp"

namespace tabuleiro::arena {
namespace {

TEST(LineBuffer, CutsBytesIntoLines) {
    LineBuffer buffer;
    buffer.add("one\r\ntw");
    EXPECT_EQ(buffer.next(), "one");
    EXPECT_EQ(buffer.next(), std::nullopt);
    buffer.add("o\n\nthree");
    EXPECT_EQ(buffer.next(), "two");
    EXPECT_EQ(buffer.next(), "");
    EXPECT_EQ(buffer.next(), std::nullopt);
    EXPECT_EQ(buffer.rest(), "three");
    EXPECT_EQ(buffer.rest(), std::nullopt);
}

TEST(LineBuffer, ALineWithoutEndIsCut) {
    LineBuffer buffer;
    for (int i = 0; i < 100; ++i) {
        buffer.add(std::string(1000, 'x'));
    }
    buffer.add("\nnext\n");
    EXPECT_EQ(buffer.next()->size(), LineBuffer::longest_line);
    EXPECT_EQ(buffer.next(), "next");
}

TEST(Command, IsSplitAsAShellDoes) {
    EXPECT_EQ(split_command("a  'b c' \"d e\"f g\\ h ''").value(),
              (std::vector<std::string>{"a", "b c", "d ef", "g h", ""}));
    EXPECT_FALSE(split_command(""));
    EXPECT_FALSE(split_command("a 'b"));
}

TEST(Limits, TextsReadAndWriteTheSame) {
    for (const char* text : {"tc=10+0.1", "tc=40/60", "tc=0.1/move", "nodes=1000", "depth=7",
                             "tc=5 nodes=10 depth=3 margin=0.05"}) {
        EXPECT_EQ(to_text(parse_limits(text).value()), text);
    }
    EXPECT_EQ(to_text(parse_limits("st=0.1").value()), "tc=0.1/move");
    for (const char* text : {"tc=", "st=0", "nodes=0", "nodes=-1", "depth=x", "time=5", "5",
                             "margin=-1", "depth=100000"}) {
        EXPECT_FALSE(parse_limits(text)) << text;
    }
}

TEST(PlayerSpec, OneWordNamesAnyPlayer) {
    EXPECT_EQ(parse_player("random")->kind, PlayerKind::Random);
    EXPECT_EQ(parse_player("level:3")->level, 3);
    EXPECT_EQ(parse_player("d4")->profile, "d4");
    const auto engine = parse_player("cecp:./bin/engine -x 'a b',name=new,Hash=64,tc=10+0.1");
    ASSERT_TRUE(engine);
    EXPECT_EQ(engine->name, "new");
    EXPECT_EQ(engine->command, "./bin/engine -x 'a b'");
    EXPECT_EQ(engine->protocol, Protocol::Cecp);
    EXPECT_EQ(engine->options, (EngineOptions{{"Hash", "64"}}));
    EXPECT_EQ(to_text(engine->limits), "tc=10+0.1");
    EXPECT_EQ(parse_player("/usr/games/stockfish")->name, "stockfish");
    EXPECT_EQ(parse_player("./engine --hash=16,name=x")->command, "./engine --hash=16");
    EXPECT_EQ(parse_player("./e,Move Overhead=10")->options,
              (EngineOptions{{"Move Overhead", "10"}}));
}

TEST(PlayerSpec, SettingsMayStandBeforeThePlayer) {
    const auto first = parse_player("name=new,tc=1,./engine,Hash=16");
    ASSERT_TRUE(first);
    EXPECT_EQ(*first, *parse_player("./engine,name=new,tc=1,Hash=16"));
    EXPECT_EQ(*parse_player("proto=cecp,cmd=./e"), *parse_player("cecp:./e"));
    EXPECT_EQ(parse_player("name=me,level:2")->level, 2);
    EXPECT_EQ(parse_player("name=me,level:2")->name, "me");
}

TEST(PlayerSpec, SeveralWordsNameAnEngine) {
    const auto engine = parse_player(std::vector<std::string>{
        "cmd=./engine", "proto=cecp", "dir=/tmp", "option.Clear Hash=", "restart=on", "st=1"});
    ASSERT_TRUE(engine);
    EXPECT_EQ(engine->directory, "/tmp");
    EXPECT_EQ(engine->options, (EngineOptions{{"Clear Hash", ""}}));
    EXPECT_TRUE(engine->restart);
}

TEST(PlayerSpec, NonsenseIsToldSo) {
    for (const char* word : {"level:", "level:0", "level:x", "", "random,Hash=4", "./e,proto=dos",
                             "./e,restart=maybe", "./e,x", "./e,colour=red", "'", "random,tc=no"}) {
        EXPECT_FALSE(parse_player(word)) << word;
    }
    EXPECT_FALSE(parse_player(std::vector<std::string>{"name=x"}));
}

TEST(PlayerSpec, GoesThroughJson) {
    for (const char* word : {"random", "level:3,name=x,nodes=5", "d2", "cecp:./e,name=n,Hash=6"}) {
        const PlayerSpec player = parse_player(word).value();
        EXPECT_EQ(player_from(to_json(player)).value(), player) << word;
    }
    EXPECT_FALSE(player_from(nlohmann::json::array()));
    EXPECT_FALSE(player_from({{"name", "x"}, {"kind", "ghost"}, {"limits", ""}}));
}

TEST(PlayerSpec, NamesAreMadeUnique) {
    std::vector<PlayerSpec> players{*parse_player("random"), *parse_player("random"),
                                    *parse_player("random,name=random 2"), *parse_player("random")};
    make_names_unique(players);
    EXPECT_EQ(players[1].name, "random 2");
    EXPECT_EQ(players[2].name, "random 2 2");
    EXPECT_EQ(players[3].name, "random 3");
}

TEST(Openings, ReadsPositionsMovesAndGames) {
    const Hall& chess = *find_hall("chess");
    const auto positions = parse_openings(
        chess,
        "# a comment\n8/8/8/8/8/5k2/7q/4K3 b - - hmvc 0; id \"x\";\n"
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n\ne4 e5 g1f3 Nc6\n",
        3);
    ASSERT_TRUE(positions) << positions.error().text();
    ASSERT_EQ(positions->size(), 3U);
    EXPECT_EQ((*positions)[0].start, "8/8/8/8/8/5k2/7q/4K3 b - - 0 1");
    EXPECT_EQ((*positions)[1].start,
              "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    EXPECT_EQ((*positions)[2].moves, (std::vector<std::string>{"e2e4", "e7e5", "g1f3"}));
    const auto games = parse_openings(
        chess,
        "[Event \"?\"]\n\n1. e4 {best} e5 2. Nf3 *\n\n[Event \"?\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n",
        0);
    ASSERT_TRUE(games);
    ASSERT_EQ(games->size(), 1U); // nothing is left to play in the other
    EXPECT_EQ(games->front().moves, (std::vector<std::string>{"e2e4", "e7e5", "g1f3"}));
}

TEST(Openings, ABadLineIsNamed) {
    const Hall& chess = *find_hall("chess");
    EXPECT_EQ(parse_openings(chess, "e4\ne4 e4\n", 0).error().text().substr(0, 7), "Line 2:");
    EXPECT_FALSE(parse_openings(chess, "\n# nothing\n", 0));
    EXPECT_FALSE(parse_openings(chess, "8/8/8/8/8/8/8/8 w - -\n", 0));
    EXPECT_FALSE(parse_openings(chess, "f3 e5 g4 Qh4", 0)); // over before it begins
}

TEST(Openings, RandomOnesAreBalancedAndFollowFromTheSeed) {
    for (const std::string_view game : game_names()) {
        const Hall& hall = *find_hall(game);
        const Opening one = hall.random_opening(4, 200, 1);
        EXPECT_EQ(hall.random_opening(4, 200, 1), one) << game;
        EXPECT_NE(hall.random_opening(4, 200, 2), one) << game;
        EXPECT_TRUE(hall.checked(one)) << game;
        EXPECT_EQ(one.moves.size(), game == "wargame" ? 8U : 4U) << game;
    }
}

class ResultsFiles : public testing::Test {
  protected:
    void SetUp() override {
        path_ =
            (std::filesystem::temp_directory_path() / ("arena-results-" + std::to_string(getpid())))
                .string();
        std::filesystem::remove(path_);
        plan_.players = {*parse_player("random"), *parse_player("random,name=other")};
        plan_.sprt = SprtTerms{};
        plan_.adjudication.draw = Adjudication::Draw{};
        plan_.limits = *parse_limits("tc=10+0.1");
    }
    void TearDown() override { std::filesystem::remove(path_); }

    static GameRecord game(int id) {
        GameRecord record;
        record.job = {id, 0, id / 2, {id % 2, 1 - id % 2}, {"", {"e2e4"}}, 99};
        record.date = "2026-01-02";
        record.moves = {"e7e5", "d1h5"};
        record.notes = {{Duration(15), Duration(9985), {-20, std::nullopt, 9, 1000}},
                        {Duration(15), std::nullopt, {std::nullopt, 3, 1, 2}}};
        record.end = {Player::Second, Reason::Crash, "exited \xff \"7\"\n"};
        return record;
    }

    std::string path_;
    Plan plan_;
};

TEST_F(ResultsFiles, KeepWhatIsWritten) {
    {
        auto file = ResultsFile::create(path_, plan_);
        ASSERT_TRUE(file) << file.error().text();
        file->append(game(1));
        file->append(game(0));
    }
    const auto read = ResultsFile::resume(path_);
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_EQ(read->plan(), plan_);
    ASSERT_EQ(read->games().size(), 2U);
    GameRecord expected = game(1);
    expected.end.detail = "exited \xEF\xBF\xBD \"7\"\n"; // bytes that are no text are replaced
    EXPECT_EQ(read->games()[0], expected);
}

TEST_F(ResultsFiles, ALineThatWasCutOffIsDroppedAndWrittenOver) {
    {
        auto file = ResultsFile::create(path_, plan_);
        file->append(game(0));
    }
    std::ofstream(path_, std::ios::app) << "{\"game\":1,\"rou";
    {
        auto file = ResultsFile::resume(path_);
        ASSERT_TRUE(file) << file.error().text();
        EXPECT_EQ(file->games().size(), 1U);
        file->append(game(1));
    }
    EXPECT_EQ(read_results(path_)->games.size(), 2U);
}

TEST_F(ResultsFiles, AreNeverOverwrittenNorWrittenByTwo) {
    auto file = ResultsFile::create(path_, plan_);
    ASSERT_TRUE(file);
    EXPECT_FALSE(ResultsFile::create(path_, plan_));
    EXPECT_EQ(ResultsFile::resume(path_).error().text(),
              path_ + " is being written by another arena.");
}

TEST_F(ResultsFiles, DamageIsNamedByItsLine) {
    {
        auto file = ResultsFile::create(path_, plan_);
        file->append(game(0));
    }
    std::ofstream(path_, std::ios::app) << "nonsense\n";
    EXPECT_NE(ResultsFile::resume(path_).error().text().find("line 3"), std::string::npos);
    std::ofstream(path_) << "";
    EXPECT_FALSE(ResultsFile::resume(path_));
    std::ofstream(path_) << "{}\n";
    EXPECT_FALSE(ResultsFile::resume(path_));
}

} // namespace
} // namespace tabuleiro::arena
