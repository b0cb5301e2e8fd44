// Who may see a tournament and enter it. One for a group is for its director, its entrants, the
// members of the group who have agreed, and administrators; for all others there is none.
#pragma once

#include "house/refusal.hpp"
#include "house/tournament/view.hpp"
#include "server/people/identity.hpp"
#include "store/sql/transaction.hpp"

namespace tabuleiro::server {

house::Refusal no_such_tournament();

house::tournament::Actor actor_of(const Identity& who);

// Groups in which a person, or the owner of a program, is by consent.
[[nodiscard]] Expected<std::vector<std::string>> groups_of(store::sql::Transaction& transaction,
                                                           const SignedIn& person);

// Refuses with "no-tournament" whoever may not see it.
[[nodiscard]] house::Allowed<house::tournament::TournamentViewer>
viewer_of(const house::tournament::Tournament& tournament, const Identity& who,
          const std::vector<std::string>& groups);

} // namespace tabuleiro::server
