// A WebSocket in the lobby.
#pragma once

#include "server/lobby/lobby.hpp"

namespace tabuleiro::server {

class LobbySocket : public WebSocketHandler {
  public:
    // Requires: the client has no connection yet.
    LobbySocket(Lobby& lobby, LobbyClient client);

    void on_open(std::shared_ptr<Connection> connection) override;
    void on_message(std::string message) override;
    void on_close() override;

  private:
    Lobby& lobby_;
    LobbyClient client_;
};

} // namespace tabuleiro::server
