// Finds a tournament for somebody who may see it.
#pragma once

#include "server/api/router.hpp"
#include "server/people/allowed_transactions.hpp"
#include "server/tournaments/tournament_access.hpp"
#include "server/tournaments/tournaments.hpp"

namespace tabuleiro::server {

struct FoundTournament {
    LiveTournamentPtr live{};
    house::tournament::TournamentViewer viewer{};
    std::vector<std::string> groups{}; // of whoever sent the request
};

// On the loop of the tournaments. Refuses with "no-tournament" and "store".
Awaitable<house::Allowed<FoundTournament>> find_tournament(Tournaments& tournaments,
                                                           store::sql::Database& database,
                                                           std::string id, Identity who);

} // namespace tabuleiro::server
