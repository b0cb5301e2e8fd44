// Knock-out: the winner of an encounter goes on, the loser is out. A round of the tournament is one
// game of each encounter that is not decided.
#pragma once

#include "house/tournament/form.hpp"

namespace tabuleiro::house::tournament {

const Form& knockout_form();

} // namespace tabuleiro::house::tournament
