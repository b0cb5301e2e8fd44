#include "arena/report/pgn_report.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/chess/pgn_reader.hpp"

namespace tabuleiro::arena {
namespace {

struct Sample {
    Plan plan;
    GameRecord game;
};

Sample two_moves(const Thought& first, const Thought& second) {
    Sample played;
    played.plan.players = {parse_player("random,name=A").value(),
                           parse_player("random,name=B").value()};
    played.game.date = "2026-01-01";
    played.game.job.seats = {0, 1};
    played.game.moves = {"e2e4", "e7e5"};
    played.game.notes = {{Duration(500), Duration(9500), first}, {Duration(0), {}, second}};
    played.game.end = {std::nullopt, Reason::Length, ""};
    return played;
}

// The text of a game without line breaks.
std::string one_line(const Sample& played) {
    std::string text = to_pgn(played.game, played.plan);
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

TEST(PgnReport, HasDepthNodesSpeedAndVariationAtEveryMove) {
    const std::string text =
        one_line(two_moves({31, {}, 9, 1000, 250'000, {"e2e4", "e7e5", "g1f3"}},
                           {-20, {}, 8, 900, {}, {"1...", "e5", "2.", "Nf3"}}));
    EXPECT_NE(text.find("1. e4 {[%eval 0.31,9] [%clk 0:00:09.5] [%emt 0:00:00.5] depth=9 "
                        "nodes=1000 nps=250000 pv=\"e4 e5 Nf3\"}"),
              std::string::npos)
        << text;
    EXPECT_NE(text.find("1... e5 {[%eval 0.20,8] [%emt 0:00:00] depth=8 nodes=900 pv=\"e5 Nf3\"; "
                        "length} 1/2-1/2"),
              std::string::npos)
        << text;
}

TEST(PgnReport, SpeedFollowsFromTimeAndNodesIfTheEngineDoesNotSayIt) {
    EXPECT_NE(one_line(two_moves({31, {}, 9, 1000, {}, {}}, {})).find("nodes=1000 nps=2000}"),
              std::string::npos);
}

TEST(PgnReport, AVariationEndsBeforeItsFirstIllegalMove) {
    const std::string text = one_line(two_moves({{}, {}, 0, 0, {}, {"e2e4", "e2e4", "g1f3"}},
                                                {{}, {}, 0, 0, {}, {"}\\" + std::string(3, '"')}}));
    EXPECT_NE(text.find("pv=\"e4\"}"), std::string::npos) << text;
    EXPECT_NE(text.find("1... e5 {[%emt 0:00:00] length}"), std::string::npos) << text;
}

TEST(PgnReport, CanBeReadAgain) {
    const Sample played =
        two_moves({31, {}, 9, 1000, 250'000, {"e2e4", "e7e5"}}, {{}, -3, 8, 900, 5, {}});
    chess::PgnReader reader;
    reader.feed(to_pgn(played.game, played.plan));
    reader.finish();
    const chess::PgnEntry* entry = reader.next();
    ASSERT_TRUE(entry != nullptr);
    EXPECT_FALSE(entry->damage);
    EXPECT_EQ(entry->remarks.size(), 0U);
    EXPECT_EQ(entry->game.line.moves.size(), 2U);
    EXPECT_EQ(entry->game.line.notes[1].evaluation->value, 3);
    EXPECT_EQ(entry->game.line.notes[0].comment, "depth=9 nodes=1000 nps=250000 pv=\"e4 e5\"");
}

} // namespace
} // namespace tabuleiro::arena
