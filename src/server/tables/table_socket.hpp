// A WebSocket at a table: turns what the client sends into messages to the live table.
#pragma once

#include <atomic>

#include "server/tables/live_table.hpp"

namespace tabuleiro::server {

class TableSocket : public WebSocketHandler {
  public:
    // Of a client whom the table may be shown to.
    struct Entering {
        Identity who;
        bool teaches_player = false; // one of those at the table
        std::string address;         // by which limits count
        std::optional<int> seen;     // the last version that the client knows
    };

    TableSocket(std::shared_ptr<LiveTable> live, Services& services, Entering entering)
        : live_(std::move(live)), services_(services), entering_(std::move(entering)) {}

    void on_open(std::shared_ptr<Connection> connection) override {
        connection_ = std::move(connection);
        Client client{id_, entering_.address, connection_};
        client.teaches_player = entering_.teaches_player;
        live_->post(ClientEntered{std::move(client), entering_.who, entering_.seen});
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

    // Not if another node may host the table by now. Whoever sees it as a teacher is asked again
    // every minute: the page comes back by itself.
    std::function<bool()> may_send() const override {
        if (live_->epoch() == 0 && !entering_.teaches_player) {
            return nullptr;
        }
        const auto end = entering_.teaches_player ? std::chrono::steady_clock::now() + teacher_time
                                                  : std::chrono::steady_clock::time_point::max();
        return [&services = services_, epoch = live_->epoch(), end] {
            return services.store.hosts(epoch) && std::chrono::steady_clock::now() < end;
        };
    }

    void on_close() override {
        live_->post(ClientLeft{id_});
        connection_ = nullptr;
    }

  private:
    static constexpr std::chrono::minutes teacher_time{1};

    static std::uint64_t next_id() {
        static std::atomic<std::uint64_t> count{0};
        return ++count;
    }

    std::shared_ptr<LiveTable> live_;
    Services& services_;
    Entering entering_;
    std::uint64_t id_ = next_id();
    std::shared_ptr<Connection> connection_;
};

} // namespace tabuleiro::server
