// The answers of the lobby: its socket (docs/protocols/web.md).
#pragma once

#include "server/api/router.hpp"
#include "server/lobby/lobby.hpp"

namespace tabuleiro::server {

class LobbyRoutes {
  public:
    explicit LobbyRoutes(Lobby& lobby) : lobby_(lobby) {}

    void add_to(Router& router);

  private:
    Awaitable<Admission> enter(const Call& call);

    Lobby& lobby_;
};

} // namespace tabuleiro::server
