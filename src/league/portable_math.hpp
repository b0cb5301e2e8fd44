// exp and log that give the same bits on every machine.
//
// The standard library's differ in the last bit between machines, and ratings that are computed
// again elsewhere must be the same. Only operations whose results IEEE 754 prescribes are used
// here; the folder is compiled without fusing them (src/league/CMakeLists.txt).
#pragma once

namespace tabuleiro::league {

// Requires: |x| < 700.
double portable_exp(double x);

// Requires: x > 0.
double portable_log(double x);

} // namespace tabuleiro::league
