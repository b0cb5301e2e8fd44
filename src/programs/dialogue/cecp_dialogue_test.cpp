#include "programs/dialogue/cecp_dialogue.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::programs {
namespace {

PlayerLimits limits(std::string_view text) {
    return parse_limits(text).value();
}

CecpDialogue ready_cecp(std::string_view features = "ping=1 setboard=1 usermove=1 nps=1",
                        EngineOptions options = {}) {
    CecpDialogue dialogue(std::move(options));
    EXPECT_EQ(dialogue.hello(), (Lines{"xboard", "protover 2"}));
    dialogue.receive("feature " + std::string(features) + " done=1");
    dialogue.receive("pong 1");
    EXPECT_FALSE(dialogue.waiting());
    return dialogue;
}

GameStart game(std::string_view text) {
    GameStart start;
    start.limits = limits(text);
    return start;
}

Question question(std::vector<std::string> moves, Player to_move, std::string_view text) {
    Question asked;
    asked.moves = std::move(moves);
    asked.to_move = to_move;
    asked.limits = {limits(text), limits(text)};
    asked.left = {Duration(12345), Duration(60000)};
    return asked;
}

TEST(Cecp, AnswersFeaturesOneByOne) {
    CecpDialogue dialogue({});
    dialogue.hello();
    const Event event =
        dialogue.receive("feature ping=1 myname=\"An Engine 2\" unheard=3 variants=\"normal, "
                         "fischerandom\"");
    EXPECT_EQ(event.replies,
              (Lines{"accepted ping", "accepted myname", "rejected unheard", "accepted variants"}));
    EXPECT_TRUE(dialogue.waiting());
    EXPECT_EQ(dialogue.receive("feature done=1").replies,
              (Lines{"accepted done", "easy", "post", "ping 1"}));
    EXPECT_TRUE(dialogue.waiting());
    dialogue.receive("pong 7");
    EXPECT_TRUE(dialogue.waiting());
    dialogue.receive("pong 1");
    EXPECT_FALSE(dialogue.waiting());
}

TEST(Cecp, AnEngineThatSaysNothingIsOldAndReady) {
    CecpDialogue dialogue({});
    dialogue.hello();
    EXPECT_EQ(dialogue.silence().replies, (Lines{"easy", "post"}));
    EXPECT_FALSE(dialogue.waiting());
}

TEST(Cecp, AnEngineThatAsksForTimeGetsIt) {
    CecpDialogue dialogue({});
    dialogue.hello();
    dialogue.receive("feature done=0");
    EXPECT_TRUE(dialogue.silence().replies.empty());
    EXPECT_TRUE(dialogue.waiting());
}

TEST(Cecp, SetsOptionsThatThereAre) {
    CecpDialogue dialogue({{"memory", "64"}, {"Style", "wild"}});
    dialogue.hello();
    const Event event =
        dialogue.receive("feature memory=1 option=\"Style -combo calm /// wild\" done=1");
    EXPECT_EQ(event.replies, (Lines{"accepted memory", "accepted option", "accepted done",
                                    "memory 64", "option Style=wild", "easy", "post"}));
    CecpDialogue other(EngineOptions{{"cores", "4"}});
    other.hello();
    const Event refused = other.receive("feature memory=1 done=1");
    EXPECT_EQ(refused.kind, Event::Kind::Refuses);
    EXPECT_EQ(refused.text, "it has no option 'cores' (it has: memory)");
}

TEST(Cecp, BeginsGamesByEveryLimit) {
    CecpDialogue dialogue = ready_cecp();
    EXPECT_EQ(dialogue.new_game(game("tc=10+0.1")),
              (Lines{"new", "force", "level 0 0:10 0.1", "easy", "post", "ping 2"}));
    EXPECT_EQ(dialogue.new_game(game("tc=40/300"))[2], "level 40 5 0");
    EXPECT_EQ(dialogue.new_game(game("st=2"))[2], "st 2");
    const Lines depth = dialogue.new_game(game("depth=6"));
    EXPECT_EQ(depth[3], "sd 6");
    const Lines nodes = dialogue.new_game(game("nodes=5000"));
    EXPECT_EQ(nodes[3], "nps 5000");
    EXPECT_EQ(nodes[4], "st 1");
    EXPECT_FALSE(dialogue.objection());
}

TEST(Cecp, SaysWhatItCannotDo) {
    CecpDialogue dialogue = ready_cecp("ping=1");
    GameStart start = game("tc=10");
    start.fen = "8/8/8/8/8/5k2/7q/5K2 b - - 0 1";
    dialogue.new_game(start);
    EXPECT_EQ(dialogue.objection(), "it does not take positions (no setboard)");
    dialogue.new_game(game("nodes=5"));
    EXPECT_EQ(dialogue.objection(), "it has no limit by nodes (no nps)");
    dialogue.new_game(game("tc=10"));
    EXPECT_FALSE(dialogue.objection());
}

TEST(Cecp, ToldTheMovesItPlaysOnByItself) {
    CecpDialogue dialogue = ready_cecp();
    dialogue.new_game(game("tc=10+0.1"));
    EXPECT_EQ(dialogue.think(question({"e2e4"}, Player::Second, "tc=10+0.1")),
              (Lines{"usermove e2e4", "time 6000", "otim 1234", "go"}));
    const Event event = dialogue.receive("move e7e5");
    EXPECT_EQ(event.kind, Event::Kind::Move);
    EXPECT_EQ(event.text, "e7e5");
    EXPECT_EQ(dialogue.think(question({"e2e4", "e7e5", "g1f3"}, Player::Second, "tc=10+0.1")),
              (Lines{"time 6000", "otim 1234", "usermove g1f3"}));
}

TEST(Cecp, HearsThoughtsOldMovesAndClaims) {
    CecpDialogue dialogue = ready_cecp();
    dialogue.new_game(game("tc=10"));
    dialogue.think(question({}, Player::First, "tc=10"));
    dialogue.receive("9. -45 123 98765 e2e4 e7e5");
    EXPECT_EQ(dialogue.thought(), (Thought{-45, std::nullopt, 9, 98765, {}, {"e2e4", "e7e5"}}));
    dialogue.receive("10 100003 123 98766 e2e4");
    EXPECT_EQ(dialogue.thought(), (Thought{std::nullopt, 3, 10, 98766, {}, {"e2e4"}}));
    dialogue.receive("# 11 5 5 5");
    dialogue.receive("12 score 5 5");
    EXPECT_EQ(dialogue.thought().depth, 10);
    EXPECT_EQ(dialogue.receive("My move is : e2e4").text, "e2e4");
    dialogue.think(question({"e2e4", "e7e5"}, Player::First, "tc=10"));
    EXPECT_EQ(dialogue.receive("0-1 {White resigns}").kind, Event::Kind::Claims);
    EXPECT_EQ(dialogue.receive("resign").kind, Event::Kind::Resigns);
    EXPECT_EQ(dialogue.receive("Illegal move (no): e7e5").kind, Event::Kind::Refuses);
    EXPECT_EQ(dialogue.receive("Error (unknown command): easy").kind, Event::Kind::Nothing);
    EXPECT_EQ(dialogue.stop(), Lines{"?"});
    EXPECT_EQ(dialogue.game_over({Player::Second, "resignation", "resignation"}),
              (Lines{"force", "result 0-1 {resignation}"}));
}

TEST(Cecp, WritesMovesAsTheEngineWantsThem) {
    EXPECT_EQ(ready_cecp().move_text(), MoveText::Coordinates);
    EXPECT_EQ(ready_cecp("ping=1 san=1").move_text(), MoveText::San);
    CecpDialogue dialogue = ready_cecp("ping=1 setboard=1 variants=\"fischerandom\"");
    GameStart start = game("tc=1");
    start.chess960 = true;
    EXPECT_EQ(dialogue.new_game(start)[1], "variant fischerandom");
    EXPECT_EQ(dialogue.move_text(), MoveText::CastlingLetters);
    EXPECT_FALSE(ready_cecp("ping=1 reuse=0").reusable());
}

TEST(Cecp, PondersByItselfIfItMay) {
    CecpDialogue dialogue = ready_cecp();
    GameStart start = game("tc=10+0.1");
    start.ponder = true;
    EXPECT_EQ(dialogue.new_game(start),
              (Lines{"new", "force", "level 0 0:10 0.1", "hard", "post", "ping 2"}));
    dialogue.think(question({}, Player::First, "tc=10+0.1"));
    dialogue.receive("move e2e4");
    EXPECT_FALSE(dialogue.expected_reply());
    dialogue.receive("9 45 10 500 e7e5 g1f3"); // what it ponders is no thought about a move
    EXPECT_EQ(dialogue.receive("move d2d4").kind, Event::Kind::Nothing);
    dialogue.think(question({"e2e4", "c7c5"}, Player::First, "tc=10+0.1"));
    EXPECT_EQ(dialogue.thought(), Thought{});
}

} // namespace
} // namespace tabuleiro::programs
