#include "arena/schedule/swiss.hpp"

#include <algorithm>

#include "league/swiss/dutch.hpp"

namespace tabuleiro::arena {
namespace {

using league::SwissBoard;
using league::SwissPlayer;
using league::SwissRound;

std::size_t rounds_of(const std::vector<Played>& so_far) {
    int rounds = 0;
    for (const Played& played : so_far) {
        rounds = std::max(rounds, played.fixture.round + 1);
    }
    return static_cast<std::size_t>(rounds);
}

// An encounter is a round of the Swiss system, and all its points count.
std::vector<SwissPlayer> swiss_players(const Plan& plan, const std::vector<Played>& so_far) {
    std::vector<SwissPlayer> players(plan.players.size());
    const SwissRound bye{SwissRound::Kind::PairingBye, std::nullopt, Player::First, 4 * plan.pairs};
    for (SwissPlayer& player : players) {
        player.rounds.assign(rounds_of(so_far), bye);
    }
    const auto add = [&](int round, int player, int opponent, int half_points) {
        SwissRound& entry =
            players[static_cast<std::size_t>(player)].rounds[static_cast<std::size_t>(round)];
        if (entry.kind != SwissRound::Kind::Played) {
            entry = {SwissRound::Kind::Played, static_cast<std::size_t>(opponent), Player::First,
                     0};
        }
        entry.half_points += half_points;
    };
    for (const Played& played : so_far) {
        const auto& [round, a, b, opening] = played.fixture;
        add(round, a, b, played.half_points);
        add(round, b, a, 4 - played.half_points);
    }
    return players;
}

// If everybody has met everybody, those who met in the earliest rounds may meet again.
league::SwissPairing pair_round(std::vector<SwissPlayer> players, const league::SwissRules& rules) {
    for (std::size_t forgotten = 0;; ++forgotten) {
        if (auto pairing = league::pair_swiss_round(players, rules)) {
            return std::move(*pairing);
        }
        for (SwissPlayer& player : players) {
            player.rounds[forgotten].kind = SwissRound::Kind::NotPaired;
        }
    }
}

} // namespace

std::vector<int> swiss_scores(const Plan& plan, const std::vector<Played>& so_far) {
    std::vector<int> scores;
    for (const SwissPlayer& player : swiss_players(plan, so_far)) {
        scores.push_back(player.half_points());
    }
    return scores;
}

std::vector<Fixture> swiss_round(const Plan& plan, const std::vector<Played>& so_far) {
    const int planned =
        plan.rounds > 0 ? plan.rounds : usual_rounds(static_cast<int>(plan.players.size()));
    const std::vector<SwissPlayer> players = swiss_players(plan, so_far);
    const int round = static_cast<int>(rounds_of(so_far));
    if (round >= planned) {
        return {};
    }
    // Both colours are played in every encounter.
    const league::SwissPairing pairing = pair_round(players, {planned, Player::First, false});
    std::vector<Fixture> fixtures;
    for (int pair = 0; pair < plan.pairs; ++pair) {
        for (const SwissBoard& board : pairing.boards) {
            // The better player is named first.
            const auto [low, high] = std::minmax(board.first, board.second);
            const bool high_is_better = players[high].half_points() > players[low].half_points();
            const int a = static_cast<int>(high_is_better ? high : low);
            const int b = static_cast<int>(high_is_better ? low : high);
            fixtures.push_back({round, a, b, round * plan.pairs + pair});
        }
    }
    return fixtures;
}

} // namespace tabuleiro::arena
