#include "arena/statistics/standings.hpp"

#include <algorithm>
#include <map>
#include <numeric>

namespace tabuleiro::arena {
namespace {

void count(Tally& tally, int half_points) {
    ++(half_points == 2 ? tally.wins : half_points == 1 ? tally.draws : tally.losses);
}

} // namespace

Standings standings(int players, const std::vector<PlayedGame>& games) {
    const auto size = static_cast<std::size_t>(players);
    Standings found{std::vector<Tally>(size),
                    std::vector<std::vector<Tally>>(size, std::vector<Tally>(size)),
                    {}};
    for (const PlayedGame& game : games) {
        const auto first = static_cast<std::size_t>(game.seats.first);
        const auto second = static_cast<std::size_t>(game.seats.second);
        count(found.first, game.half_points);
        count(found.totals[first], game.half_points);
        count(found.totals[second], 2 - game.half_points);
        count(found.against[first][second], game.half_points);
        count(found.against[second][first], 2 - game.half_points);
    }
    return found;
}

std::vector<league::SwissPlayer> league_players(const Plan& plan,
                                                const std::vector<PlayedGame>& games) {
    using league::SwissRound;
    const std::size_t players = plan.players.size();
    std::vector<league::SwissPlayer> found(players);
    std::map<int, std::vector<const PlayedGame*>> rounds;
    for (const PlayedGame& game : games) {
        rounds[game.round].push_back(&game);
    }
    for (const auto& [number, round] : rounds) {
        std::vector<bool> played(players);
        for (const PlayedGame* game : round) {
            for (const Player player : tabuleiro::players) {
                const auto seat = static_cast<std::size_t>(game->seats[player]);
                const auto other = static_cast<std::size_t>(game->seats[opponent(player)]);
                const int half_points =
                    player == Player::First ? game->half_points : 2 - game->half_points;
                found[seat].rounds.push_back(
                    {SwissRound::Kind::Played, other, player, half_points});
                played[seat] = true;
            }
        }
        // Before a round is complete nobody knows whose bye it is.
        const auto games_each = 2 * static_cast<std::size_t>(plan.pairs);
        if (plan.format == Format::Swiss && round.size() == players / 2 * games_each) {
            for (std::size_t player = 0; player < players; ++player) {
                if (!played[player]) {
                    found[player].rounds.insert(
                        found[player].rounds.end(), games_each,
                        {SwissRound::Kind::PairingBye, std::nullopt, Player::First, 2});
                }
            }
        }
    }
    return found;
}

std::vector<int> Standings::order() const {
    std::vector<int> numbers(totals.size());
    std::iota(numbers.begin(), numbers.end(), 0);
    const auto share = [&](int player) {
        const Tally& tally = totals[static_cast<std::size_t>(player)];
        return tally.games() == 0 ? 0.0 : tally.half_points() / (2.0 * tally.games());
    };
    std::stable_sort(numbers.begin(), numbers.end(),
                     [&](int a, int b) { return share(a) > share(b); });
    return numbers;
}

} // namespace tabuleiro::arena
