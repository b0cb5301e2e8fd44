// Engines in their seats: a process for each game, in the room, from its first move until the game
// ends or the table leaves this node's memory.
#pragma once

#include "house/engine_turn.hpp"
#include "house/program_failure.hpp"
#include "programs/session/failure.hpp"
#include "server/engines/engine_room.hpp"
#include "server/engines/house_engines.hpp"
#include "server/tables/table_listener.hpp"

namespace tabuleiro::server {

house::ProgramFailure failure_of(programs::FailureKind kind);

class EngineSeats final : public house::EngineMoves, public TableListener {
  public:
    // Hears how an engine failed, and in which turn; from any thread.
    using FailureListener =
        std::function<void(const house::EngineTurn& turn, const programs::Failure& failure)>;

    EngineSeats(EngineRoom& room, const HouseEngines& engines, FailureListener failed)
        : room_(room), engines_(engines), failed_(std::move(failed)) {}

    Ticket move(house::EngineTurn turn, Done done) override;
    void cancel(Ticket ticket) override { room_.cancel(ticket); }

    void finished(const TableNews& news) override { leave(news.table.id()); }
    void left(const std::string& table) override { leave(table); }

  private:
    void leave(const std::string& table);

    EngineRoom& room_;
    const HouseEngines& engines_;
    const FailureListener failed_;
};

} // namespace tabuleiro::server
