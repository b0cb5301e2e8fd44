// A text does not turn into an error by accident.
// expect: no matching function|could not convert|no viable conversion|conversion from
#include "core/error.hpp"

namespace tabuleiro {

#ifdef CONTROL
const Error error = Error(Reason("The board has no king."));
#else
const Error error = std::string("The board has no king.");
#endif

} // namespace tabuleiro
