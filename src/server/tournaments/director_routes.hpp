// What the director of a tournament asks for, and the log of it (docs/protocols/tournaments.md).
#pragma once

#include "server/api/router.hpp"
#include "server/engines/house_engines.hpp"
#include "server/tournaments/tournaments.hpp"

namespace tabuleiro::server {

class DirectorRoutes {
  public:
    DirectorRoutes(Tournaments& tournaments, store::sql::Database& database,
                   const HouseEngines& engines)
        : tournaments_(tournaments), database_(database), engines_(engines) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> command(const Call& call);
    Awaitable<Response> give_log(const Call& call);
    Awaitable<Response> carry_out(std::string id, Identity who,
                                  house::tournament::TournamentCommand command);
    // Whether this one can be added by the director, as what they are. Refuses with "no-player",
    // "may-not", "no-engine" and "malformed".
    Awaitable<house::Allowed<house::tournament::Contestant>>
    addable(LiveTournamentPtr live, Identity who, house::tournament::Contestant wanted);

    Tournaments& tournaments_;
    store::sql::Database& database_;
    const HouseEngines& engines_;
};

} // namespace tabuleiro::server
