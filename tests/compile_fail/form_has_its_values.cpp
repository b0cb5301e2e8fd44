// A form has as many names as there are values.
// expect: form_and_values_do_not_agree
#include "core/error.hpp"

namespace tabuleiro {

#ifdef CONTROL
const Reason reason("Rank {rank} has {count} squares.", 7, 9);
#else
const Reason reason("Rank {rank} has {count} squares.", 7);
#endif

} // namespace tabuleiro
