// What workers ask over HTTP (docs/protocols/work.md): POST /api/work/claim, answer, hold and
// program, with a worker's key in the Authorization header.
#pragma once

#include <memory>

#include "server/api/router.hpp"
#include "server/work/work_queue.hpp"
#include "store/sql/database.hpp"

namespace tabuleiro::server {

class WorkRoutes {
  public:
    WorkRoutes(std::shared_ptr<WorkQueue> work, store::sql::Database& database)
        : work_(std::move(work)), database_(database) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> claim(const Call& call);
    Awaitable<Response> take_answer(const Call& call);
    Awaitable<Response> hold(const Call& call);
    // The files of a program that plays in a game which the worker has at present.
    Awaitable<Response> program(const Call& call);

    std::shared_ptr<WorkQueue> work_;
    store::sql::Database& database_;
};

} // namespace tabuleiro::server
