// What workers ask over HTTP (docs/protocols/work.md): POST /api/work/claim and /api/work/answer,
// with a worker's key in the Authorization header. Everything else goes to the handler behind.
#pragma once

#include <memory>

#include "server/http/web.hpp"
#include "server/work/work_queue.hpp"

namespace tabuleiro::server {

class WorkRoutes final : public RequestHandler {
  public:
    WorkRoutes(RequestHandler& behind, std::shared_ptr<WorkQueue> work)
        : behind_(behind), work_(std::move(work)) {}

    boost::asio::awaitable<Response> answer(const Request& request) override;
    boost::asio::awaitable<Admission> admit(const Request& request) override;

  private:
    boost::asio::awaitable<Response> claim(const Request& request);
    boost::asio::awaitable<Response> take_answer(const Request& request);

    RequestHandler& behind_;
    std::shared_ptr<WorkQueue> work_;
};

} // namespace tabuleiro::server
