// Many players at once: a list of names, or FIDE's tournament report, becomes entrants
// (docs/protocols/tournaments.md).
#pragma once

#include "server/access/bucket.hpp"
#include "server/api/router.hpp"
#include "server/tournaments/tournaments.hpp"

namespace tabuleiro::server {

class PlayerImportRoutes {
  public:
    PlayerImportRoutes(Tournaments& tournaments, store::sql::Database& database)
        : tournaments_(tournaments), database_(database) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> import_players(const Call& call);
    Awaitable<Response> import_on_loop(std::string id, Identity who,
                                       std::vector<std::string> names);
    // What has become of one name. Refuses as Tournament::decide does, and with "store".
    enum class Imported : std::uint8_t { Added, Entered, NotFound };
    Awaitable<house::Allowed<Imported>> import_one(LiveTournamentPtr live, Identity who,
                                                   std::string name);

    Tournaments& tournaments_;
    store::sql::Database& database_;
    Buckets imports_{{1.0 / 2, 20}}; // names that are typed come one by one
};

} // namespace tabuleiro::server
