#include "arena/players/player_spec.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace tabuleiro::arena {
namespace {

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
    const auto program = parse_player("program:python3 bots/mine.py,Effort=3");
    ASSERT_TRUE(program);
    EXPECT_EQ(program->protocol, Protocol::Program);
    EXPECT_EQ(program->command, "python3 bots/mine.py");
    EXPECT_EQ(describe(*program), "program python3 bots/mine.py, Effort=3");
    EXPECT_EQ(parse_player("assignment:./wargame")->protocol, Protocol::Assignment);
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
    for (const char* word : {"random", "level:3,name=x,nodes=5", "d2", "cecp:./e,name=n,Hash=6",
                             "program:./p,st=1", "assignment:./p"}) {
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

} // namespace
} // namespace tabuleiro::arena
