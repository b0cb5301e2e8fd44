#include "league/round_robin/berger.hpp"

#include <utility>

namespace tabuleiro::league {

std::vector<std::vector<SwissBoard>> berger_table(std::size_t players) {
    std::vector<std::vector<SwissBoard>> rounds;
    if (players < 2) {
        return rounds;
    }
    // The last of an even number stays where it is, and the others move half a circle in each
    // round.
    const std::size_t even = players + players % 2;
    const std::size_t circle = even - 1;
    const PlayerNumber last = even - 1;
    for (std::size_t round = 0; round < circle; ++round) {
        const std::size_t start = round * (even / 2) % circle;
        auto& boards = rounds.emplace_back();
        if (last < players) {
            boards.push_back(round % 2 == 0 ? SwissBoard{start, last} : SwissBoard{last, start});
        }
        for (std::size_t step = 1; step < even / 2; ++step) {
            boards.push_back({(start + step) % circle, (start + circle - step) % circle});
        }
    }
    return rounds;
}

std::vector<std::vector<SwissBoard>> double_berger_table(std::size_t players) {
    auto rounds = berger_table(players);
    const std::size_t half = rounds.size();
    for (std::size_t round = 0; round < half; ++round) {
        std::vector<SwissBoard> again;
        for (const SwissBoard& board : rounds[round]) {
            again.push_back({board.second, board.first});
        }
        rounds.push_back(std::move(again));
    }
    if (half >= 2) {
        std::swap(rounds[half - 2], rounds[half - 1]);
    }
    return rounds;
}

} // namespace tabuleiro::league
