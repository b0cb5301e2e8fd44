// A WebSocket that shows a tournament.
#pragma once

#include "server/http/web.hpp"
#include "server/tournaments/tournament_boards.hpp"
#include "server/tournaments/tournaments.hpp"

namespace tabuleiro::server {

class TournamentSocket : public WebSocketHandler {
  public:
    TournamentSocket(Tournaments& tournaments, TournamentBoards& boards, LiveTournamentPtr live,
                     house::tournament::TournamentViewer viewer);

    void on_open(std::shared_ptr<Connection> connection) override;
    void on_message(std::string message) override;
    void on_close() override;

  private:
    EventLoops::Loop& loop_;
    TournamentBoards& boards_;
    LiveTournamentPtr live_;
    house::tournament::TournamentViewer viewer_;
    std::uint64_t socket_;
    std::shared_ptr<Connection> connection_;
};

} // namespace tabuleiro::server
