#include "server/http/fan_out.hpp"

#include <boost/asio/post.hpp>

namespace tabuleiro::server {

void FanOut::send(std::shared_ptr<Connection> connection, Text message) {
    waiting_.push_back({std::move(connection), std::move(message)});
    if (!scheduled_) {
        scheduled_ = true;
        boost::asio::post(loop_, [this] { go_on(); });
    }
}

void FanOut::go_on() {
    for (std::size_t sent = 0; sent < messages_at_a_time && !waiting_.empty(); ++sent) {
        const Delivery next = std::move(waiting_.front());
        waiting_.pop_front();
        next.connection->send(next.message);
    }
    scheduled_ = !waiting_.empty();
    if (scheduled_) {
        pause_.expires_after(pause);
        pause_.async_wait([this](boost::system::error_code stopped) {
            if (!stopped) {
                go_on();
            }
        });
    }
}

} // namespace tabuleiro::server
