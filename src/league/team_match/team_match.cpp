#include "league/team_match/team_match.hpp"

#include <cassert>
#include <cstdlib>

namespace tabuleiro::league {

std::vector<TeamBoard> team_boards(std::size_t boards, int round) {
    std::vector<TeamBoard> found;
    for (std::size_t board = 0; board < boards; ++board) {
        const bool home = (board + static_cast<std::size_t>(round)) % 2 == 0;
        found.push_back({board, home ? Team::Home : Team::Guest});
    }
    return found;
}

TeamMatchScore board_points(const std::vector<int>& half_points_of_home, int most) {
    TeamMatchScore score;
    for (const int half_points : half_points_of_home) {
        assert(half_points >= 0 && half_points <= most);
        score.home += half_points;
        score.guest += most - half_points;
    }
    return score;
}

TeamMatchScore match_points(const TeamMatchScore& board_points) {
    if (board_points.home == board_points.guest) {
        return {1, 1};
    }
    return board_points.home > board_points.guest ? TeamMatchScore{2, 0} : TeamMatchScore{0, 2};
}

bool is_decided(const TeamMatchScore& board_points, std::size_t open, int most) {
    return std::abs(board_points.home - board_points.guest) > most * static_cast<int>(open) ||
           open == 0;
}

} // namespace tabuleiro::league
