#include "league/standings/standings.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/text.hpp"

namespace tabuleiro::league {
namespace {

using Kind = SwissRound::Kind;

// A round robin from its crosstable: one row per player, '1', '=', '0' and 'x' for oneself.
std::vector<SwissPlayer> from_crosstable(const std::vector<std::string>& rows) {
    std::vector<SwissPlayer> players(rows.size());
    for (std::size_t a = 0; a < rows.size(); ++a) {
        for (std::size_t b = 0; b < rows.size(); ++b) {
            if (a != b) {
                const int half_points = rows[a][b] == '1' ? 2 : rows[a][b] == '=' ? 1 : 0;
                players[a].rounds.push_back({Kind::Played, b, Player::First, half_points});
            }
        }
    }
    return players;
}

std::vector<PlayerNumber> order(const std::vector<Standing>& standings) {
    std::vector<PlayerNumber> numbers;
    for (const Standing& standing : standings) {
        numbers.push_back(standing.player);
    }
    return numbers;
}

// Computed by hand: 0 beat 2 and 3, lost to 1; 1 beat 0, drew with 2 and 3; and so on.
const std::vector<std::string> four{"x011", "1x==", "0=x1", "0=0x"};

TEST(Standings, AreByPointsAndThenByTheTieBreaksInTheirOrder) {
    const auto found = standings(from_crosstable(four), {TieBreak::SonnebornBerger});
    ASSERT_EQ(order(found), (std::vector<PlayerNumber>{1, 0, 2, 3}));
    // 1: beat 0 (2 points), drew with 2 (1.5) and 3 (0.5). 0: beat 2 and 3.
    EXPECT_EQ(found[0].tie_breaks, std::vector<double>{3.0});
    EXPECT_EQ(found[1].tie_breaks, std::vector<double>{2.0});
    EXPECT_EQ(found[0].rank, 1);
    EXPECT_EQ(found[3].rank, 4);
}

TEST(Standings, ByDirectEncounterPutTheWinnerFirst) {
    const auto found = standings(from_crosstable(four), {TieBreak::DirectEncounter});
    EXPECT_EQ(order(found), (std::vector<PlayerNumber>{1, 0, 2, 3}));
    EXPECT_EQ(found[0].tie_breaks, std::vector<double>{1.0});
    EXPECT_EQ(found[1].tie_breaks, std::vector<double>{0.0});
}

TEST(Standings, ByWinsAndProgress) {
    const auto found = standings(from_crosstable(four), {TieBreak::Wins, TieBreak::Progressive});
    EXPECT_EQ(order(found), (std::vector<PlayerNumber>{0, 1, 2, 3}));
    EXPECT_EQ(found[0].tie_breaks, (std::vector<double>{2, 0 + 1 + 2}));
    EXPECT_EQ(found[1].tie_breaks, (std::vector<double>{1, 1 + 1.5 + 2}));
}

TEST(Standings, WithoutTieBreaksShareARank) {
    const auto found = standings(from_crosstable(four), {});
    EXPECT_EQ(found[0].rank, 1);
    EXPECT_EQ(found[1].rank, 1);
    EXPECT_EQ(found[2].rank, 3);
}

// In a round robin everybody's Buchholz is the sum of all points less one's own.
TEST(Standings, BuchholzOfARoundRobinIsWhatTheOthersHave) {
    const auto found =
        standings(from_crosstable(four), {TieBreak::Buchholz, TieBreak::BuchholzCut1});
    for (const Standing& standing : found) {
        EXPECT_EQ(standing.tie_breaks[0], 6 - standing.half_points / 2.0);
    }
    EXPECT_EQ(found[0].tie_breaks[1], 4 - 0.5);
}

TEST(Standings, NobodyIsBeatenByABye) {
    std::vector<SwissPlayer> players(3);
    // Round 1: 0 beats 1, 2 has the bye. Round 2: 2 beats 0, 1 has the bye.
    players[0].rounds = {{Kind::Played, PlayerNumber{1}, Player::First, 2},
                         {Kind::Played, PlayerNumber{2}, Player::Second, 0}};
    players[1].rounds = {{Kind::Played, PlayerNumber{0}, Player::Second, 0},
                         {Kind::PairingBye, std::nullopt, Player::First, 2}};
    players[2].rounds = {{Kind::PairingBye, std::nullopt, Player::First, 2},
                         {Kind::Played, PlayerNumber{0}, Player::First, 2}};
    const auto found = standings(players, {TieBreak::Buchholz, TieBreak::Wins});
    ASSERT_EQ(found[0].player, 2U);
    // The imaginary opponent of round 1 lost that game and drew the next one: half a point. The
    // player of round 2 has one point.
    EXPECT_EQ(found[0].tie_breaks, (std::vector<double>{1.5, 1}));
    // 0 met 1, whose bye counts half, and 2, whose bye counts half.
    ASSERT_EQ(found[1].player, 0U);
    EXPECT_EQ(found[1].tie_breaks, (std::vector<double>{0.5 + 1.5, 1}));
}

// A double round robin of seven players as it was published with its Sonneborn-Berger points: ICCF,
// SCO/O/2020, https://www.iccf.com/event?id=83916. Points of each row against each column, of two
// games.
TEST(Standings, SonnebornBergerIsAsPublishedForARoundRobin) {
    const std::vector<std::string> rows{"x 1.0 2.0 1.5 2.0 2.0 2.0", "1.0 x 1.0 2.0 2.0 2.0 2.0",
                                        "0.0 1.0 x 1.0 2.0 2.0 2.0", "0.5 0.0 1.0 x 2.0 1.5 2.0",
                                        "0.0 0.0 0.0 0.0 x 2.0 2.0", "0.0 0.0 0.0 0.5 0.0 x 1.0",
                                        "0.0 0.0 0.0 0.0 0.0 1.0 x"};
    std::vector<SwissPlayer> players(rows.size());
    for (std::size_t a = 0; a < rows.size(); ++a) {
        const auto cells = words(rows[a]);
        for (std::size_t b = 0; b < cells.size(); ++b) {
            if (a != b) {
                const int half_points = static_cast<int>(2 * std::stod(std::string(cells[b])));
                const int first = std::min(half_points, 2);
                players[a].rounds.push_back({Kind::Played, b, Player::First, first});
                players[a].rounds.push_back({Kind::Played, b, Player::Second, half_points - first});
            }
        }
    }
    const auto found = standings(players, {TieBreak::SonnebornBerger});
    ASSERT_EQ(order(found), (std::vector<PlayerNumber>{0, 1, 2, 3, 4, 5, 6}));
    const std::vector<int> published_half_points{21, 20, 16, 14, 8, 3, 2};
    const std::vector<double> published{49.5, 45.5, 30, 25.5, 5, 4.5, 1.5};
    for (std::size_t i = 0; i < found.size(); ++i) {
        EXPECT_EQ(found[i].half_points, published_half_points[i]);
        EXPECT_EQ(found[i].tie_breaks, std::vector<double>{published[i]}) << "player " << i + 1;
    }
}

// A round against an opponent, as FIDE's crosstables write it: the sign of the result, the number.
SwissRound round_of(std::string_view text) {
    const auto number = *parse_number<PlayerNumber>(text.substr(1));
    return {Kind::Played, number - 1, Player::First, text[0] == '+' ? 2 : text[0] == '=' ? 1 : 0};
}

// Players 2, 1, 3, 16, 7 and 10 of the crosstable of FIDE's Exercises in Tie-Breaking (2024,
// https://tec.fide.com/2024/03/18/tie-break-exercise/): the answer to the first is 13.
TEST(Standings, BuchholzIsThatOfFidesExercise) {
    std::vector<SwissPlayer> players(16);
    const std::vector<std::pair<std::size_t, std::string>> rows{
        {2, "+10 +7 =1 +16 =3"},  {1, "+9 =13 =2 +15 =4"},  {3, "=11 +6 +8 =4 =2"},
        {16, "=8 +11 +7 -2 +15"}, {7, "+15 -2 -16 =5 -11"}, {10, "-2 +9 -15 -6 -5"}};
    for (const auto& [number, results] : rows) {
        for (const std::string_view result : words(results)) {
            players[number - 1].rounds.push_back(round_of(result));
        }
    }
    const auto found = standings(players, {TieBreak::Buchholz});
    EXPECT_EQ(found.front().player, PlayerNumber{1});
    EXPECT_EQ(found.front().half_points, 8);
    EXPECT_EQ(found.front().tie_breaks, std::vector<double>{13});
}

// The Buchholz of a player with these results, where every opponent has played that game only: what
// the opponents took, and the imaginary opponents. '+' and '-' are games that were not played.
double buchholz_of(std::string_view results) {
    std::vector<SwissPlayer> players(1 + results.size());
    for (std::size_t i = 0; i < results.size(); ++i) {
        const char result = results[i];
        const int half_points = result == '1' || result == '+' ? 2 : result == '=' ? 1 : 0;
        if (result == '+' || result == '-') {
            players[0].rounds.push_back({result == '+' ? Kind::ForfeitWin : Kind::ForfeitLoss,
                                         i + 1, Player::First, half_points});
        } else {
            players[0].rounds.push_back({Kind::Played, i + 1, Player::First, half_points});
            players[i + 1].rounds = {
                {Kind::Played, PlayerNumber{0}, Player::Second, 2 - half_points}};
        }
    }
    for (const Standing& standing : standings(players, {TieBreak::Buchholz})) {
        if (standing.player == 0) {
            return standing.tie_breaks.front();
        }
    }
    return -1;
}

// FIDE's examples of nine rounds (Tie-Break Regulations until 2023, quoted at
// https://www.chesspub.com/cgi-bin/chess/YaBB.pl?num=1671648811%2F0; the minutes of 2009, quoted in
// the manual of Vega Chess 2016, page 69).
TEST(Standings, ImaginaryOpponentsHaveThePointsOfFidesExamples) {
    // 1.5 points of 2, then absent in round 3: 5.5; opponents who won have 1 each.
    EXPECT_EQ(buchholz_of("1=-000000"), 0 + 0.5 + 5.5 + 6);
    // 3.5 points of 5, then an opponent who is absent in round 6: 5.
    EXPECT_EQ(buchholz_of("111=0+000"), 0.5 + 1 + 5 + 3);
    // 2 points of 2, then a victory by default in round 3: 5.
    EXPECT_EQ(buchholz_of("11+111000"), 5 + 3);
    // 4 points of 6, then absent in round 7: 6.
    EXPECT_EQ(buchholz_of("111100-11"), 2 + 6);
}

// From the same minutes: whoever has 6 points, one of them by default, counts 5.5 for opponents;
// whoever has 6 and was absent once, 6.5.
TEST(Standings, UnplayedGamesOfOpponentsCountHalfAsInFidesExamples) {
    const auto counts_for_opponents = [](std::string_view results) {
        std::vector<SwissPlayer> players(2);
        for (const char result : results) {
            const int half_points = result == '1' || result == '+' ? 2 : 0;
            players[0].rounds.push_back({result == '+'   ? Kind::ForfeitWin
                                         : result == '-' ? Kind::ForfeitLoss
                                                         : Kind::Played,
                                         PlayerNumber{1}, Player::First, half_points});
        }
        players[1].rounds = {{Kind::Played, PlayerNumber{0}, Player::Second, 0}};
        return standings(players, {TieBreak::Buchholz}).back().tie_breaks.front();
    };
    EXPECT_EQ(counts_for_opponents("11+111000"), 5.5);
    EXPECT_EQ(counts_for_opponents("111100-11"), 6.5);
}

TEST(TieBreaks, HaveNames) {
    for (const TieBreak tie_break : all_tie_breaks) {
        EXPECT_EQ(parse_tie_breaks(to_text(tie_break)), std::vector<TieBreak>{tie_break});
    }
    EXPECT_EQ(parse_tie_breaks("buchholz-cut-1, wins"),
              (std::vector<TieBreak>{TieBreak::BuchholzCut1, TieBreak::Wins}));
    EXPECT_EQ(parse_tie_breaks("wins,luck").error().text(),
              "There is no tie-break 'luck': buchholz, buchholz-cut-1, sonneborn-berger, "
              "direct-encounter, wins, progressive.");
    EXPECT_FALSE(parse_tie_breaks("wins,wins"));
    EXPECT_FALSE(parse_tie_breaks(""));
}

} // namespace
} // namespace tabuleiro::league
