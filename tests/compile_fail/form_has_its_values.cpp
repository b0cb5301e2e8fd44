// A form has as many names as there are values.
// expect: form_and_values_do_not_agree
#include "core/error.hpp"

namespace tabuleiro {

Expected<int> parse() {
#ifdef CONTROL
    return fail("Rank {rank} has {count} squares.", 7, 9);
#else
    return fail("Rank {rank} has {count} squares.", 7);
#endif
}

} // namespace tabuleiro
