#include "arena/statistics/ratings.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace tabuleiro::arena {
namespace {

// All pairs between two players.
struct Encounter {
    std::size_t a = 0;
    std::size_t b = 0;
    double pairs = 0;
    double score = 0;   // of a, in pairs
    double squares = 0; // of a's score in each pair
};

using Matrix = std::vector<std::vector<double>>;

const double elo_unit = 400 / std::log(10.0); // Elo in one unit of log-odds
constexpr double imagined = 0.5;              // pairs, if the likelihood has no maximum
constexpr int max_steps = 200;

std::vector<Encounter> encounters_of(const std::vector<Played>& pairs) {
    std::map<std::pair<int, int>, Encounter> found;
    for (const Played& played : pairs) {
        const bool swapped = played.fixture.a > played.fixture.b;
        const auto [a, b] = std::minmax(played.fixture.a, played.fixture.b);
        Encounter& encounter = found[{a, b}];
        encounter.a = static_cast<std::size_t>(a);
        encounter.b = static_cast<std::size_t>(b);
        const double score = (swapped ? 4 - played.half_points : played.half_points) / 4.0;
        encounter.pairs += 1;
        encounter.score += score;
        encounter.squares += score * score;
    }
    std::vector<Encounter> list;
    for (const auto& [key, encounter] : found) {
        list.push_back(encounter);
    }
    return list;
}

// Every player can be reached from every other over "scored something against": exactly then the
// likelihood has a maximum.
bool has_maximum(std::size_t players, const std::vector<Encounter>& encounters) {
    const auto reaches_all = [&](bool forward) {
        std::vector<bool> reached(players, false);
        std::vector<std::size_t> open{0};
        reached[0] = true;
        while (!open.empty()) {
            const std::size_t at = open.back();
            open.pop_back();
            for (const Encounter& encounter : encounters) {
                const bool a_scored = encounter.score > 0;
                const bool b_scored = encounter.score < encounter.pairs;
                const auto visit = [&](std::size_t from, std::size_t to, bool scored) {
                    if (from == at && scored && !reached[to]) {
                        reached[to] = true;
                        open.push_back(to);
                    }
                };
                visit(encounter.a, encounter.b, forward ? a_scored : b_scored);
                visit(encounter.b, encounter.a, forward ? b_scored : a_scored);
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
void add_difference(Matrix& m, const Encounter& encounter, double weight) {
    const auto [a, b] = std::pair(encounter.a, encounter.b);
    m[a][a] += weight;
    m[b][b] += weight;
    m[a][b] -= weight;
    m[b][a] -= weight;
}

double expected_score(const std::vector<double>& strength, const Encounter& encounter) {
    return 1 / (1 + std::exp(strength[encounter.b] - strength[encounter.a]));
}

// Fisher's information; the constant makes it regular, and keeps the mean at 0.
Matrix information(const std::vector<double>& strength, const std::vector<Encounter>& encounters) {
    const std::size_t n = strength.size();
    Matrix found(n, std::vector<double>(n, 1.0 / static_cast<double>(n)));
    for (const Encounter& encounter : encounters) {
        const double expected = expected_score(strength, encounter);
        add_difference(found, encounter, 2 * encounter.pairs * expected * (1 - expected));
    }
    return found;
}

// Newton's method on the likelihood, which is concave.
std::vector<double> strengths(std::size_t players, const std::vector<Encounter>& encounters) {
    std::vector<double> strength(players, 0);
    for (int step = 0; step < max_steps; ++step) {
        std::vector<double> gradient(players, 0);
        for (const Encounter& encounter : encounters) {
            const double surplus =
                2 * (encounter.score - encounter.pairs * expected_score(strength, encounter));
            gradient[encounter.a] += surplus;
            gradient[encounter.b] -= surplus;
        }
        const Matrix inverted = inverse(information(strength, encounters));
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
Matrix covariance(const std::vector<double>& strength, const std::vector<Encounter>& encounters) {
    const std::size_t n = strength.size();
    const Matrix inverted = inverse(information(strength, encounters));
    Matrix spread(n, std::vector<double>(n, 0));
    for (const Encounter& encounter : encounters) {
        const double expected = expected_score(strength, encounter);
        const double squares = encounter.squares - 2 * expected * encounter.score +
                               encounter.pairs * expected * expected;
        // One more pair, of decisive games, so that a few equal results do not look certain.
        add_difference(spread, encounter, 4 * squares + 2 * expected * (1 - expected));
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
bool is_connected(std::size_t players, const std::vector<Encounter>& encounters) {
    std::vector<Encounter> either_way = encounters;
    for (Encounter& encounter : either_way) {
        encounter.score = encounter.pairs / 2;
    }
    return has_maximum(players, either_way);
}

} // namespace

Ratings rate(int players, const std::vector<Played>& pairs, std::optional<Anchor> anchor) {
    const auto count = static_cast<std::size_t>(players);
    std::vector<Encounter> encounters = encounters_of(pairs);
    Ratings ratings{std::vector<Rating>(count), has_maximum(count, encounters)};
    if (!ratings.bounded) {
        for (Encounter& encounter : encounters) {
            encounter.pairs += imagined;
            encounter.score += imagined / 2;
            encounter.squares += imagined / 4;
        }
        if (!is_connected(count, encounters)) { // then also between neighbours in the list
            for (std::size_t i = 0; i + 1 < count; ++i) {
                encounters.push_back({i, i + 1, imagined, imagined / 2, imagined / 4});
            }
        }
    }
    if (count == 0) {
        return ratings;
    }
    const std::vector<double> strength = strengths(count, encounters);
    const Matrix spread = covariance(strength, encounters);
    for (std::size_t i = 0; i < count; ++i) {
        double variance = spread[i][i];
        double reference = 0;
        double shift = 0;
        if (anchor) {
            const auto at = static_cast<std::size_t>(anchor->player);
            variance += spread[at][at] - 2 * spread[i][at];
            reference = strength[at];
            shift = anchor->elo;
        }
        ratings.players[i] = {elo_unit * (strength[i] - reference) + shift,
                              z95 * elo_unit * std::sqrt(std::max(0.0, variance))};
    }
    return ratings;
}

} // namespace tabuleiro::arena
