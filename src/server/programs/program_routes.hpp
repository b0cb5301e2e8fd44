// What a person sees and changes of their programs and tokens (docs/protocols/programs.md).
#pragma once

#include "server/api/router.hpp"
#include "server/lobby/lobby.hpp"
#include "server/people/house_key.hpp"
#include "server/programs/program_games.hpp"

namespace tabuleiro::server {

class ProgramRoutes {
  public:
    ProgramRoutes(store::sql::Database& database, const HouseKey& key, Sessions& sessions,
                  Lobby& lobby, ProgramGames& games)
        : database_(database), key_(key), sessions_(sessions), lobby_(lobby), games_(games) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> list(const Call& call);
    Awaitable<Response> make(const Call& call);
    Awaitable<Response> change(const Call& call);
    Awaitable<Admission> enter(const Call& call);

    store::sql::Database& database_;
    const HouseKey& key_;
    Sessions& sessions_;
    Lobby& lobby_;
    ProgramGames& games_;
};

} // namespace tabuleiro::server
