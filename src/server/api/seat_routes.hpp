// The answers about the seat that waits for a person: taking it, declining it, and taking the offer
// back (docs/protocols/web.md).
#pragma once

#include "server/api/table_finder.hpp"

namespace tabuleiro::server {

class SeatRoutes {
  public:
    SeatRoutes(TableRegistry& registry, store::sql::Database& database)
        : registry_(registry), database_(database), finder_(registry, database) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> join(const Call& call);
    Awaitable<Response> decline(const Call& call);
    Awaitable<Response> withdraw(const Call& call);

    // Why an offer is not for them, if it is for other ratings than theirs.
    Awaitable<std::optional<Response>> objection_by_rating(const Call& call, LiveTable& live);
    // The same, if it is rated and of one owner with whoever has offered it.
    Awaitable<std::optional<Response>> objection_by_owner(const Call& call, LiveTable& live);
    Awaitable<Response> stop_waiting(const Call& call, WaitingEnd how);
    // What was refused, for somebody who may not even know that there is such a table.
    Awaitable<Response> refused(const Call& call, const house::Refusal& refusal);

    TableRegistry& registry_;
    store::sql::Database& database_;
    TableFinder finder_;
};

} // namespace tabuleiro::server
