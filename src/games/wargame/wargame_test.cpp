#include "games/wargame/wargame.hpp"

#include <gtest/gtest.h>

#include "conformance/conformance.hpp"
#include "games/wargame/placement.hpp"

namespace tabuleiro::wargame {
namespace {

using Position = WarGame::Position;

const char* const golden_fleet =
    "---------/-44-2----/-44-2----/-------3-/-------3-/1------3-/---------/---------/---------";
const char* const no_fleet =
    "---------/---------/---------/---------/---------/---------/---------/---------/---------";

Position read(std::string_view first, std::string_view second,
              std::string_view game = "9x9 1,1,1,1,0,0,0,0") {
    const auto position =
        WarGame::read(std::string(game) + " " + std::string(first) + " " + std::string(second));
    EXPECT_TRUE(position) << position.error().text();
    return position.value_or(Position{});
}

std::string refusal(std::string_view text) {
    const auto position = WarGame::read(text);
    EXPECT_FALSE(position) << text;
    return position ? "" : position.error().text();
}

WarGame::View turn(const Position& position) {
    return WarGame::view(position, WarGame::to_move(position));
}

Position play(Position position, std::initializer_list<const char*> moves) {
    for (const char* const text : moves) {
        const auto move = WarGame::parse(turn(position), text);
        EXPECT_TRUE(move) << text << ": " << move.error().text();
        if (move) {
            WarGame::play(position, *move);
        }
    }
    return position;
}

TEST(WarGame, R1R2OptionsThatMakeNoSenseGetAllReasons) {
    const auto refused = WarGame::start({.size = {10, 9}, .counts = Counts{{1, 2, 3}}});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().reasons().size(), 3U);
    EXPECT_FALSE(WarGame::start({.size = {9, 9}, .counts = Counts{}}));
    EXPECT_FALSE(WarGame::start({.size = {9, 9}, .counts = Counts{{5}}}));
    EXPECT_TRUE(WarGame::start({.size = {15, 24}, .counts = Counts{{3, 3, 3, 3, 2, 2, 2, 2}}}));
}

TEST(WarGame, R3PiecesOfOtherBlocksDoNotTouch) {
    const Position position = play(*WarGame::start({}), {"4.2@A9"}); // its right column touches
    const auto view = turn(position);
    EXPECT_FALSE(WarGame::parse(view, "3.4@D9"));
    EXPECT_FALSE(WarGame::parse(view, "3.1@A9")) << "the block is taken";
    EXPECT_TRUE(WarGame::parse(view, "3.5@D9"));
    EXPECT_TRUE(WarGame::parse(view, "3.6@D9"));
}

TEST(WarGame, R4TheFirstPlacesAllAndThenTheSecond) {
    Position position = *WarGame::start({});
    for (const Player player : {Player::First, Player::Second}) {
        for (const char* const move : {"4.1@A9", "3.1@G9", "2.1@A3", "1.5@G3"}) {
            EXPECT_EQ(WarGame::to_move(position), player);
            position = play(position, {move});
        }
    }
    EXPECT_EQ(WarGame::to_move(position), Player::First);
}

TEST(WarGame, R5TheLargestPieceGoesFirst) {
    const auto view = turn(*WarGame::start({}));
    EXPECT_FALSE(WarGame::parse(view, "3.1@A9"));
    EXPECT_FALSE(WarGame::parse(view, "4.5@A9"));
    EXPECT_FALSE(WarGame::parse(view, "4.1@B9"));
    EXPECT_FALSE(WarGame::parse(view, "4.1"));
    EXPECT_TRUE(WarGame::parse(view, "4.1@a9"));
    EXPECT_EQ(WarGame::legal_moves(view).size(), 36U);
}

TEST(WarGame, R6NobodyPlacesHimselfIntoADeadEnd) {
    // Random fleets of the fullest game: there is always a way to continue.
    const WarGame::Options options{.size = {9, 24}, .counts = Counts{{2, 2, 2, 2, 1, 1, 1, 1}}};
    Rng rng(3);
    for (int game = 0; game < 5; ++game) {
        Position position = *WarGame::start(options);
        for (int i = 0; i < 2 * options.counts.pieces(); ++i) {
            const auto moves = WarGame::legal_moves(turn(position));
            ASSERT_FALSE(moves.empty());
            WarGame::play(position, moves[static_cast<std::size_t>(rng.below(moves.size()))]);
        }
        EXPECT_EQ(sentences(WarGame::broken_invariants(position)), std::vector<std::string>{});
    }
}

TEST(WarGame, R7ShotsAlternateAndNoCellIsFiredAtTwice) {
    Position position = read(golden_fleet, golden_fleet);
    EXPECT_EQ(WarGame::to_move(position), Player::First);
    position = play(position, {"B8"});
    EXPECT_EQ(WarGame::to_move(position), Player::Second);
    position = play(position, {"B8"});
    EXPECT_EQ(WarGame::to_move(position), Player::First);
    EXPECT_FALSE(WarGame::parse(turn(position), "B8"));
    EXPECT_FALSE(WarGame::parse(turn(position), "J8"));
    EXPECT_EQ(WarGame::legal_moves(turn(position)).size(), 80U);
}

TEST(WarGame, R8AnAnswerIsWaterOrTheTypeAndSunkPiecesAreKnown) {
    const Position position =
        play(read(golden_fleet, golden_fleet), {"E8", "A1", "E7", "A2", "A9", "A3"});
    const Knowledge& known = WarGame::view(position, Player::First).other;
    EXPECT_EQ(known.answer(*parse_cell({}, "E8")), 2);
    EXPECT_TRUE(known.is_sunk(1));
    EXPECT_TRUE(known.tried(*parse_cell({}, "A9")));
    EXPECT_EQ(known.answer(*parse_cell({}, "A9")), 0);
    EXPECT_FALSE(known.tried(*parse_cell({}, "B8")));
}

TEST(WarGame, R9WhoeverFirstSinksAllWins) {
    Position position = read(golden_fleet, golden_fleet);
    int last = 9;
    for (const char* const shot : {"B8", "C8", "B7", "C7", "E8", "E7", "H6", "H5", "H4"}) {
        position = play(position, {shot});
        EXPECT_FALSE(WarGame::outcome(position));
        position = play(position, {("I" + std::to_string(last--)).c_str()});
    }
    position = play(position, {"A4"});
    const auto outcome = WarGame::outcome(position);
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->winner, Player::First);
    EXPECT_EQ(WarGame::rule_name(outcome->rule), "fleet-sunk");
    EXPECT_EQ(WarGame::read(WarGame::write(position)).value(), position);
}

