#include "record/match_of.hpp"

#include <gtest/gtest.h>

#include "games/chess/chess.hpp"
#include "games/chess/fen.hpp"
#include "games/xadrez/xadrez.hpp"

namespace tabuleiro {
namespace {

using namespace std::chrono_literals;
using chess::black;
using chess::Chess;
using chess::white;

MatchOf<Chess> match_from(std::string_view fen, const MatchOptions& options = {},
                          const chess::Options& rules = {}) {
    return MatchOf<Chess>(Record<Chess>(chess::parse_fen(fen).value(), rules), options);
}

MatchOptions clocked(std::string_view time, FlagRule flag = FlagRule::Loses) {
    const TimeControl control = parse_time_control(time).value();
    return {{control, control}, flag};
}

void play(Match& match, std::initializer_list<const char*> moves) {
    for (const char* move : moves) {
        const auto played = match.play(match.to_move(), move, 0ms);
        ASSERT_TRUE(played) << move << ": " << played.error().text();
    }
}

TEST(Match, EndsByTheRulesOfItsGame) {
    auto match = match_from(chess::initial_fen);
    play(match, {"f2f3", "e7e5", "g2g4", "d8h4"});
    EXPECT_EQ(match.result(), (Result{black, Ending::Rule, "checkmate"}));
    EXPECT_TRUE(match.legal_moves().empty());
    EXPECT_EQ(match.moves(), (std::vector<std::string>{"f2f3", "e7e5", "g2g4", "d8h4"}));
    EXPECT_EQ(match.play(white, "e2e4", 0ms).error().text(), "The game is over.");
}

TEST(Match, OnlyTheSeatToMoveMoves) {
    auto match = match_from(chess::initial_fen);
    EXPECT_EQ(match.play(black, "e7e5", 0ms).error().text(), "It is the other player's turn.");
    EXPECT_FALSE(match.play(white, "e2e5", 0ms));
    EXPECT_EQ(match.plies(), 0);
    EXPECT_EQ(match.legal_moves().size(), 20U);
}

TEST(Match, ResigningGivesTheGameToTheOther) {
    auto match = match_from(chess::initial_fen);
    ASSERT_TRUE(match.resign(white, 0ms));
    EXPECT_EQ(match.result(), (Result{black, Ending::Resignation, ""}));
    EXPECT_FALSE(match.resign(black, 0ms));
}

TEST(Match, ADrawNeedsBoth) {
    auto match = match_from(chess::initial_fen);
    ASSERT_TRUE(match.offer_draw(white, 0ms));
    EXPECT_FALSE(match.offer_draw(white, 0ms));
    EXPECT_FALSE(match.decline_draw(white));
    EXPECT_EQ(match.draw_offer(), white);
    ASSERT_TRUE(match.decline_draw(black));
    EXPECT_EQ(match.draw_offer(), std::nullopt);
    ASSERT_TRUE(match.offer_draw(black, 0ms));
    ASSERT_TRUE(match.offer_draw(white, 0ms));
    EXPECT_EQ(match.result(), (Result{std::nullopt, Ending::Agreement, ""}));
}

TEST(Match, AMoveOfTheReceiverLetsAnOfferLapse) {
    auto match = match_from(chess::initial_fen);
    ASSERT_TRUE(match.offer_draw(white, 0ms));
    play(match, {"e2e4"});
    EXPECT_EQ(match.draw_offer(), white);
    play(match, {"e7e5"});
    EXPECT_EQ(match.draw_offer(), std::nullopt);
}

TEST(Match, R11AClaimNeedsARuleAndTheTurn) {
    const chess::Options fide{.draws = chess::DrawRules::Fide};
    auto match = match_from("4k3/8/8/8/8/8/8/R3K3 w - - 99 90", {}, fide);
    EXPECT_FALSE(match.claim_draw(white, 0ms));
    play(match, {"a1a2"});
    EXPECT_FALSE(match.claim_draw(white, 0ms));
    ASSERT_TRUE(match.claim_draw(black, 0ms));
    EXPECT_EQ(match.result(), (Result{std::nullopt, Ending::Claim, "fifty-moves"}));
}

TEST(Match, AFallenFlagLoses) {
    auto match = match_from(chess::initial_fen, clocked("10"));
    match.begin(0s);
    ASSERT_TRUE(match.play(white, "e2e4", 4s));
    EXPECT_EQ(match.clock().left(white, 9s), 6s);
    match.check_flag(13s);
    EXPECT_EQ(match.result(), std::nullopt);
    EXPECT_EQ(match.play(black, "e7e5", 14s).error().text(), "Time is over.");
    EXPECT_EQ(match.result(), (Result{white, Ending::Time, ""}));
    EXPECT_EQ(match.plies(), 1);
}

TEST(Match, R14AFlagAgainstABareKingIsADrawByOption) {
    const char* fen = "q3k3/8/8/8/8/8/8/4K3 b - - 0 1";
    auto match = match_from(fen, clocked("10", FlagRule::DrawIfHopeless));
    match.begin(0s);
    match.check_flag(10s);
    EXPECT_EQ(match.result(), (Result{std::nullopt, Ending::Time, ""}));
    auto strict = match_from(fen, clocked("10"));
    strict.begin(0s);
    strict.check_flag(10s);
    EXPECT_EQ(strict.result(), (Result{white, Ending::Time, ""}));
}

TEST(Match, TheClockStopsAtMate) {
    auto match = match_from("7k/8/6K1/8/8/8/8/5R2 w - - 0 1", clocked("10"));
    match.begin(0s);
    ASSERT_TRUE(match.play(white, "f1f8", 3s));
    EXPECT_EQ(match.result(), (Result{white, Ending::Rule, "checkmate"}));
    EXPECT_EQ(match.clock().left(black, 100s), 10s);
}

TEST(Match, AMoveIsTakenBack) {
    auto match = match_from(chess::initial_fen, clocked("10"));
    EXPECT_FALSE(match.take_back(0s));
    match.begin(0s);
    ASSERT_TRUE(match.play(white, "e2e4", 1s));
    ASSERT_TRUE(match.take_back(2s));
    EXPECT_EQ(match.plies(), 0);
    EXPECT_EQ(match.clock().running(), white);
}

TEST(Match, ARepetitionByChecksAloneIsCalledPerpetual) {
    auto match = match_from("6k1/6p1/8/7Q/8/8/5q2/7K w - - 0 1");
    for (int i = 0; i < 2; ++i) {
        play(match, {"h5e8", "g8h7", "e8h5", "h7g8"});
    }
    EXPECT_EQ(match.result(), (Result{std::nullopt, Ending::Rule, "perpetual-check"}));
}

TEST(Match, ARepetitionWithAQuietMoveIsNotCalledPerpetual) {
    auto match = match_from("6k1/6p1/8/7Q/8/8/5q2/7K w - - 0 1");
    play(match, {"h5e8", "g8h7", "e8h5", "h7g8"});
    play(match, {"h5g5", "f2e2", "g5h5", "e2f2"});
    EXPECT_EQ(match.result(), (Result{std::nullopt, Ending::Rule, "threefold"}));
}

TEST(Match, XadrezIsDrawnAfterAHundredPliesWithoutProgress) {
    MatchOf<xadrez::Xadrez> match(Record<xadrez::Xadrez>::begin().value());
    const std::array shuffle{"B8C6", "B1C3", "C6B8", "C3B1"};
    for (std::size_t ply = 0; ply < 100; ++ply) {
        ASSERT_EQ(match.result(), std::nullopt) << ply;
        ASSERT_TRUE(match.play(match.to_move(), shuffle[ply % 4], 0ms)) << ply;
    }
    EXPECT_EQ(match.result(), (Result{std::nullopt, Ending::Rule, "no-progress"}));
}

TEST(Match, APawnsMoveCountsAsProgressInXadrez) {
    MatchOf<xadrez::Xadrez> match(Record<xadrez::Xadrez>::begin().value());
    const std::array shuffle{"B8C6", "B1C3", "C6B8", "C3B1"};
    for (std::size_t ply = 0; ply < 100; ++ply) {
        const char* move = ply == 40 ? "E7E6" : ply == 41 ? "E2E3" : shuffle[(ply + 2) % 4];
        ASSERT_TRUE(match.play(match.to_move(), ply < 40 ? shuffle[ply % 4] : move, 0ms)) << ply;
    }
    EXPECT_EQ(match.result(), std::nullopt);
}

TEST(Match, ACancelledMatchHasNoWinner) {
    auto match = match_from(chess::initial_fen);
    ASSERT_TRUE(match.cancel(0ms));
    EXPECT_EQ(match.result(), (Result{std::nullopt, Ending::Abandonment, ""}));
}

TEST(Match, TimeStandsStillInAPause) {
    auto match = match_from(chess::initial_fen, clocked("10"));
    ASSERT_TRUE(match.play(white, "e2e4", 0s));
    match.pause(3s);
    match.begin(100s);
    EXPECT_EQ(match.clock().left(black, 101s), 6s);
}

TEST(Match, WhoGoesAwayLoses) {
    auto match = match_from(chess::initial_fen);
    ASSERT_TRUE(match.abandon(black, 0ms));
    EXPECT_EQ(match.result(), (Result{white, Ending::Abandonment, ""}));
}

} // namespace
} // namespace tabuleiro
