// A WebSocket at a table: carries what the network says to the room's own thread.
#pragma once

#include <atomic>
#include <boost/asio/dispatch.hpp>

#include "server/tables/room.hpp"

namespace tabuleiro::server {

class TableVisitor : public Visitor {
  public:
    TableVisitor(std::shared_ptr<Room> room, const HouseClock& clock, house::Viewer viewer,
                 std::string address, std::optional<int> seen)
        : room_(std::move(room)), clock_(clock), seen_(seen) {
        static std::atomic<std::uint64_t> count{0};
        guest_.id = ++count;
        guest_.viewer = viewer;
        guest_.address = std::move(address);
    }

    void entered(std::shared_ptr<Connection> connection) override {
        guest_.connection = std::move(connection);
        boost::asio::dispatch(room_->loop(), [room = room_, guest = guest_, seen = seen_] {
            room->enter(guest, seen);
        });
    }

    void said(std::string message) override {
        const Arrival arrival{clock_.now(), std::chrono::steady_clock::now()};
        boost::asio::dispatch(room_->loop(),
                              [room = room_, guest = guest_, message = std::move(message),
                               arrival] { room->said(guest, message, arrival); });
    }

    void left() override {
        boost::asio::dispatch(room_->loop(), [room = room_, id = guest_.id] { room->leave(id); });
        guest_.connection = nullptr;
    }

  private:
    std::shared_ptr<Room> room_;
    const HouseClock& clock_;
    std::optional<int> seen_;
    Guest guest_;
};

} // namespace tabuleiro::server
