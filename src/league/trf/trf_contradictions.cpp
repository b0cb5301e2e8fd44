#include <algorithm>

#include "league/trf/trf.hpp"

namespace tabuleiro::league {
namespace {

// What the other player of a game must have.
bool do_agree(ReportedResult one, ReportedResult other) {
    using Result = ReportedResult;
    switch (one) {
    case Result::Win:
        return other == Result::Loss;
    case Result::Draw:
        return other == Result::Draw;
    case Result::Loss:
        return other == Result::Win || other == Result::Loss; // both may have lost
    case Result::UnratedWin:
        return other == Result::UnratedLoss;
    case Result::UnratedDraw:
        return other == Result::UnratedDraw;
    case Result::UnratedLoss:
        return other == Result::UnratedWin || other == Result::UnratedLoss;
    case Result::ForfeitWin:
        return other == Result::ForfeitLoss;
    case Result::ForfeitLoss:
        return other == Result::ForfeitWin || other == Result::ForfeitLoss; // or neither came
    default:
        return false;
    }
}

const ReportedPlayer* find_player(const TournamentReport& report, int number) {
    const auto found = std::lower_bound(
        report.players.begin(), report.players.end(), number,
        [](const ReportedPlayer& player, int wanted) { return player.number < wanted; });
    return found != report.players.end() && found->number == number ? &*found : nullptr;
}

void check_game(const TournamentReport& report, const ReportedPlayer& player, std::size_t index,
                Reasons& found) {
    const ReportedRound& round = player.rounds[index];
    const ReportedPlayer* other = find_player(report, *round.opponent);
    if (other == nullptr || other == &player) {
        found.push_back(
            Reason("Player {player} cannot have met number {opponent} in round {round}.",
                   player.number, *round.opponent, index + 1));
        return;
    }
    const ReportedRound& same = other->rounds[index];
    if (same.opponent != player.number || same.colour == round.colour ||
        !do_agree(round.result, same.result)) {
        found.push_back(Reason("Players {player} and {opponent} do not report the same about "
                               "round {round}.",
                               player.number, other->number, index + 1));
    }
}

std::string points_form(int half_points) {
    return std::to_string(half_points / 2) + (half_points % 2 == 0 ? ".0" : ".5");
}

} // namespace

Reasons contradictions(const TournamentReport& report) {
    Reasons found;
    for (std::size_t i = 0; i + 1 < report.players.size(); ++i) {
        if (report.players[i].number == report.players[i + 1].number) {
            found.push_back(
                Reason("Two players have the starting number {number}.", report.players[i].number));
        }
    }
    if (!found.empty()) {
        return found;
    }
    for (const ReportedPlayer& player : report.players) {
        int sum = 0;
        for (std::size_t i = 0; i < player.rounds.size(); ++i) {
            sum += half_points_of(player.rounds[i].result);
            if (player.rounds[i].opponent) {
                check_game(report, player, i, found);
            }
        }
        if (sum != player.half_points) {
            found.push_back(Reason("Player {player} has {points} points, and the results make "
                                   "{sum}.",
                                   player.number, points_form(player.half_points),
                                   points_form(sum)));
        }
    }
    for (const ReportedTeam& team : report.teams) {
        for (const int number : team.players) {
            if (find_player(report, number) == nullptr) {
                found.push_back(
                    Reason("There is no player {number} for the team {team}.", number, team.name));
            }
        }
    }
    return found;
}

} // namespace tabuleiro::league
