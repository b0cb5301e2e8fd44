// A WebSocket at which lines are analysed: one analysis at a time, which ends with the socket.
#pragma once

#include "house/study/analysis_pool.hpp"
#include "server/http/web.hpp"

namespace tabuleiro::server {

class StudySocket : public WebSocketHandler {
  public:
    StudySocket(house::AnalysisPool& analysts, std::string address)
        : analysts_(analysts), address_(std::move(address)) {}

    void on_open(std::shared_ptr<Connection> connection) override;
    void on_message(std::string message) override;
    void on_close() override;

  private:
    void begin(const house::AnalysisRequest& request);
    void stop();
    void refuse(const house::Refusal& refusal, std::optional<std::int64_t> id);

    house::AnalysisPool& analysts_;
    std::string address_; // by which limits count
    std::shared_ptr<Connection> connection_;
    house::AnalysisPool::TicketPtr ticket_; // null: nothing was asked for
};

} // namespace tabuleiro::server
