// A WebSocket at which lines are analysed: one analysis at a time, which ends with the socket.
#pragma once

#include <functional>

#include "house/study/analysis_pool.hpp"
#include "server/http/web.hpp"

namespace tabuleiro::server {

class StudySocket : public WebSocketHandler {
  public:
    // The engine that is asked for by its name for a game; null if it may not be asked.
    using FindEngine = std::function<std::shared_ptr<house::RemoteEvaluations>(
        const std::string& name, const std::string& game)>;

    StudySocket(house::AnalysisPool& analysts, std::string address, FindEngine find_engine)
        : analysts_(analysts), address_(std::move(address)), find_engine_(std::move(find_engine)) {}

    void on_open(std::shared_ptr<Connection> connection) override;
    void on_message(std::string message) override;
    void on_close() override;

  private:
    void begin(const house::AnalysisRequest& request);
    void stop();
    void refuse(const house::Refusal& refusal, std::optional<std::int64_t> id);

    house::AnalysisPool& analysts_;
    std::string address_; // by which limits count
    FindEngine find_engine_;
    std::shared_ptr<Connection> connection_;
    house::AnalysisPool::TicketPtr ticket_; // null: nothing was asked for
};

} // namespace tabuleiro::server
