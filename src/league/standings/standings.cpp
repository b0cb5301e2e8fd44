#include "league/standings/standings.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

namespace tabuleiro::league {
namespace {

using Kind = SwissRound::Kind;

bool was_played(const SwissRound& round) {
    return round.kind == Kind::Played;
}

// The points of an opponent, where games that were not played count half.
double adjusted_points(const SwissPlayer& player) {
    double points = 0;
    for (const SwissRound& round : player.rounds) {
        points += was_played(round) ? round.half_points / 2.0 : 0.5;
    }
    return points;
}

double imaginary_opponent(const SwissPlayer& player, std::size_t round) {
    int before = 0;
    for (std::size_t i = 0; i < round; ++i) {
        before += player.rounds[i].half_points;
    }
    const int against_player = 2 - player.rounds[round].half_points;
    const double later = 0.5 * static_cast<double>(player.rounds.size() - round - 1);
    return (before + against_player) / 2.0 + later;
}

// In each round, what the opponent scored in the whole tournament.
std::vector<double> opponents_points(const std::vector<SwissPlayer>& players,
                                     const SwissPlayer& player) {
    std::vector<double> found;
    for (std::size_t i = 0; i < player.rounds.size(); ++i) {
        const SwissRound& round = player.rounds[i];
        found.push_back(was_played(round) ? adjusted_points(players[*round.opponent])
                                          : imaginary_opponent(player, i));
    }
    return found;
}

double buchholz(const std::vector<SwissPlayer>& players, const SwissPlayer& player,
                std::size_t cut) {
    std::vector<double> points = opponents_points(players, player);
    std::sort(points.begin(), points.end());
    const auto from = points.begin() + static_cast<std::ptrdiff_t>(std::min(cut, points.size()));
    return std::accumulate(from, points.end(), 0.0);
}

double sonneborn_berger(const std::vector<SwissPlayer>& players, const SwissPlayer& player) {
    const std::vector<double> points = opponents_points(players, player);
    double sum = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        sum += points[i] * player.rounds[i].half_points / 2.0;
    }
    return sum;
}

double wins(const SwissPlayer& player) {
    return static_cast<double>(
        std::count_if(player.rounds.begin(), player.rounds.end(), [](const SwissRound& round) {
            return (was_played(round) && round.half_points == 2) || round.kind == Kind::ForfeitWin;
        }));
}

double progressive(const SwissPlayer& player) {
    double sum = 0;
    double points = 0;
    for (const SwissRound& round : player.rounds) {
        points += round.half_points / 2.0;
        sum += points;
    }
    return sum;
}

// Points against the others of a group; none count unless all of them have met.
std::vector<double> direct_encounters(const std::vector<SwissPlayer>& players,
                                      const std::vector<PlayerNumber>& group) {
    std::vector<double> points;
    for (const PlayerNumber number : group) {
        double sum = 0;
        std::vector<PlayerNumber> met;
        for (const SwissRound& round : players[number].rounds) {
            if (was_played(round) &&
                std::find(group.begin(), group.end(), *round.opponent) != group.end()) {
                sum += round.half_points / 2.0;
                met.push_back(*round.opponent);
            }
        }
        std::sort(met.begin(), met.end());
        met.erase(std::unique(met.begin(), met.end()), met.end());
        if (met.size() + 1 < group.size()) {
            return std::vector<double>(group.size());
        }
        points.push_back(sum);
    }
    return points;
}

std::vector<double> values(const std::vector<SwissPlayer>& players, TieBreak tie_break,
                           const std::vector<PlayerNumber>& group) {
    if (tie_break == TieBreak::DirectEncounter) {
        return direct_encounters(players, group);
    }
    std::vector<double> found;
    for (const PlayerNumber number : group) {
        const SwissPlayer& player = players[number];
        switch (tie_break) {
        case TieBreak::Buchholz:
            found.push_back(buchholz(players, player, 0));
            break;
        case TieBreak::BuchholzCut1:
            found.push_back(buchholz(players, player, 1));
            break;
        case TieBreak::SonnebornBerger:
            found.push_back(sonneborn_berger(players, player));
            break;
        case TieBreak::Wins:
            found.push_back(wins(player));
            break;
        case TieBreak::Progressive:
            found.push_back(progressive(player));
            break;
        case TieBreak::DirectEncounter:
            break;
        }
    }
    return found;
}

bool are_equal(const Standing& a, const Standing& b) {
    return a.half_points == b.half_points && a.tie_breaks == b.tie_breaks;
}

bool is_better(const Standing& a, const Standing& b) {
    if (a.half_points != b.half_points) {
        return a.half_points > b.half_points;
    }
    return std::lexicographical_compare(a.tie_breaks.begin(), a.tie_breaks.end(),
                                        b.tie_breaks.begin(), b.tie_breaks.end(), std::greater<>());
}

} // namespace

std::vector<Standing> standings(const std::vector<SwissPlayer>& players,
                                const std::vector<TieBreak>& tie_breaks) {
    std::vector<Standing> all;
    for (PlayerNumber number = 0; number < players.size(); ++number) {
        all.push_back({number, 0, players[number].half_points(), {}});
    }
    const auto sort = [&] { std::stable_sort(all.begin(), all.end(), is_better); };
    sort();
    // Each tie-break looks at those whom everything before it left equal.
    for (const TieBreak tie_break : tie_breaks) {
        for (auto from = all.begin(); from != all.end();) {
            const auto to = std::find_if_not(
                from, all.end(), [&](const Standing& other) { return are_equal(*from, other); });
            std::vector<PlayerNumber> group;
            std::transform(from, to, std::back_inserter(group),
                           [](const Standing& standing) { return standing.player; });
            const std::vector<double> found = values(players, tie_break, group);
            for (std::size_t i = 0; i < found.size(); ++i) {
                from[static_cast<std::ptrdiff_t>(i)].tie_breaks.push_back(found[i]);
            }
            from = to;
        }
        sort();
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i].rank =
            i > 0 && are_equal(all[i], all[i - 1]) ? all[i - 1].rank : static_cast<int>(i) + 1;
    }
    return all;
}

} // namespace tabuleiro::league
