// Engines in their seats: a process for each game, in the room, from its first move until the game
// ends or the table leaves this node's memory.
#pragma once

#include "house/engine_turn.hpp"
#include "server/engines/engine_room.hpp"
#include "server/engines/house_engines.hpp"
#include "server/tables/table_listener.hpp"

namespace tabuleiro::server {

class EngineSeats final : public house::EngineMoves, public TableListener {
  public:
    EngineSeats(EngineRoom& room, const HouseEngines& engines) : room_(room), engines_(engines) {}

    Ticket move(house::EngineTurn turn, Done done) override;
    void cancel(Ticket ticket) override { room_.cancel(ticket); }

    void finished(const TableNews& news) override { leave(news.table.id()); }
    void left(const std::string& table) override { leave(table); }

  private:
    void leave(const std::string& table);

    EngineRoom& room_;
    const HouseEngines& engines_;
};

} // namespace tabuleiro::server
