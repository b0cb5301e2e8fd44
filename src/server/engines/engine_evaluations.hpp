// Positions of analyses that an engine of the house evaluates, in the room.
#pragma once

#include "house/study/remote_evaluations.hpp"
#include "server/engines/engine_catalogue.hpp"
#include "server/engines/engine_room.hpp"

namespace tabuleiro::server {

class EngineEvaluations final : public house::RemoteEvaluations {
  public:
    // Requires: the engine analyses.
    EngineEvaluations(EngineRoom& room, TriedEngine engine)
        : room_(room), engine_(std::move(engine)) {}

    bool evaluates() const override { return true; }
    Ticket evaluate(house::EvaluationJob job, int rank, Done done) override;
    void cancel(Ticket ticket) override { room_.cancel(ticket); }

  private:
    EngineRoom& room_;
    const TriedEngine engine_;
};

} // namespace tabuleiro::server
