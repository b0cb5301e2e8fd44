// The positions of one analysis that are evaluated elsewhere, several at a time.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>

#include "house/study/remote_evaluations.hpp"

namespace tabuleiro::house {

class RemoteLine {
  public:
    // How many positions are asked for ahead of the one that is needed next.
    static constexpr int positions_ahead = 16;

    // wake: called from any thread whenever a position has arrived.
    RemoteLine(std::shared_ptr<RemoteEvaluations> remote, std::function<void()> wake);
    // Cancels what has not arrived.
    ~RemoteLine();
    RemoteLine(const RemoteLine&) = delete;
    RemoteLine& operator=(const RemoteLine&) = delete;

    bool has_asked(int ply) const { return tickets_.contains(ply); }
    void ask(int ply, EvaluationJob job);

    struct Arrival {
        std::optional<Evaluation> evaluation; // none: nobody evaluated it
    };
    // None if it has not arrived. Requires: it was asked for, and not taken.
    std::optional<Arrival> take(int ply);

  private:
    struct Arrivals;

    std::shared_ptr<RemoteEvaluations> remote_;
    std::shared_ptr<Arrivals> arrivals_; // shared with those who bring them
    std::map<int, RemoteEvaluations::Ticket> tickets_;
};

} // namespace tabuleiro::house
