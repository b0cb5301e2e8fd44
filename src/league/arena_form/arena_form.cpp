#include "league/arena_form/arena_form.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "league/matching/weighted_matching.hpp"
#include "league/matching/wide_integer.hpp"

namespace tabuleiro::league {
namespace {

// Matchings of larger sets take long, and those who are far apart in rank should not meet anyway.
constexpr std::size_t most_at_once = 64;

void add_game(ArenaScore& score, PlayerNumber opponent, Player colour, int base_points) {
    const int points = score.on_streak() ? 2 * base_points : base_points;
    score.points += points;
    score.games.push_back(points);
    score.wins += base_points == 2 ? 1 : 0;
    score.victories_in_a_row = base_points == 2 ? score.victories_in_a_row + 1 : 0;
    score.last_opponent = opponent;
    score.colour_difference += colour == Player::First ? 1 : -1;
    score.last_colour = colour;
}

int points_of(const ArenaResult& result, Player player) {
    return !result.winner ? 1 : *result.winner == player ? 2 : 0;
}

// The first colour goes to whoever had it less often, then to whoever did not have it last.
bool has_first(const ArenaScore& a, const ArenaScore& b) {
    if (a.colour_difference != b.colour_difference) {
        return a.colour_difference < b.colour_difference;
    }
    return a.last_colour != b.last_colour ? a.last_colour != Player::First : true;
}

// How far the colours are from balance after a game between the two.
int imbalance(const ArenaScore& a, const ArenaScore& b) {
    const bool a_first = has_first(a, b);
    return std::abs(a.colour_difference + (a_first ? 1 : -1)) +
           std::abs(b.colour_difference + (a_first ? -1 : 1));
}

// Someone who waits: the place in the ranking of all.
struct Waiting {
    PlayerNumber player = 0;
    std::size_t rank = 0;
};

std::vector<Waiting> by_rank(const std::vector<ArenaScore>& scores,
                             const std::vector<PlayerNumber>& players) {
    const auto ranking = arena_ranking(scores);
    std::vector<std::size_t> rank_of(scores.size());
    for (std::size_t rank = 0; rank < ranking.size(); ++rank) {
        rank_of[ranking[rank]] = rank;
    }
    std::vector<Waiting> found;
    for (const PlayerNumber player : players) {
        found.push_back({player, rank_of[player]});
    }
    std::sort(found.begin(), found.end(),
              [](const Waiting& a, const Waiting& b) { return a.rank < b.rank; });
    return found;
}

class ArenaPairing {
  public:
    ArenaPairing(const std::vector<ArenaScore>& scores, Rematch rematch)
        : scores_(scores), rematch_(rematch) {}

    // Pairs some who are neighbours in rank; returns those who are left.
    std::vector<Waiting> pair(const std::vector<Waiting>& some) {
        EdgeWeights<WideInteger<1>> weights(some.size());
        for (std::size_t a = 0; a < some.size(); ++a) {
            for (std::size_t b = a + 1; b < some.size(); ++b) {
                weights.set(a, b, weight(some, a, b));
            }
        }
        const Matching matching = heaviest_matching(weights);
        std::vector<Waiting> left;
        for (std::size_t a = 0; a < some.size(); ++a) {
            if (matching[a] == unmatched) {
                left.push_back(some[a]);
            } else if (a < matching[a]) {
                add_board(some[a].player, some[matching[a]].player);
            }
        }
        return left;
    }

    std::vector<SwissBoard> boards;

  private:
    bool have_just_met(PlayerNumber a, PlayerNumber b) const {
        return scores_[a].last_opponent == b || scores_[b].last_opponent == a;
    }

    // Each pair counts more than all distances together, a distance more than all colours, and a
    // rematch costs more than anything but a pair.
    std::int64_t weight(const std::vector<Waiting>& some, std::size_t a, std::size_t b) const {
        const PlayerNumber one = some[a].player;
        const PlayerNumber other = some[b].player;
        const bool again = have_just_met(one, other);
        if (again && rematch_ == Rematch::Avoid) {
            return 0;
        }
        constexpr std::int64_t a_pair = std::int64_t{1} << 50U;
        constexpr std::int64_t a_rematch = std::int64_t{1} << 42U;
        constexpr std::int64_t a_place = std::int64_t{1} << 14U;
        const auto distance = static_cast<std::int64_t>(b - a);
        const int colours = std::min(imbalance(scores_[one], scores_[other]), 200);
        return a_pair - (again ? a_rematch : 0) - distance * distance * a_place - colours;
    }

    void add_board(PlayerNumber a, PlayerNumber b) {
        boards.push_back(has_first(scores_[a], scores_[b]) ? SwissBoard{a, b} : SwissBoard{b, a});
    }

    const std::vector<ArenaScore>& scores_;
    Rematch rematch_;
};

} // namespace

std::vector<ArenaScore> arena_scores(std::size_t players, const std::vector<ArenaResult>& ended) {
    std::vector<ArenaScore> scores(players);
    for (const ArenaResult& game : ended) {
        add_game(scores[game.first], game.second, Player::First, points_of(game, Player::First));
        add_game(scores[game.second], game.first, Player::Second, points_of(game, Player::Second));
    }
    return scores;
}

std::vector<PlayerNumber> arena_ranking(const std::vector<ArenaScore>& scores) {
    std::vector<PlayerNumber> order(scores.size());
    std::iota(order.begin(), order.end(), PlayerNumber{0});
    std::stable_sort(order.begin(), order.end(), [&](PlayerNumber a, PlayerNumber b) {
        return std::pair(scores[a].points, scores[a].wins) >
               std::pair(scores[b].points, scores[b].wins);
    });
    return order;
}

std::vector<SwissBoard> pair_arena(const std::vector<ArenaScore>& scores,
                                   const std::vector<PlayerNumber>& waiting, Rematch rematch) {
    std::vector<PlayerNumber> now = waiting;
    std::optional<PlayerNumber> last;
    if (now.size() % 2 == 1) {
        last = now.back();
        now.pop_back();
    }
    ArenaPairing pairing(scores, rematch);
    const std::vector<Waiting> all = by_rank(scores, now);
    std::vector<Waiting> some;
    for (std::size_t i = 0; i < all.size(); ++i) {
        some.push_back(all[i]);
        if (some.size() >= most_at_once && some.size() % 2 == 0) {
            some = pairing.pair(some);
        }
    }
    some = pairing.pair(some);
    if (last && !some.empty()) {
        std::vector<PlayerNumber> left{*last};
        for (const Waiting& one : some) {
            left.push_back(one.player);
        }
        pairing.pair(by_rank(scores, left));
    }
    return pairing.boards;
}

} // namespace tabuleiro::league
