// A WebSocket at a table: turns what the client sends into messages to the live table.
#pragma once

#include <atomic>

#include "server/tables/live_table.hpp"

namespace tabuleiro::server {

class TableSocket : public WebSocketHandler {
  public:
    TableSocket(std::shared_ptr<LiveTable> live, Services& services,
                std::optional<store::TokenHash> secret, std::string address,
                std::optional<int> seen)
        : live_(std::move(live)), services_(services), secret_(secret),
          address_(std::move(address)), seen_(seen) {}

    void on_open(std::shared_ptr<Connection> connection) override {
        connection_ = std::move(connection);
        live_->post(ClientEntered{{id_, address_, connection_}, secret_, seen_});
    }

    void on_message(std::string message) override {
        const Arrival arrival{services_.clock.now(), std::chrono::steady_clock::now()};
        auto command = house::parse_command(message);
        if (command) {
            live_->post(ClientCommand{id_, *std::move(command), arrival});
        } else {
            ++services_.metrics.commands_refused;
            connection_->send(
                share(house::to_message(command.error(), house::command_id_in(message))));
        }
    }

    // Not if another node may host the table by now.
    std::function<bool()> may_send() const override {
        if (live_->epoch() == 0) {
            return nullptr;
        }
        return
            [&services = services_, epoch = live_->epoch()] { return services.store.hosts(epoch); };
    }

    void on_close() override {
        live_->post(ClientLeft{id_});
        connection_ = nullptr;
    }

  private:
    static std::uint64_t next_id() {
        static std::atomic<std::uint64_t> count{0};
        return ++count;
    }

    std::shared_ptr<LiveTable> live_;
    Services& services_;
    std::optional<store::TokenHash> secret_;
    std::string address_; // by which limits count
    std::optional<int> seen_;
    std::uint64_t id_ = next_id();
    std::shared_ptr<Connection> connection_;
};

} // namespace tabuleiro::server
