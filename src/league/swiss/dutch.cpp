#include "league/swiss/dutch.hpp"

#include <algorithm>

#include "league/swiss/bracket.hpp"

namespace tabuleiro::league {
namespace {

// Those who are present, by points and then by number, group by group.
std::vector<std::vector<PlayerNumber>> score_groups(const std::vector<SwissPlayer>& players,
                                                    const std::vector<SwissHistory>& all) {
    std::vector<PlayerNumber> order;
    for (PlayerNumber number = 0; number < players.size(); ++number) {
        if (players[number].present) {
            order.push_back(number);
        }
    }
    std::stable_sort(order.begin(), order.end(), [&](PlayerNumber a, PlayerNumber b) {
        return all[a].half_points > all[b].half_points;
    });
    std::vector<std::vector<PlayerNumber>> groups;
    for (const PlayerNumber number : order) {
        if (groups.empty() || all[groups.back().front()].half_points != all[number].half_points) {
            groups.emplace_back();
        }
        groups.back().push_back(number);
    }
    return groups;
}

// Boards by the points of the better player, of both, and by the better player's number.
void sort_boards(std::vector<SwissBoard>& boards, const std::vector<SwissHistory>& all) {
    const auto key = [&](const SwissBoard& board) {
        const int first = all[board.first].half_points;
        const int second = all[board.second].half_points;
        const bool first_is_better = first != second ? first > second : board.first < board.second;
        return std::tuple(-std::max(first, second), -(first + second),
                          first_is_better ? board.first : board.second);
    };
    std::sort(boards.begin(), boards.end(),
              [&](const SwissBoard& a, const SwissBoard& b) { return key(a) < key(b); });
}

} // namespace

Expected<SwissPairing> pair_swiss_round(const std::vector<SwissPlayer>& players,
                                        const SwissRules& rules) {
    const std::vector<SwissHistory> all = histories(players, rules);
    const auto groups = score_groups(players, all);
    std::vector<PlayerNumber> below;
    for (const auto& group : groups) {
        below.insert(below.end(), group.begin(), group.end());
    }
    const bool bye = below.size() % 2 == 1;
    if (!can_be_paired(all, below, bye)) {
        return fail("Another round cannot be paired: too many of these players have met.");
    }
    SwissPairing pairing;
    std::vector<PlayerNumber> moved_down;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        below.erase(below.begin(), below.begin() + static_cast<std::ptrdiff_t>(groups[i].size()));
        BracketTask task{all, rules, moved_down, groups[i], {}, {}, bye};
        if (i + 1 < groups.size()) {
            task.next = groups[i + 1];
            task.rest.assign(below.begin() + static_cast<std::ptrdiff_t>(task.next.size()),
                             below.end());
        }
        BracketPairs found = pair_bracket(task);
        for (const auto& [a, b] : found.pairs) {
            const bool first =
                allocated_colour(all[a], all[b], a, rules.initial_colour) == Player::First;
            pairing.boards.push_back(first ? SwissBoard{a, b} : SwissBoard{b, a});
        }
        moved_down = std::move(found.down);
    }
    if (!moved_down.empty()) {
        pairing.bye = moved_down.front();
    }
    sort_boards(pairing.boards, all);
    return pairing;
}

} // namespace tabuleiro::league
