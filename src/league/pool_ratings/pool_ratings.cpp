#include "league/pool_ratings/pool_ratings.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/moments.hpp"

namespace tabuleiro::league {
namespace {

// All results between two players.
struct Meeting {
    PlayerNumber a = 0;
    PlayerNumber b = 0;
    double results = 0;
    double score = 0;   // of a, the sum
    double squares = 0; // of a's score in each result
};

using Matrix = std::vector<std::vector<double>>;

const double elo_unit = 400 / std::log(10.0); // Elo in one unit of log-odds
constexpr int max_steps = 200;

std::vector<Meeting> meetings_of(const std::vector<PoolResult>& results) {
    std::map<std::pair<PlayerNumber, PlayerNumber>, Meeting> found;
    for (const PoolResult& result : results) {
        const auto [a, b] = std::minmax(result.a, result.b);
        Meeting& meeting = found[{a, b}];
        meeting.a = a;
        meeting.b = b;
        const double score = result.a > result.b ? 1 - result.score : result.score;
        meeting.results += 1;
        meeting.score += score;
        meeting.squares += score * score;
    }
    std::vector<Meeting> list;
    for (const auto& [key, meeting] : found) {
        list.push_back(meeting);
    }
    return list;
}

// Every player can be reached from every other over "scored something against": exactly then the
// likelihood has a maximum.
bool has_maximum(std::size_t players, const std::vector<Meeting>& meetings) {
    const auto reaches_all = [&](bool forward) {
        std::vector<bool> reached(players, false);
        std::vector<std::size_t> open{0};
        reached[0] = true;
        while (!open.empty()) {
            const std::size_t at = open.back();
            open.pop_back();
            for (const Meeting& meeting : meetings) {
                const bool a_scored = meeting.score > 0;
                const bool b_scored = meeting.score < meeting.results;
                const auto visit = [&](std::size_t from, std::size_t to, bool scored) {
                    if (from == at && scored && !reached[to]) {
                        reached[to] = true;
                        open.push_back(to);
                    }
                };
                visit(meeting.a, meeting.b, forward ? a_scored : b_scored);
                visit(meeting.b, meeting.a, forward ? b_scored : a_scored);
            }
        }
        return std::all_of(reached.begin(), reached.end(), [](bool there) { return there; });
    };
    return players == 0 || (reaches_all(true) && reaches_all(false));
}

// Gauss and Jordan with pivots. Requires: the matrix is regular.
Matrix inverse(Matrix m) {
    const std::size_t n = m.size();
    Matrix result(n, std::vector<double>(n, 0));
    for (std::size_t i = 0; i < n; ++i) {
        result[i][i] = 1;
    }
    for (std::size_t column = 0; column < n; ++column) {
        std::size_t pivot = column;
        for (std::size_t row = column + 1; row < n; ++row) {
            if (std::abs(m[row][column]) > std::abs(m[pivot][column])) {
                pivot = row;
            }
        }
        std::swap(m[column], m[pivot]);
        std::swap(result[column], result[pivot]);
        const double scale = m[column][column];
        for (std::size_t i = 0; i < n; ++i) {
            m[column][i] /= scale;
            result[column][i] /= scale;
        }
        for (std::size_t row = 0; row < n; ++row) {
            const double factor = m[row][column];
            for (std::size_t i = 0; row != column && i < n; ++i) {
                m[row][i] -= factor * m[column][i];
                result[row][i] -= factor * result[column][i];
            }
        }
    }
    return result;
}

// Adds w (e_a - e_b)(e_a - e_b)^T.
void add_difference(Matrix& m, const Meeting& meeting, double weight) {
    const auto [a, b] = std::pair(meeting.a, meeting.b);
    m[a][a] += weight;
    m[b][b] += weight;
    m[a][b] -= weight;
    m[b][a] -= weight;
}

double expected_score(const std::vector<double>& strength, const Meeting& meeting) {
    return 1 / (1 + std::exp(strength[meeting.b] - strength[meeting.a]));
}

// Fisher's information; the constant makes it regular, and keeps the mean at 0.
Matrix information(const std::vector<double>& strength, const std::vector<Meeting>& meetings,
                   double games) {
    const std::size_t n = strength.size();
    Matrix found(n, std::vector<double>(n, 1.0 / static_cast<double>(n)));
    for (const Meeting& meeting : meetings) {
        const double expected = expected_score(strength, meeting);
        add_difference(found, meeting, games * meeting.results * expected * (1 - expected));
    }
    return found;
}

// Newton's method on the likelihood, which is concave.
std::vector<double> strengths(std::size_t players, const std::vector<Meeting>& meetings,
                              double games) {
    std::vector<double> strength(players, 0);
    for (int step = 0; step < max_steps; ++step) {
        std::vector<double> gradient(players, 0);
        for (const Meeting& meeting : meetings) {
            const double surplus =
                games * (meeting.score - meeting.results * expected_score(strength, meeting));
            gradient[meeting.a] += surplus;
            gradient[meeting.b] -= surplus;
        }
        const Matrix inverted = inverse(information(strength, meetings, games));
        double longest = 0;
        std::vector<double> change(players, 0);
        for (std::size_t i = 0; i < players; ++i) {
            for (std::size_t j = 0; j < players; ++j) {
                change[i] += inverted[i][j] * gradient[j];
            }
            longest = std::max(longest, std::abs(change[i]));
        }
        const double damped =
            longest > 1 ? 1 / longest : 1; // far from the maximum a full step goes too far
        for (std::size_t i = 0; i < players; ++i) {
            strength[i] += damped * change[i];
        }
        if (longest < 1e-10) {
            break;
        }
    }
    return strength;
}

// Information^-1 * spread * information^-1.
Matrix covariance(const std::vector<double>& strength, const std::vector<Meeting>& meetings,
                  double games) {
    const std::size_t n = strength.size();
    const Matrix inverted = inverse(information(strength, meetings, games));
    Matrix spread(n, std::vector<double>(n, 0));
    for (const Meeting& meeting : meetings) {
        const double expected = expected_score(strength, meeting);
        const double squares =
            meeting.squares - 2 * expected * meeting.score + meeting.results * expected * expected;
        // One more result, of decisive games, so that a few equal results do not look certain.
        add_difference(spread, meeting,
                       games * games * squares + games * expected * (1 - expected));
    }
    const auto product = [n](const Matrix& x, const Matrix& y) {
        Matrix result(n, std::vector<double>(n, 0));
        for (std::size_t i = 0; i < n; ++i) {
            for (std::size_t k = 0; k < n; ++k) {
                for (std::size_t j = 0; j < n; ++j) {
                    result[i][j] += x[i][k] * y[k][j];
                }
            }
        }
        return result;
    };
    return product(product(inverted, spread), inverted);
}

// Players who met no one at all would make the information singular.
bool is_connected(std::size_t players, const std::vector<Meeting>& meetings) {
    std::vector<Meeting> either_way = meetings;
    for (Meeting& meeting : either_way) {
        meeting.score = meeting.results / 2;
    }
    return has_maximum(players, either_way);
}

} // namespace

PoolRatings pool_ratings(std::size_t players, const std::vector<PoolResult>& results,
                         int games_per_result, std::optional<PoolAnchor> anchor) {
    const double games = games_per_result;
    const double imagined = 1 / games; // results, if the likelihood has no maximum: one game
    std::vector<Meeting> meetings = meetings_of(results);
    PoolRatings ratings{std::vector<PoolRating>(players), has_maximum(players, meetings)};
    if (!ratings.bounded) {
        for (Meeting& meeting : meetings) {
            meeting.results += imagined;
            meeting.score += imagined / 2;
            meeting.squares += imagined / 4;
        }
        if (!is_connected(players, meetings)) { // then also between neighbours in the list
            for (PlayerNumber i = 0; i + 1 < players; ++i) {
                meetings.push_back({i, i + 1, imagined, imagined / 2, imagined / 4});
            }
        }
    }
    if (players == 0) {
        return ratings;
    }
    const std::vector<double> strength = strengths(players, meetings, games);
    const Matrix spread = covariance(strength, meetings, games);
    for (PlayerNumber i = 0; i < players; ++i) {
        double variance = spread[i][i];
        double reference = 0;
        double shift = 0;
        if (anchor) {
            const PlayerNumber at = anchor->player;
            variance += spread[at][at] - 2 * spread[i][at];
            reference = strength[at];
            shift = anchor->elo;
        }
        ratings.players[i] = {elo_unit * (strength[i] - reference) + shift,
                              z95 * elo_unit * std::sqrt(std::max(0.0, variance))};
    }
    return ratings;
}

} // namespace tabuleiro::league
