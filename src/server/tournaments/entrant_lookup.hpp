// What the store knows about those who take part in a tournament.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "house/tournament/view.hpp"
#include "server/people/identity.hpp"
#include "store/sql/transaction.hpp"

namespace tabuleiro::server {

// The director and all entrants.
std::vector<std::string> people_in(const house::tournament::TournamentState& state);

// Those who are not in the house any more are left out.
[[nodiscard]] Expected<house::tournament::ShownPeople>
shown_people(store::sql::Transaction& transaction, const std::vector<std::string>& ids);

// Of those who have one in this game.
[[nodiscard]] Expected<std::map<std::string, int>> ratings_of(store::sql::Transaction& transaction,
                                                              const std::vector<std::string>& ids,
                                                              const std::string& game,
                                                              store::WallTime now);

// On the same scale as people's ratings.
std::optional<int> rating_of_level(const std::string& game, int level);

// As if they were signed in; none if they are not in the house any more.
[[nodiscard]] Expected<std::optional<SignedIn>> seated_person(store::sql::Transaction& transaction,
                                                              const std::string& id);

} // namespace tabuleiro::server
