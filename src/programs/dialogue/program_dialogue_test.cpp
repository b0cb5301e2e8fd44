#include "programs/dialogue/program_dialogue.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::programs {
namespace {

ProgramDialogue ready_program(EngineOptions options = {}) {
    ProgramDialogue dialogue(std::move(options));
    EXPECT_EQ(dialogue.hello(), Lines{"tabuleiro 1"});
    for (const char* line :
         {"id name Shooter 3", "id author Group 7",
          "option name Effort type spin default 100 min 1 max 1000", "games one two"}) {
        EXPECT_EQ(dialogue.receive(line).kind, Event::Kind::Nothing);
    }
    EXPECT_TRUE(dialogue.waiting());
    return dialogue;
}

Lines think_of_view(ProgramDialogue& dialogue) {
    return dialogue.think(program::SetView{"a view"}, {"m1", "m2"}, {});
}

TEST(ProgramDialogue, GreetsAndSetsOptions) {
    ProgramDialogue dialogue = ready_program({{"Effort", "50"}});
    EXPECT_EQ(dialogue.receive("ok").replies, (Lines{"setoption name Effort value 50", "isready"}));
    EXPECT_TRUE(dialogue.waiting());
    dialogue.receive("readyok");
    EXPECT_FALSE(dialogue.waiting());
    EXPECT_EQ(dialogue.name(), "Shooter 3");
    EXPECT_EQ(dialogue.author(), "Group 7");
    EXPECT_EQ(dialogue.objection_to("two"), std::nullopt);
    EXPECT_EQ(dialogue.objection_to("three"), "it does not play three (it plays: one, two)");
}

TEST(ProgramDialogue, TellsTheGameTheSeatAndTheTurn) {
    ProgramDialogue dialogue = ready_program();
    dialogue.receive("ok");
    dialogue.receive("readyok");
    EXPECT_EQ(dialogue.new_game({"two", {{"size", "5"}}}, Player::Second),
              (Lines{"newgame two size=5", "seat second", "isready"}));
    EXPECT_TRUE(dialogue.waiting());
    dialogue.receive("readyok");
    EXPECT_EQ(think_of_view(dialogue), (Lines{"view a view", "go"}));
    EXPECT_EQ(dialogue.stop(), Lines{"stop"});
    dialogue.receive("info depth 8 nodes 123 score -31 variation m2 m1");
    const Event event = dialogue.receive("move m2");
    EXPECT_EQ(event.kind, Event::Kind::Move);
    EXPECT_EQ(event.text, "m2");
    EXPECT_EQ(dialogue.thought().depth, 8);
    EXPECT_EQ(dialogue.thought().nodes, 123U);
    EXPECT_EQ(dialogue.thought().centipawns, -31);
    EXPECT_EQ(dialogue.stop(), Lines{});
    EXPECT_EQ(dialogue.game_over({Player::Second, "checkmate", ""}), Lines{"end win checkmate"});
    EXPECT_EQ(dialogue.game_over({Player::First, "time", ""}), Lines{"end loss time"});
    EXPECT_EQ(dialogue.game_over({std::nullopt, "stalemate", ""}), Lines{"end draw stalemate"});
}

TEST(ProgramDialogue, LegalMovesAreForProgramsThatWantThem) {
    ProgramDialogue dialogue = ready_program();
    dialogue.receive("option name LegalMoves type check default true");
    dialogue.receive("ok");
    dialogue.receive("readyok");
    EXPECT_EQ(think_of_view(dialogue), (Lines{"view a view", "legal m1 m2", "go"}));
}

TEST(ProgramDialogue, AnErrorIsARefusalWhileSomethingIsAsked) {
    ProgramDialogue dialogue = ready_program();
    dialogue.receive("ok");
    dialogue.receive("readyok");
    EXPECT_EQ(dialogue.receive("error Who is there?").kind, Event::Kind::Nothing);
    think_of_view(dialogue);
    const Event event = dialogue.receive("error I cannot read this view.");
    EXPECT_EQ(event.kind, Event::Kind::Refuses);
    EXPECT_EQ(event.text, "I cannot read this view.");
}

TEST(ProgramDialogue, AMoveThatCannotBeReadIsAMoveNevertheless) {
    ProgramDialogue dialogue = ready_program();
    dialogue.receive("ok");
    dialogue.receive("readyok");
    EXPECT_EQ(dialogue.receive("move m1").kind, Event::Kind::Nothing);
    think_of_view(dialogue);
    EXPECT_EQ(dialogue.receive("movement m1").kind, Event::Kind::Nothing);
    EXPECT_EQ(dialogue.receive("").kind, Event::Kind::Nothing);
    EXPECT_EQ(dialogue.receive("move").kind, Event::Kind::Move);
}

TEST(ProgramDialogue, LimitsAreTold) {
    const auto told = [](std::string_view text) {
        const PlayerLimits limits = parse_limits(text).value();
        return format(
            go_command(Player::Second, {Duration(9000), Duration(8000)}, {limits, limits}));
    };
    EXPECT_EQ(told("tc=10+2"), "go left 9000 8000 increment 2000 2000");
    EXPECT_EQ(told("st=0.5"), "go time 500");
    EXPECT_EQ(told("nodes=50000 depth=6"), "go nodes 50000 depth 6");
    EXPECT_EQ(told(""), "go");
}

} // namespace
} // namespace tabuleiro::programs
