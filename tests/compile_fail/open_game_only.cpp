// An algorithm for open games does not take a game with secrets.
// expect: constraint
#include "support/toys.hpp"

namespace tabuleiro::test {

template <OpenGame G>
int search(const typename G::Position&) {
    return 0;
}

#ifdef CONTROL
const int value = search<Countdown>({});
#else
const int value = search<Cups>({});
#endif

} // namespace tabuleiro::test