TEST(WarGame, TextsThatAreNoPositionSayWhy) {
    const std::string game = "9x9 1,1,1,1,0,0,0,0 ";
    const std::string golden = golden_fleet;
    EXPECT_NE(refusal(""), "");
    EXPECT_NE(refusal("9x9 1,1,1,1"), "");
    EXPECT_NE(refusal("9x8 1,1,1,1,0,0,0,0 - -"), "");
    EXPECT_NE(refusal("9x9 1,1,1 - -"), "");
    EXPECT_NE(refusal(game + golden + " " + golden.substr(1)), "");
    std::string wrong = golden;
    wrong[0] = '?';
    EXPECT_NE(refusal(game + wrong + " " + no_fleet), "");
    wrong = golden;
    wrong[wrong.find('3')] = '-'; // a bar of two that says 3
    EXPECT_NE(refusal(game + wrong + " " + no_fleet).find("annex"), std::string::npos);
    EXPECT_NE(refusal(game + no_fleet + " " + golden).find("after the first"), std::string::npos);
    wrong = golden;
    wrong[0] = 'x';
    EXPECT_NE(refusal(game + wrong + " " + golden).find("fired"), std::string::npos);
    EXPECT_NE(refusal(game + wrong + " " + no_fleet).find("Nobody fires"), std::string::npos);
    // Two pieces that touch, and a small one before the large ones.
    EXPECT_NE(refusal(game +
                      "-44------/-44------/---------/-33------/---------/---------/---------/"
                      "---------/--------- " +
                      no_fleet)
                  .find("annex"),
              std::string::npos);
    EXPECT_NE(refusal(game +
                      "--4------/---------/---------/---------/---------/---------/---------/"
                      "---------/--------- " +
                      no_fleet)
                  .find("annex"),
              std::string::npos);
    EXPECT_NE(refusal(game +
                      "1--------/---------/---------/---------/---------/---------/---------/"
                      "---------/--------- " +
                      no_fleet)
                  .find("smaller piece"),
              std::string::npos);
    EXPECT_NE(refusal(game +
                      "-443-----/-443-----/---3-----/---------/---------/---------/---------/"
                      "---------/--------- " +
                      no_fleet)
                  .find("touch"),
              std::string::npos);
}

