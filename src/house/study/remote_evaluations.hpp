// Positions of analyses that are evaluated elsewhere, by workers for example.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "house/evaluation.hpp"
#include "house/study/move_list.hpp"

namespace tabuleiro::house {

// The position at the end of the line; as Study::evaluate_alone finds it.
struct EvaluationJob {
    MoveList line{};
    Effort effort = Effort::Quick;
    int variations = 1;

    friend bool operator==(const EvaluationJob&, const EvaluationJob&) = default;
};

class RemoteEvaluations {
  public:
    using Ticket = std::uint64_t;
    // None: nobody did it, and the caller evaluates the position itself.
    using Done = std::function<void(std::optional<Evaluation>)>;

    virtual ~RemoteEvaluations() = default;

    // Whether there is somebody to do it. From any thread, as the others.
    virtual bool evaluates() const = 0;
    // Calls `done` once, from any thread, also before it returns, unless the job is cancelled. Jobs
    // of a lower rank come first.
    virtual Ticket evaluate(EvaluationJob job, int rank, Done done) = 0;
    // `done` will not be called, unless it is being called now. Unknown tickets are ignored.
    virtual void cancel(Ticket ticket) = 0;
};

} // namespace tabuleiro::house
