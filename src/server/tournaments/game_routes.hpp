// All games of a tournament in one file (docs/protocols/tournaments.md).
#pragma once

#include "server/access/bucket.hpp"
#include "server/api/router.hpp"
#include "server/tables/table_registry.hpp"
#include "server/tournaments/tournaments.hpp"

namespace tabuleiro::server {

class TournamentGameRoutes {
  public:
    TournamentGameRoutes(Tournaments& tournaments, TableRegistry& registry,
                         store::sql::Database& database)
        : tournaments_(tournaments), registry_(registry), database_(database) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> give_games(const Call& call);

    Tournaments& tournaments_;
    TableRegistry& registry_;
    store::sql::Database& database_;
    Buckets asked_{{1.0 / 5, 5}}; // by one address: many games are replayed
};

} // namespace tabuleiro::server
