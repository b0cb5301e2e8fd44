#include "house/course/ladder.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "core/rng.hpp"
#include "league/pool_ratings/pool_ratings.hpp"

namespace tabuleiro::house::course {
namespace {

constexpr double normal_95 = 1.96;

// How often versions have met, in which seats.
class Meetings {
  public:
    explicit Meetings(const std::vector<LadderGames>& games) {
        for (const LadderGames& some : games) {
            by_seats_[{some.seats.first, some.seats.second}] += some.count;
            by_version_[some.seats.first] += some.count;
            by_version_[some.seats.second] += some.count;
        }
    }

    int with_seats(const VersionId& first, const VersionId& second) const {
        const auto found = by_seats_.find({first, second});
        return found == by_seats_.end() ? 0 : found->second;
    }
    int of(const VersionId& one, const VersionId& other) const {
        return with_seats(one, other) + with_seats(other, one);
    }
    int of(const VersionId& version) const {
        const auto found = by_version_.find(version);
        return found == by_version_.end() ? 0 : found->second;
    }
    ByPlayer<VersionId> seated(const VersionId& one, const VersionId& other) const {
        return with_seats(one, other) <= with_seats(other, one) ? ByPlayer<VersionId>{one, other}
                                                                : ByPlayer<VersionId>{other, one};
    }

  private:
    std::map<std::pair<VersionId, VersionId>, int> by_seats_;
    std::map<VersionId, int> by_version_;
};

struct Candidate {
    const LadderVersion* version = nullptr;
    VersionId opponent{};
};

std::vector<Candidate> candidates(const std::vector<LadderVersion>& versions) {
    std::vector<Candidate> all;
    for (std::size_t i = 0; i < versions.size(); ++i) {
        for (std::size_t j = i + 1; j < versions.size(); ++j) {
            all.push_back({&versions[i], versions[j].id});
        }
        if (!versions[i].predecessor.empty() && !versions[i].judged) {
            all.push_back({&versions[i], versions[i].predecessor});
        }
    }
    return all;
}

double score_of(LadderWinner winner, bool as_first) {
    if (winner == LadderWinner::Draw) {
        return 0.5;
    }
    return (winner == LadderWinner::First) == as_first ? 1 : 0;
}

// The share of points with an interval from the spread of the results. Where all results are the
// same, there is no spread: then as if there had been one more game of the opposite result.
Comparison compared(const LadderVersion& version, const std::vector<LadderGames>& games) {
    Comparison found;
    double points = 0;
    double squares = 0;
    for (const LadderGames& some : games) {
        const bool as_first =
            some.seats.first == version.id && some.seats.second == version.predecessor;
        const bool as_second =
            some.seats.second == version.id && some.seats.first == version.predecessor;
        if (!some.winner || (!as_first && !as_second)) {
            continue;
        }
        const double score = score_of(*some.winner, as_first);
        found.games += some.count;
        points += some.count * score;
        squares += some.count * score * score;
    }
    if (found.games == 0) {
        return found;
    }
    found.score = points / found.games;
    double variance = squares / found.games - found.score * found.score;
    double observations = found.games;
    if (variance <= 1e-9) {
        const double mean = (points + 1 - found.score) / (observations + 1);
        variance = mean * (1 - mean);
        observations += 1;
    }
    found.error95 = normal_95 * std::sqrt(variance / observations);
    return found;
}

void count(LadderStanding& standing, const LadderGames& some, Player seat) {
    const double score = score_of(*some.winner, seat == Player::First);
    (score == 1 ? standing.won : score == 0 ? standing.lost : standing.drawn) += some.count;
    standing.failures += some.failed == seat ? some.count : 0;
}

void rank(std::vector<LadderStanding>& standings) {
    std::stable_sort(standings.begin(), standings.end(),
                     [](const LadderStanding& a, const LadderStanding& b) {
                         return a.elo && b.elo ? *a.elo > *b.elo : a.elo.has_value() && !b.elo;
                     });
    for (std::size_t i = 0; i < standings.size(); ++i) {
        const bool equal = i > 0 && standings[i].elo == standings[i - 1].elo;
        standings[i].rank = equal ? standings[i - 1].rank : static_cast<int>(i) + 1;
    }
}

} // namespace

std::optional<ByPlayer<VersionId>> next_pairing(const std::vector<LadderVersion>& versions,
                                                const std::vector<LadderGames>& games) {
    const Meetings meetings(games);
    const Candidate* best = nullptr;
    std::tuple<int, int, int> least{};
    const std::vector<Candidate> all = candidates(versions);
    for (const Candidate& candidate : all) {
        const int met = meetings.of(candidate.version->id, candidate.opponent);
        if (met >= most_games_of_a_pair) {
            continue;
        }
        // Candidates of the newest version are in front: until each pair has met with both sides,
        // they are taken in that order.
        const bool is_new = met < 2;
        const std::tuple<int, int, int> key{
            is_new ? 0 : 1, is_new ? 0 : met,
            is_new ? 0 : meetings.of(candidate.version->id) + meetings.of(candidate.opponent)};
        if (best == nullptr || key < least) {
            best = &candidate;
            least = key;
        }
    }
    if (best == nullptr) {
        return std::nullopt;
    }
    return meetings.seated(best->version->id, best->opponent);
}

std::uint64_t opening_seed(const ByPlayer<VersionId>& seats, std::int64_t earlier) {
    const auto& [one, other] = std::minmax(seats.first, seats.second);
    auto seed = static_cast<std::uint64_t>(earlier);
    for (const VersionId& id : {one, other}) {
        for (const char c : id) {
            seed = split_mix(seed) ^ static_cast<unsigned char>(c);
        }
    }
    return split_mix(seed);
}

LadderStandings standings_of(const std::vector<LadderVersion>& versions,
                             const std::vector<LadderGames>& games) {
    LadderStandings all;
    std::map<VersionId, league::PlayerNumber> numbers;
    for (const LadderVersion& version : versions) {
        numbers.emplace(version.id, all.standings.size());
        LadderStanding standing{.version = version.id};
        const Comparison comparison = compared(version, games);
        if (comparison.games > 0) {
            standing.predecessor = comparison;
        }
        all.standings.push_back(std::move(standing));
    }
    std::vector<league::PoolResult> results;
    for (const LadderGames& some : games) {
        const auto first = numbers.find(some.seats.first);
        const auto second = numbers.find(some.seats.second);
        if (!some.winner || first == numbers.end() || second == numbers.end()) {
            continue;
        }
        count(all.standings[first->second], some, Player::First);
        count(all.standings[second->second], some, Player::Second);
        all.games += some.count;
        results.insert(results.end(), static_cast<std::size_t>(some.count),
                       {first->second, second->second, score_of(*some.winner, true)});
    }
    if (!results.empty()) {
        const league::PoolRatings ratings = league::pool_ratings(versions.size(), results);
        all.bounded = ratings.bounded;
        for (std::size_t i = 0; i < versions.size(); ++i) {
            if (all.standings[i].games() > 0) {
                all.standings[i].elo = ratings.players[i].elo;
                all.standings[i].error95 = ratings.players[i].error95;
            }
        }
    }
    rank(all.standings);
    return all;
}

} // namespace tabuleiro::house::course
