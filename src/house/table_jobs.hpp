// What computers should think about at a table, and what they need for it.
#pragma once

#include <vector>

#include "house/engine_turn.hpp"
#include "house/job.hpp"
#include "house/table.hpp"

namespace tabuleiro::house {

class TableJobs {
  public:
    explicit TableJobs(const Table& table) : table_(table.state()) {}

    // The moves of computers, and their answers to offers.
    std::vector<JobRequest> wanted() const;
    // The request of a Hint or a Threat.
    [[nodiscard]] Allowed<JobRequest> advise(Viewer viewer, const Command& command) const;
    // Whether an answer is still of use. Ask before deciding its command.
    bool still_wants(const JobRequest& request) const;
    // How the seat may think about it now. Requires: still_wants(request).
    Terms terms(const JobRequest& request, std::uint64_t seed, WallTime now) const;
    // The move of an engine; none: it is none, and the house thinks itself. Requires:
    // still_wants(request).
    std::optional<EngineTurn> engine_turn(const JobRequest& request, WallTime now) const;
    // The engine in the seat has failed in this way. Refuses if no engine plays there now.
    [[nodiscard]] Allowed<Event> failed(Player seat, ProgramFailure failure, WallTime now) const;
    // A copy of everything that its seat may know, to be thought about on any thread. Requires:
    // still_wants(request).
    Job job(const JobRequest& request, std::uint64_t seed, WallTime now) const;

  private:
    const TableState& table_;
};

} // namespace tabuleiro::house
