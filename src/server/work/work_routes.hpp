// What workers ask over HTTP (docs/protocols/work.md): POST /api/work/claim and /api/work/answer,
// with a worker's key in the Authorization header.
#pragma once

#include <memory>

#include "server/api/router.hpp"
#include "server/work/work_queue.hpp"

namespace tabuleiro::server {

class WorkRoutes {
  public:
    explicit WorkRoutes(std::shared_ptr<WorkQueue> work) : work_(std::move(work)) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> claim(const Call& call);
    Awaitable<Response> take_answer(const Call& call);

    std::shared_ptr<WorkQueue> work_;
};

} // namespace tabuleiro::server
