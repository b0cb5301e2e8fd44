#include "league/trf/tournament_report.hpp"

#include <algorithm>

namespace tabuleiro::league {
namespace {

using Kind = SwissRound::Kind;

ReportedResult bye_of(int half_points) {
    return half_points == 2   ? ReportedResult::FullPointBye
           : half_points == 1 ? ReportedResult::HalfPointBye
                              : ReportedResult::ZeroPointBye;
}

ReportedResult reported_result(const SwissRound& round) {
    switch (round.kind) {
    case Kind::Played:
        return round.half_points == 2   ? ReportedResult::Win
               : round.half_points == 1 ? ReportedResult::Draw
                                        : ReportedResult::Loss;
    case Kind::ForfeitWin:
        return ReportedResult::ForfeitWin;
    case Kind::ForfeitLoss:
        return ReportedResult::ForfeitLoss;
    case Kind::PairingBye:
        // The code of this bye means a whole point.
        return round.half_points == 2 ? ReportedResult::PairingBye : bye_of(round.half_points);
    case Kind::NotPaired:
        break;
    }
    return bye_of(round.half_points);
}

Kind kind_of(ReportedResult result) {
    switch (result) {
    case ReportedResult::ForfeitWin:
        return Kind::ForfeitWin;
    case ReportedResult::ForfeitLoss:
        return Kind::ForfeitLoss;
    case ReportedResult::PairingBye:
        return Kind::PairingBye;
    case ReportedResult::HalfPointBye:
    case ReportedResult::FullPointBye:
    case ReportedResult::ZeroPointBye:
    case ReportedResult::NotPaired:
        return Kind::NotPaired;
    default:
        return Kind::Played;
    }
}

} // namespace

int half_points_of(ReportedResult result) {
    switch (result) {
    case ReportedResult::Win:
    case ReportedResult::UnratedWin:
    case ReportedResult::ForfeitWin:
    case ReportedResult::FullPointBye:
    case ReportedResult::PairingBye:
        return 2;
    case ReportedResult::Draw:
    case ReportedResult::UnratedDraw:
    case ReportedResult::HalfPointBye:
        return 1;
    default:
        return 0;
    }
}

std::vector<ReportedRound> reported_rounds(const SwissPlayer& player) {
    std::vector<ReportedRound> rounds;
    for (const SwissRound& round : player.rounds) {
        ReportedRound& reported = rounds.emplace_back();
        reported.result = reported_result(round);
        if (round.opponent) {
            reported.opponent = static_cast<int>(*round.opponent) + 1;
            reported.colour = round.colour;
        }
    }
    return rounds;
}

std::vector<SwissPlayer> swiss_players(const TournamentReport& report) {
    const auto place_of = [&](int number) {
        const auto found = std::lower_bound(
            report.players.begin(), report.players.end(), number,
            [](const ReportedPlayer& player, int wanted) { return player.number < wanted; });
        return static_cast<PlayerNumber>(found - report.players.begin());
    };
    std::vector<SwissPlayer> players;
    for (const ReportedPlayer& reported : report.players) {
        SwissPlayer& player = players.emplace_back();
        for (const ReportedRound& round : reported.rounds) {
            SwissRound& played = player.rounds.emplace_back();
            played.kind = kind_of(round.result);
            played.half_points = half_points_of(round.result);
            if (round.opponent) {
                played.opponent = place_of(*round.opponent);
                played.colour = round.colour;
            }
        }
    }
    return players;
}

} // namespace tabuleiro::league
