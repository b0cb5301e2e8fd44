#include "league/portable_math.hpp"

#include <cmath>

namespace tabuleiro::league {

namespace {

constexpr double ln_2 = 0.693147180559945309417232121458;
// ln 2 in two parts; the first has few enough bits that its multiples are exact.
constexpr double ln_2_high = 6.93147180369123816490e-01;
constexpr double ln_2_low = 1.90821492927058770002e-10;

} // namespace

double portable_exp(double x) {
    const double halvings = std::floor(x / ln_2 + 0.5);
    const double rest = (x - halvings * ln_2_high) - halvings * ln_2_low; // at most ln 2 / 2
    double sum = 1;
    for (int n = 14; n >= 1; --n) { // the series of exp, from its end
        sum = 1 + sum * rest / n;
    }
    return std::ldexp(sum, static_cast<int>(halvings));
}

double portable_log(double x) {
    int exponent = 0;
    double mantissa = std::frexp(x, &exponent); // from 1/2 to 1
    if (mantissa < 0.70710678118654752) {
        mantissa *= 2;
        --exponent;
    }
    // ln m = 2 artanh((m - 1) / (m + 1)), by its series.
    const double s = (mantissa - 1) / (mantissa + 1);
    double sum = 0;
    for (int n = 23; n >= 1; n -= 2) {
        sum = sum * s * s + 1.0 / n;
    }
    return 2 * s * sum + exponent * ln_2;
}

} // namespace tabuleiro::league
