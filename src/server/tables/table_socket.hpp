// A WebSocket at a table: carries what the network says to the live's own thread.
#pragma once

#include <atomic>
#include <boost/asio/dispatch.hpp>

#include "server/tables/live_table.hpp"

namespace tabuleiro::server {

class TableSocket : public WebSocketHandler {
  public:
    TableSocket(std::shared_ptr<LiveTable> live, const ServerClock& clock, house::Viewer viewer,
                std::string address, std::optional<int> seen)
        : live_(std::move(live)), clock_(clock), seen_(seen) {
        static std::atomic<std::uint64_t> count{0};
        client_.id = ++count;
        client_.viewer = viewer;
        client_.address = std::move(address);
    }

    void entered(std::shared_ptr<Connection> connection) override {
        client_.connection = std::move(connection);
        boost::asio::dispatch(live_->loop(), [live = live_, client = client_, seen = seen_] {
            live->enter(client, seen);
        });
    }

    void said(std::string message) override {
        const Arrival arrival{clock_.now(), std::chrono::steady_clock::now()};
        boost::asio::dispatch(live_->loop(),
                              [live = live_, client = client_, message = std::move(message),
                               arrival] { live->said(client, message, arrival); });
    }

    void left() override {
        boost::asio::dispatch(live_->loop(), [live = live_, id = client_.id] { live->leave(id); });
        client_.connection = nullptr;
    }

  private:
    std::shared_ptr<LiveTable> live_;
    const ServerClock& clock_;
    std::optional<int> seen_;
    Client client_;
};

} // namespace tabuleiro::server
