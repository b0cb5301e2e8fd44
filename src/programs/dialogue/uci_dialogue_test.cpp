#include "programs/dialogue/uci_dialogue.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::programs {
namespace {

PlayerLimits limits_from(std::string_view text) {
    return parse_limits(text).value();
}

UciDialogue greeted(EngineOptions options = {}) {
    UciDialogue dialogue(std::move(options));
    EXPECT_EQ(dialogue.hello(), Lines{"uci"});
    dialogue.receive("id name Some Engine 1.0");
    dialogue.receive("option name Hash type spin default 16 min 1 max 1024");
    dialogue.receive("option name Clear Hash type button");
    dialogue.receive("option name UCI_Chess960 type check default false");
    return dialogue;
}

UciDialogue ready_uci() {
    UciDialogue dialogue = greeted();
    dialogue.receive("uciok");
    dialogue.receive("readyok");
    return dialogue;
}

Question question(std::string_view text, Player to_move = Player::First) {
    Question asked;
    asked.to_move = to_move;
    asked.limits = {limits_from(text), limits_from(text)};
    return asked;
}

TEST(Uci, GreetsAndSetsOptions) {
    UciDialogue dialogue = greeted({{"hash", "64"}, {"Clear Hash", ""}});
    EXPECT_TRUE(dialogue.waiting());
    const Event event = dialogue.receive("uciok");
    EXPECT_EQ(event.replies,
              (Lines{"setoption name Hash value 64", "setoption name Clear Hash", "isready"}));
    EXPECT_TRUE(dialogue.waiting());
    dialogue.receive("readyok");
    EXPECT_FALSE(dialogue.waiting());
}

TEST(Uci, AnOptionThatItDoesNotHaveIsRefused) {
    UciDialogue dialogue = greeted({{"Hahs", "64"}});
    const Event event = dialogue.receive("uciok");
    EXPECT_EQ(event.kind, Event::Kind::Refuses);
    EXPECT_EQ(event.text, "it has no option 'Hahs' (it has: Hash, Clear Hash, UCI_Chess960)");
}

TEST(Uci, BeginsGames) {
    UciDialogue dialogue = ready_uci();
    EXPECT_EQ(dialogue.new_game({}), (Lines{"ucinewgame", "isready"}));
    EXPECT_TRUE(dialogue.waiting());
    dialogue.receive("readyok");
    GameStart chess960;
    chess960.chess960 = true;
    EXPECT_EQ(dialogue.new_game(chess960),
              (Lines{"setoption name UCI_Chess960 value true", "ucinewgame", "isready"}));
    EXPECT_FALSE(dialogue.objection());
    EXPECT_EQ(dialogue.new_game({}),
              (Lines{"setoption name UCI_Chess960 value false", "ucinewgame", "isready"}));
}

TEST(Uci, AnEngineWithoutChess960Objects) {
    UciDialogue dialogue({});
    dialogue.hello();
    dialogue.receive("uciok");
    dialogue.receive("readyok");
    GameStart chess960;
    chess960.chess960 = true;
    dialogue.new_game(chess960);
    EXPECT_EQ(dialogue.objection(), "it does not play Chess960 (no option UCI_Chess960)");
}

TEST(Uci, AsksForMovesByEveryLimit) {
    UciDialogue dialogue = ready_uci();
    Question asked = question("tc=10+0.1");
    asked.left = {Duration(9500), Duration(10000)};
    EXPECT_EQ(dialogue.think(asked),
              (Lines{"position startpos", "go wtime 9500 winc 100 btime 10000 binc 100"}));
    asked = question("tc=40/60");
    asked.moves = {"e2e4", "e7e5"};
    asked.left = {Duration(60000), Duration(50000)};
    asked.moves_to_control = 39;
    EXPECT_EQ(dialogue.think(asked),
              (Lines{"position startpos moves e2e4 e7e5",
                     "go wtime 60000 winc 0 btime 50000 binc 0 movestogo 39"}));
    EXPECT_EQ(dialogue.think(question("st=0.25"))[1], "go movetime 250");
    EXPECT_EQ(dialogue.think(question("nodes=1000"))[1], "go nodes 1000");
    EXPECT_EQ(dialogue.think(question("depth=7 nodes=5"))[1], "go nodes 5 depth 7");
}

TEST(Uci, StartsFromPositions) {
    UciDialogue dialogue = ready_uci();
    GameStart start;
    start.fen = "8/8/8/8/8/5k2/7q/5K2 b - - 0 1";
    dialogue.new_game(start);
    Question asked = question("nodes=1", Player::Second);
    asked.moves = {"h2f2"};
    EXPECT_EQ(dialogue.think(asked)[0], "position fen 8/8/8/8/8/5k2/7q/5K2 b - - 0 1 moves h2f2");
}

TEST(Uci, HearsMovesAndThoughts) {
    UciDialogue dialogue = ready_uci();
    dialogue.think(question("nodes=1"));
    dialogue.receive(
        "info depth 5 seldepth 9 score cp -31 nodes 1234 nps 9000 pv e2e4 e7e5 depth 99");
    dialogue.receive("info depth 6 currmove d2d4 currmovenumber 2 nodes 1300");
    dialogue.receive("info depth 6 multipv 2 score cp 900 nodes 1400 pv a2a3");
    dialogue.receive("info string score cp 1 depth 77");
    EXPECT_EQ(dialogue.thought(), (Thought{-31, std::nullopt, 5, 1300, 9000, {"e2e4", "e7e5"}}));
    dialogue.receive("info depth 7 score mate -3 upperbound nodes 2000");
    EXPECT_EQ(dialogue.thought(), (Thought{std::nullopt, -3, 7, 2000, 9000, {"e2e4", "e7e5"}}));
    const Event event = dialogue.receive("  bestmove   e2e4 ponder e7e5 ");
    EXPECT_EQ(event.kind, Event::Kind::Move);
    EXPECT_EQ(event.text, "e2e4");
}

TEST(Uci, WhatComesAtTheWrongTimeIsNotHeard) {
    UciDialogue dialogue = ready_uci();
    EXPECT_EQ(dialogue.receive("bestmove e2e4").kind, Event::Kind::Nothing);
    dialogue.think(question("nodes=1"));
    EXPECT_EQ(dialogue.receive("uciok").kind, Event::Kind::Nothing);
    EXPECT_TRUE(dialogue.receive("uciok").replies.empty());
    EXPECT_EQ(dialogue.receive("").kind, Event::Kind::Nothing);
    EXPECT_EQ(dialogue.receive("bestmove").text, "");
    EXPECT_EQ(dialogue.receive("bestmove e2e4").kind, Event::Kind::Nothing);
}

TEST(Uci, StopsWhileItThinksOnly) {
    UciDialogue dialogue = ready_uci();
    EXPECT_EQ(dialogue.stop(), Lines{});
    dialogue.think(question("nodes=1"));
    EXPECT_EQ(dialogue.stop(), Lines{"stop"});
}

// An engine that may ponder has just moved, and expects a reply.
UciDialogue pondering_uci() {
    UciDialogue dialogue({});
    dialogue.hello();
    dialogue.receive("option name Ponder type check default false");
    dialogue.receive("uciok");
    dialogue.receive("readyok");
    GameStart start;
    start.ponder = true;
    EXPECT_EQ(dialogue.new_game(start),
              (Lines{"setoption name Ponder value true", "ucinewgame", "isready"}));
    dialogue.receive("readyok");
    dialogue.think(question("tc=10"));
    EXPECT_EQ(dialogue.receive("bestmove e2e4 ponder e7e5").kind, Event::Kind::Move);
    EXPECT_EQ(dialogue.expected_reply(), "e7e5");
    Question next = question("tc=10");
    next.moves = {"e2e4", "e7e5"};
    next.left = {Duration(9000), Duration(8000)};
    EXPECT_EQ(dialogue.ponder(next), (Lines{"position startpos moves e2e4 e7e5",
                                            "go ponder wtime 9000 winc 0 btime 8000 binc 0"}));
    dialogue.receive("info depth 5 score cp 31 nodes 1000 pv g1f3");
    EXPECT_FALSE(dialogue.waiting());
    return dialogue;
}

Question after_reply(const std::string& reply) {
    Question asked = question("tc=10");
    asked.moves = {"e2e4", reply};
    asked.left = {Duration(9000), Duration(7000)};
    return asked;
}

TEST(Uci, TheExpectedReplyIsAPonderHit) {
    UciDialogue dialogue = pondering_uci();
    EXPECT_EQ(dialogue.think(after_reply("e7e5")), Lines{"ponderhit"});
    EXPECT_EQ(dialogue.thought().depth, 5); // what it thought before counts
    const Event event = dialogue.receive("bestmove g1f3");
    EXPECT_EQ(event.kind, Event::Kind::Move);
    EXPECT_EQ(event.text, "g1f3");
    EXPECT_FALSE(dialogue.expected_reply());
}

TEST(Uci, AfterAnotherReplyTheMoveOfItsPonderingIsNotTaken) {
    UciDialogue dialogue = pondering_uci();
    EXPECT_EQ(dialogue.think(after_reply("c7c5")), Lines{"stop"});
    const Event stale = dialogue.receive("bestmove g1f3 ponder b8c6");
    EXPECT_EQ(stale.kind, Event::Kind::Nothing);
    EXPECT_EQ(stale.replies, (Lines{"position startpos moves e2e4 c7c5",
                                    "go wtime 9000 winc 0 btime 7000 binc 0"}));
    EXPECT_EQ(dialogue.thought(), Thought{});
    EXPECT_EQ(dialogue.receive("bestmove b1c3").text, "b1c3");
}

TEST(Uci, AGameThatEndsEndsThePonderingToo) {
    UciDialogue dialogue = pondering_uci();
    EXPECT_EQ(dialogue.game_over({}), Lines{"stop"});
    EXPECT_TRUE(dialogue.waiting());
    EXPECT_EQ(dialogue.new_game({}),
              (Lines{"setoption name Ponder value false", "ucinewgame", "isready"}));
    dialogue.receive("readyok");
    EXPECT_TRUE(dialogue.waiting()); // for the move that nobody wants
    EXPECT_EQ(dialogue.receive("bestmove g1f3").kind, Event::Kind::Nothing);
    EXPECT_FALSE(dialogue.waiting());
}

TEST(Uci, AnAnswerWhileItPondersIsIgnoredAndItIsAskedAnew) {
    UciDialogue dialogue = pondering_uci();
    EXPECT_EQ(dialogue.receive("bestmove g1f3").kind, Event::Kind::Nothing);
    EXPECT_EQ(dialogue.think(after_reply("e7e5"))[1], "go wtime 9000 winc 0 btime 7000 binc 0");
    EXPECT_EQ(dialogue.receive("bestmove g1f3").kind, Event::Kind::Move);
}

TEST(Uci, WhoDoesNotDeclarePonderingIsNotAskedForIt) {
    UciDialogue dialogue = ready_uci();
    GameStart start;
    start.ponder = true;
    EXPECT_EQ(dialogue.new_game(start), (Lines{"ucinewgame", "isready"}));
    dialogue.receive("readyok");
    dialogue.think(question("tc=10"));
    dialogue.receive("bestmove e2e4 ponder e7e5");
    EXPECT_FALSE(dialogue.expected_reply());
}

TEST(Uci, SaysWhoItIs) {
    UciDialogue dialogue = greeted();
    dialogue.receive("id author Somebody");
    EXPECT_EQ(dialogue.name(), "Some Engine 1.0");
    EXPECT_EQ(dialogue.author(), "Somebody");
    EXPECT_EQ(dialogue.declared("hash"), "Hash");
    EXPECT_EQ(dialogue.declared("MultiPV"), std::nullopt);
}

TEST(Uci, SeveralVariationsAreKeptTheBestFirst) {
    UciDialogue dialogue = ready_uci();
    dialogue.think(question("st=1"));
    dialogue.receive("info depth 5 multipv 1 score cp 10 pv e2e4");
    dialogue.receive("info depth 5 multipv 2 score cp 5 pv d2d4 d7d5");
    dialogue.receive("info depth 6 multipv 1 score cp 12 pv d2d4");
    dialogue.receive("info depth 7 multipv 1 score cp 90 lowerbound pv a2a3");
    dialogue.receive("info depth 6 multipv 4 score cp 1 pv a2a4");
    dialogue.receive("info depth 6 multipv 2 score mate -3 pv e2e4");
    ASSERT_EQ(dialogue.variations().size(), 2U);
    EXPECT_EQ(dialogue.variations()[0].variation, std::vector<std::string>{"d2d4"});
    EXPECT_EQ(dialogue.variations()[0].centipawns, 12);
    EXPECT_EQ(dialogue.variations()[1].mate, -3);
    dialogue.receive("bestmove d2d4");
    dialogue.think(question("st=1"));
    EXPECT_TRUE(dialogue.variations().empty());
}

} // namespace
} // namespace tabuleiro::programs
