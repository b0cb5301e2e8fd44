// The simultaneous display: one player, the host, meets all others at once, each at a board of
// their own. The host is the director, and is an entrant from the beginning.
#pragma once

#include <optional>

#include "house/tournament/form.hpp"
#include "house/tournament/round.hpp"

namespace tabuleiro::house::tournament {

const Form& simultaneous_form();

// None: the form has no host.
std::optional<EntrantId> host_in(const TournamentState& state);
inline bool is_host(const TournamentState& state, EntrantId entrant) {
    return host_in(state) == entrant;
}

} // namespace tabuleiro::house::tournament
