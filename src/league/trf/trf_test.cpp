#include "league/trf/trf.hpp"

#include <gtest/gtest.h>

#include <rapidcheck.h>

namespace tabuleiro::league {
namespace {

using Result = ReportedResult;

ReportedRound game(int opponent, Player colour, Result result) {
    return {opponent, colour, result};
}
ReportedRound bye(Result result) {
    return {std::nullopt, Player::First, result};
}

// Three players and three rounds: a forfeit, byes of all kinds and a withdrawal.
TournamentReport small_report() {
    TournamentReport report;
    report.name = "Torneio de Outono";
    report.city = "Braga";
    report.federation = "POR";
    report.start_date = "2026/11/16";
    report.end_date = "2026/11/18";
    report.type = "Individual: Swiss-System";
    report.chief_arbiter = "A. Arbiter";
    report.deputies = {"B. Arbiter", "C. Arbiter"};
    report.time_control = "10+5";
    report.round_dates = {"26/11/16", "26/11/17", "26/11/18"};
    report.rounds = 3;
    report.initial_colour = Player::Second;
    report.extensions = {"XXZ 3"};
    report.players = {
        {1,
         "w",
         "WGM",
         "Araújo, Conceição",
         2301,
         "POR",
         "1900001",
         "1990/02/03",
         5,
         1,
         {game(2, Player::Second, Result::Win), game(3, Player::First, Result::ForfeitWin),
          bye(Result::HalfPointBye)}},
        {2,
         "m",
         "",
         "Bălan, Ștefan",
         std::nullopt,
         "ROU",
         "",
         "",
         2,
         2,
         {game(1, Player::First, Result::Loss), bye(Result::PairingBye),
          bye(Result::ZeroPointBye)}},
        {3,
         "",
         "",
         "c",
         1200,
         "",
         "",
         "",
         2,
         2,
         {bye(Result::FullPointBye), game(1, Player::Second, Result::ForfeitLoss),
          bye(Result::NotPaired)}},
    };
    report.teams = {{"Os Três", {1, 2, 3}}};
    return report;
}

constexpr std::string_view small_text =
    "012 Torneio de Outono\n"
    "022 Braga\n"
    "032 POR\n"
    "042 2026/11/16\n"
    "052 2026/11/18\n"
    "092 Individual: Swiss-System\n"
    "102 A. Arbiter\n"
    "122 10+5\n"
    "112 B. Arbiter\n"
    "112 C. Arbiter\n"
    "062 3\n"
    "072 2\n"
    "082 1\n"
    "132                                                                                        "
    "26/11/16  26/11/17  26/11/18\n"
    "XXR 3\n"
    "XXC black1\n"
    "XXZ 3\n"
    "001    1 wWGM Araújo, Conceição                 2301 POR     1900001 1990/02/03  2.5    1     "
    "2 b 1     3 w +  0000 - H\n"
    "001    2 m    Bălan, Ștefan                          ROU                         1.0    2     "
    "1 w 0  0000 - U  0000 - Z\n"
    "001    3      c                                 1200                             1.0    2  "
    "0000 - F     1 b -\n"
    "013 Os Três                            1    2    3\n";

TEST(Trf, HasFixedColumnsOfCharacters) {
    EXPECT_EQ(to_trf(small_report()), small_text);
}

TEST(Trf, ReadsBackWhatWasWritten) {
    const auto read = parse_trf(small_text);
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_EQ(*read, small_report());
}

TEST(Trf, EndsOfLinesMayBeOfAnyKind) {
    for (const std::string end : {"\r", "\r\n"}) {
        std::string text;
        for (const char c : small_text) {
            text += c == '\n' ? end : std::string(1, c);
        }
        EXPECT_EQ(parse_trf("### a comment" + end + end + text), small_report());
    }
    EXPECT_EQ(parse_trf("\xEF\xBB\xBF" + std::string(small_text)), small_report());
}

TEST(Trf, LettersOfResultsMayBeSmall) {
    std::string text(small_text);
    text.replace(text.find("- H"), 3, "- h");
    EXPECT_EQ(parse_trf(text), small_report());
}

// The first player's line with a field replaced.
std::vector<std::string> complaints(std::size_t column, std::string_view characters) {
    std::string text = "001    1      A                                 2000 POR                  "
                       "       1.0    1     2 w 1\n"
                       "001    2      B                                 1900 POR                  "
                       "       0.0    2     1 b 0\n";
    EXPECT_TRUE(parse_trf(text));
    text.replace(column - 1, characters.size(), characters);
    const auto read = parse_trf(text);
    return read ? std::vector<std::string>{} : read.error().sentences();
}

TEST(Trf, SaysWhatIsWrongAndWhere) {
    using Sentences = std::vector<std::string>;
    EXPECT_EQ(complaints(1, "002"),
              (Sentences{"Line 1: '002' is no code of a tournament report."}));
    EXPECT_EQ(complaints(8, "x"), (Sentences{"Line 1: 'x' is no number from 1 to 9999."}));
    EXPECT_EQ(complaints(8, "2"), (Sentences{"Two players have the starting number 2."}));
    EXPECT_EQ(complaints(9, "1"), (Sentences{"Line 1: column 9 must be blank."}));
    EXPECT_EQ(complaints(10, "x"), (Sentences{"Line 1: 'x' is neither m nor w."}));
    EXPECT_EQ(complaints(49, "+200"), (Sentences{"Line 1: '+200' is no number from 0 to 9999."}));
    EXPECT_EQ(complaints(82, "1.2"), (Sentences{"Line 1: '1.2' are no points of the form 11.5."}));
    EXPECT_EQ(complaints(82, "1.5"),
              (Sentences{"Player 1 has 1.5 points, and the results make 1.0."}));
    EXPECT_EQ(complaints(99, "x"), (Sentences{"Line 1, round 1: 'x' is no result."}));
    EXPECT_EQ(complaints(97, "-"),
              (Sentences{"Line 1, round 1: a game has an opponent and a colour, w or b; a bye has "
                         "0000 and -."}));
    EXPECT_EQ(complaints(95, "1"),
              (Sentences{"Player 1 cannot have met number 1 in round 1.",
                         "Players 2 and 1 do not report the same about round 1."}));
    EXPECT_EQ(complaints(97, "b").size(), 2U) << "both had the same colour";
    EXPECT_EQ(complaints(82, "0.5").size() + complaints(99, "=").size(), 4U);
}

TEST(Trf, RefusesWhatIsNoReport) {
    EXPECT_FALSE(parse_trf("\xFF"));
    EXPECT_FALSE(parse_trf("hello"));
    EXPECT_FALSE(parse_trf("062 2\n"));
    EXPECT_FALSE(parse_trf("012 a\n012 b\n"));
    const std::string long_line = "001    1      A" + std::string(66, ' ') + "0.0    1";
    EXPECT_TRUE(parse_trf(long_line));
    EXPECT_FALSE(parse_trf(long_line + std::string(3000, ' ') + "Z"));
}

// Words with letters of several bytes, as long as their columns at most.
rc::Gen<std::string> words_of(int most) {
    return rc::gen::map(rc::gen::container<std::vector<std::string>>(
                            rc::gen::element<std::string>("a", "Z", "é", "ș", "-", "1", ".")),
                        [most](std::vector<std::string> letters) {
                            letters.resize(
                                std::min(letters.size(), static_cast<std::size_t>(most)));
                            std::string text;
                            for (const std::string& letter : letters) {
                                text += letter;
                            }
                            return text;
                        });
}

// Rounds in which random neighbours meet, with all kinds of results.
void add_round(std::vector<ReportedPlayer>& players) {
    static const std::vector<std::pair<Result, Result>> games{
        {Result::Win, Result::Loss},
        {Result::Draw, Result::Draw},
        {Result::Loss, Result::Loss},
        {Result::UnratedWin, Result::UnratedLoss},
        {Result::UnratedDraw, Result::UnratedDraw},
        {Result::ForfeitWin, Result::ForfeitLoss},
        {Result::ForfeitLoss, Result::ForfeitLoss}};
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (i + 1 < players.size() && *rc::gen::inRange(0, 3) != 0) {
            const auto [one, other] = *rc::gen::elementOf(games);
            const Player colour = *rc::gen::element(Player::First, Player::Second);
            players[i].rounds.push_back(game(players[i + 1].number, colour, one));
            players[i + 1].rounds.push_back(game(players[i].number, opponent(colour), other));
            ++i;
        } else {
            players[i].rounds.push_back(
                bye(*rc::gen::element(Result::HalfPointBye, Result::FullPointBye,
                                      Result::PairingBye, Result::ZeroPointBye)));
        }
    }
}

TEST(Trf, AnyReportReadsBack) {
    const bool holds = rc::check("a report that is written reads back", [] {
        TournamentReport report;
        report.name = *words_of(60);
        report.chief_arbiter = *words_of(20);
        int number = 0;
        const int players = *rc::gen::inRange(1, 12);
        for (int i = 0; i < players; ++i) {
            ReportedPlayer& player = report.players.emplace_back();
            number += *rc::gen::inRange(1, 800);
            player.number = number;
            player.sex = *rc::gen::element<std::string>("", "m", "w");
            player.title = *words_of(3);
            player.name = *words_of(33);
            if (*rc::gen::arbitrary<bool>()) {
                player.rating = *rc::gen::inRange(0, 10000);
            }
            player.federation = *words_of(3);
            player.fide_number = *words_of(11);
            player.birth_date = *words_of(10);
            player.rank = *rc::gen::inRange(0, 10000);
        }
        const int rounds = *rc::gen::inRange(0, 12);
        for (int round = 0; round < rounds; ++round) {
            add_round(report.players);
        }
        for (ReportedPlayer& player : report.players) {
            for (const ReportedRound& round : player.rounds) {
                player.half_points += half_points_of(round.result);
            }
        }
        const auto read = parse_trf(to_trf(report));
        RC_ASSERT(read.has_value());
        RC_ASSERT(*read == report);
    });
    EXPECT_TRUE(holds);
}

TEST(TournamentReport, GivesThePairingWhatItNeeds) {
    TournamentReport report = small_report();
    report.players.back().number = 7; // numbers may have gaps
    report.players[0].rounds[1].opponent = 7;
    const auto players = swiss_players(report);
    ASSERT_EQ(players.size(), 3U);
    EXPECT_EQ(players[0].half_points(), 5);
    EXPECT_EQ(players[0].rounds[1].opponent, PlayerNumber{2});
    EXPECT_EQ(players[0].rounds[1].kind, SwissRound::Kind::ForfeitWin);
    EXPECT_EQ(players[1].rounds[1].kind, SwissRound::Kind::PairingBye);
    EXPECT_EQ(players[1].rounds[2].kind, SwissRound::Kind::NotPaired);
    EXPECT_EQ(players[2].rounds[2].half_points, 0);
}

TEST(TournamentReport, RoundsOfAPairingComeBack) {
    using Kind = SwissRound::Kind;
    SwissPlayer player;
    player.rounds = {{Kind::Played, PlayerNumber{4}, Player::Second, 1},
                     {Kind::ForfeitLoss, PlayerNumber{2}, Player::First, 0},
                     {Kind::PairingBye, std::nullopt, Player::First, 2},
                     {Kind::NotPaired, std::nullopt, Player::First, 1}};
    EXPECT_EQ(reported_rounds(player),
              (std::vector<ReportedRound>{game(5, Player::Second, Result::Draw),
                                          game(3, Player::First, Result::ForfeitLoss),
                                          bye(Result::PairingBye), bye(Result::HalfPointBye)}));
}

} // namespace
} // namespace tabuleiro::league
