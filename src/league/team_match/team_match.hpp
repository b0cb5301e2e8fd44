// A match of two teams on several boards: the first player of one team against the first of the
// other, and so on. Colours alternate from board to board, and from round to round.
#pragma once

#include <vector>

#include "core/player.hpp"
#include "league/player_number.hpp"

namespace tabuleiro::league {

enum class Team : std::uint8_t { Home, Guest };

constexpr Team other(Team team) {
    return team == Team::Home ? Team::Guest : Team::Home;
}

struct TeamBoard {
    std::size_t board = 0; // from 0 on: the place of both players in their teams
    Team first = Team::Home;
};

// The boards of a round, from 0 on; the home team has the first colour on the first board of the
// first round.
std::vector<TeamBoard> team_boards(std::size_t boards, int round);

struct TeamMatchScore {
    int home = 0;
    int guest = 0;

    friend bool operator==(const TeamMatchScore&, const TeamMatchScore&) = default;
};

// Half points of the home team, one entry per game that has ended, of `most` half points each.
TeamMatchScore board_points(const std::vector<int>& half_points_of_home, int most = 2);

// Of a match that has ended: 2 for the team with more board points, 1 for each if they are equal.
TeamMatchScore match_points(const TeamMatchScore& board_points);

// Whether the games that are still open cannot change any more which team has more board points.
bool is_decided(const TeamMatchScore& board_points, std::size_t open, int most = 2);

} // namespace tabuleiro::league