TEST(WarGame, OnlyAViewOfSomePositionIsRead) {
    const std::string fleet = "-44------/-44------/---------/---------/333------/---------/"
                              "--------1/---22----/---------";
    const std::string blank = ".........";
    const auto rows = [&](const std::string& top) {
        std::string text = top;
        for (int row = 1; row < 9; ++row) {
            text += "/" + blank;
        }
        return text;
    };
    const auto read = [&](const std::string& other, const std::string& placed = "4",
                          const std::string& seat = "first") {
        const auto view = WarGame::read_view("9x9 1,1,1,1,0,0,0,0 " + seat + " " + fleet + " " +
                                             other + " " + placed);
        return view ? WarGame::write_view(*view) : view.error().text();
    };
    const std::string start = "9x9 1,1,1,1,0,0,0,0 first " + fleet + " " + rows(blank);
    EXPECT_EQ(read(rows(blank)), start + " 4");
    EXPECT_EQ(read(rows(blank), "0"), start + " 0");
    EXPECT_EQ(read(rows("c........")),
              "9x9 1,1,1,1,0,0,0,0 first " + fleet + " " + rows("c........") + " 4");
    EXPECT_NE(read(rows("c........"), "3").find("Nobody fires"), std::string::npos);
    EXPECT_NE(read(rows("c........"), "4", "second").find("as often"), std::string::npos);
    EXPECT_NE(read(rows(blank), "5").find("up to 4"), std::string::npos);
    EXPECT_NE(read(rows(blank), "4", "third").find("A view is"), std::string::npos);
    EXPECT_NE(read(rows("e........")).find("contradicts"), std::string::npos);
    EXPECT_NE(read(rows("aa.......")).find("contradicts"), std::string::npos);
    EXPECT_NE(read(rows("a.b..b...")).find("contradicts"), std::string::npos);
    EXPECT_NE(read(rows("..cc.....")).find("contradicts"), std::string::npos);
    EXPECT_NE(read(rows("`........")).find("A cell of the other"), std::string::npos);
    EXPECT_NE(read(rows("dxd......")).find("No fleet agrees"), std::string::npos);
    EXPECT_NE(read("........").find("9 rows"), std::string::npos);
}

TEST(WarGame, ConformsOnOtherBoardsToo) {
    test::conform<WarGame>({.games = 2}, {.size = {9, 12}, .counts = Counts{{2, 1, 1, 1, 1}}});
    test::conform<WarGame>({.games = 1, .max_plies = 60},
                           {.size = {15, 24}, .counts = Counts{{3, 3, 3, 3, 2, 2, 2, 2}}});
}

// Two worlds that look the same to a seat: it sees the same moves, and the same bytes.
TEST(WarGame, LeaksNothingOfTheOtherFleet) {
    Rng rng(11);
    int different = 0;
    for (int game = 0; game < 40; ++game) {
        Position position = *WarGame::start({});
        for (int ply = 0; ply < 60 && !WarGame::outcome(position); ++ply) {
            const Player seat = WarGame::to_move(position);
            const auto view = WarGame::view(position, seat);
            const Position twin = WarGame::sample(view, rng);
            different += twin == position ? 0 : 1;
            const auto same = WarGame::view(twin, seat);
            ASSERT_EQ(same, view);
            ASSERT_EQ(WarGame::legal_moves(same), WarGame::legal_moves(view));
            ASSERT_EQ(WarGame::draw(same), WarGame::draw(view));
            ASSERT_EQ(WarGame::write_view(same), WarGame::write_view(view));
            const auto moves = WarGame::legal_moves(view);
            const auto& move = moves[static_cast<std::size_t>(rng.below(moves.size()))];
            ASSERT_EQ(WarGame::format(same, move), WarGame::format(view, move));
            WarGame::play(position, move);
        }
    }
    EXPECT_GT(different, 1000);
}

} // namespace
} // namespace tabuleiro::wargame
