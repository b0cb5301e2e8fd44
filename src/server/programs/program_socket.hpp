// The WebSocket of a program, for all its games (docs/protocols/programs.md). Whoever has one open
// is in the lobby, and hears there what is its own.
#pragma once

#include "server/lobby/lobby.hpp"
#include "server/programs/program_games.hpp"

namespace tabuleiro::server {

class ProgramSocket : public WebSocketHandler {
  public:
    // Requires: it is a program.
    ProgramSocket(Lobby& lobby, ProgramGames& games, SignedIn who, KnownTables known);

    void on_open(std::shared_ptr<Connection> connection) override;
    void on_message(std::string message) override;
    void on_close() override;

  private:
    Lobby& lobby_;
    ProgramGames& games_;
    SignedIn who_;
    KnownTables known_;
    std::uint64_t socket_;
    std::shared_ptr<Connection> connection_;
};

} // namespace tabuleiro::server
