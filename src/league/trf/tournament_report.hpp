// A tournament as FIDE's tournament report file (TRF16, FIDE Handbook C.04, Annex 2) knows it: what
// programs that pair and rate exchange.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/player.hpp"
#include "league/swiss/swiss_player.hpp"

namespace tabuleiro::league {

enum class ReportedResult : std::uint8_t {
    Win,
    Draw,
    Loss,
    UnratedWin, // of a game with less than one move
    UnratedDraw,
    UnratedLoss,
    ForfeitWin,
    ForfeitLoss,
    HalfPointBye,
    FullPointBye,
    PairingBye,   // nobody was left as an opponent
    ZeroPointBye, // known to be absent
    NotPaired,    // nothing is reported
};

struct ReportedRound {
    std::optional<int> opponent{}; // by starting number; of a game, played or forfeited
    Player colour = Player::First; // of a game
    ReportedResult result = ReportedResult::NotPaired;

    friend bool operator==(const ReportedRound&, const ReportedRound&) = default;
};

struct ReportedPlayer {
    int number = 0;  // the starting rank, from 1 on
    std::string sex; // "m", "w" or nothing
    std::string title;
    std::string name;
    std::optional<int> rating;
    std::string federation;
    std::string fide_number;
    std::string birth_date;
    int half_points = 0;
    int rank = 0;
    std::vector<ReportedRound> rounds;

    friend bool operator==(const ReportedPlayer&, const ReportedPlayer&) = default;
};

struct ReportedTeam {
    std::string name;
    std::vector<int> players; // by starting number

    friend bool operator==(const ReportedTeam&, const ReportedTeam&) = default;
};

struct TournamentReport {
    std::string name;
    std::string city;
    std::string federation;
    std::string start_date; // 2026/11/18, as all dates but those of rounds
    std::string end_date;
    std::string type;
    std::string chief_arbiter;
    std::vector<std::string> deputies;
    std::string time_control;
    std::vector<std::string> round_dates; // 26/11/18
    std::optional<int> rounds;            // that are planned (XXR)
    std::optional<Player> initial_colour; // of the best player in the first round (XXC)
    std::vector<ReportedPlayer> players;  // by starting number, all with the same rounds
    std::vector<ReportedTeam> teams;
    std::vector<std::string> extensions; // lines with other codes that begin with XX, as they are

    friend bool operator==(const TournamentReport&, const TournamentReport&) = default;
};

// What a round is worth, in half points.
int half_points_of(ReportedResult result);

// A player's rounds for the report; starting numbers are players' numbers, counted from 1.
std::vector<ReportedRound> reported_rounds(const SwissPlayer& player);

// The players as the pairing needs them, in the order of the report. Requires: a report that was
// read.
std::vector<SwissPlayer> swiss_players(const TournamentReport& report);

} // namespace tabuleiro::league
