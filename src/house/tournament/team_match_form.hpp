// The team match: in every round the first player of one team meets the first of the other, and so
// on; colours alternate. Each round is a match.
#pragma once

#include "house/tournament/form.hpp"

namespace tabuleiro::house::tournament {

const Form& team_match_form();

} // namespace tabuleiro::house::tournament
