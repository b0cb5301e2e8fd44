// Values per player are not indexed by a number.
// expect: no match for|no viable|cannot convert
#include "core/player.hpp"

namespace tabuleiro {

constexpr ByPlayer<int> score{1, 2};
#ifdef CONTROL
constexpr int first = score[Player::First];
#else
constexpr int first = score[0];
#endif

} // namespace tabuleiro
