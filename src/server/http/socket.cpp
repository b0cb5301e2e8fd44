#include "server/http/socket.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>

#include "server/http/awaiting.hpp"
#include "server/http/session.hpp"
#include "server/log.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

namespace {

// The page's heartbeat: browsers cannot send a ping of the WebSocket's own.
constexpr std::string_view ping = R"({"ping":true})";
constexpr std::string_view pong = R"({"pong":true})";

constexpr int kernel_backlog_bytes = 64 * 1024;

// No compression: what is sent is short, and secrets do not go well with it.
using WebSocket = websocket::stream<HttpStream, false>;

class Socket final : public Connection, public std::enable_shared_from_this<Socket> {
  public:
    Socket(WebSocket stream, HttpServerPtr http, PresencePtr presence)
        : stream_(std::move(stream)), http_(std::move(http)), presence_(std::move(presence)),
          frames_(http_->limits.messages, std::chrono::steady_clock::now()) {
        ++http_->metrics.sockets;
        stream_.control_callback([this](websocket::frame_type, beast::string_view) {
            if (!count_frame()) {
                cut_off();
            }
        });
        presence_->attach([this] { cut_off(); });
    }
    ~Socket() override {
        presence_->detach();
        --http_->metrics.sockets;
        const std::scoped_lock lock(http_->mutex);
        http_->sockets.erase(this);
    }

    // From now on the http finds it. Requires: a shared pointer owns it, which other threads
    // ask for as soon as they find it.
    void enter_http_server() {
        const std::scoped_lock lock(http_->mutex);
        http_->sockets.insert(this);
    }

    void send(Text message) override {
        asio::dispatch(stream_.get_executor(),
                       [self = shared_from_this(), message = std::move(message)]() mutable {
                           self->queue(std::move(message));
                       });
    }

    void close(std::string_view reason) override {
        asio::dispatch(stream_.get_executor(),
                       [self = shared_from_this(), reason = std::string(reason)] {
                           self->close_with({websocket::close_code::policy_error, reason});
                       });
    }

    void close_with(const websocket::close_reason& reason) {
        if (!closing_) {
            closing_ = reason;
            if (open_ && waiting_.empty()) {
                say_goodbye();
            }
        }
    }

    // The handshake is over. Before that nothing else may be written, not even a goodbye.
    void opened() {
        open_ = true;
        if (closing_) {
            say_goodbye();
        }
    }

    // Null once it is being destroyed; for who has only the plain pointer, under the http's
    // lock.
    std::shared_ptr<Socket> alive() { return weak_from_this().lock(); }

    WebSocket& stream() { return stream_; }

    // Messages, pings and pongs alike: false if there were too many.
    bool count_frame() { return frames_.take(std::chrono::steady_clock::now()); }

    // The reading side sees it as an error and ends.
    void cut_off() { beast::get_lowest_layer(stream_).close(); }

  private:
    void queue(Text message) {
        if (closing_) {
            return;
        }
        waiting_bytes_ += message->size();
        if (waiting_bytes_ > http_->limits.outgoing_bytes && !waiting_.empty()) {
            ++http_->metrics.slow_readers;
            log(LogLevel::Info, "slow-reader", {{"address", presence_->client()}});
            closing_ = websocket::close_code::policy_error;
            cut_off();
            return;
        }
        waiting_.push_back(std::move(message));
        if (waiting_.size() == 1) {
            write();
        }
    }

    void write() {
        stream_.async_write(asio::buffer(*waiting_.front()),
                            [self = shared_from_this()](beast::error_code error, std::size_t) {
                                self->written(error);
                            });
    }

    void written(beast::error_code error) {
        waiting_bytes_ -= waiting_.front()->size();
        waiting_.pop_front();
        if (error) {
            waiting_.clear();
            closing_ = websocket::close_code::abnormal;
        } else if (!waiting_.empty()) {
            write();
        } else if (closing_) {
            say_goodbye();
        }
    }

    void say_goodbye() {
        stream_.async_close(*closing_, [self = shared_from_this()](beast::error_code) {});
    }

    WebSocket stream_;
    HttpServerPtr http_;
    PresencePtr presence_;
    Bucket frames_;            // that may come
    std::deque<Text> waiting_; // the first one is being written
    std::size_t waiting_bytes_ = 0;
    bool open_ = false;
    std::optional<websocket::close_reason> closing_;
};

// Whoever lets go of it last, it is destroyed on its own loop.
std::shared_ptr<Socket> make_socket(WebSocket stream, HttpServerPtr http, PresencePtr presence) {
    auto executor = stream.get_executor();
    auto made = std::make_unique<Socket>(std::move(stream), std::move(http), std::move(presence));
    std::shared_ptr<Socket> socket(made.release(), [executor](Socket* leaving) {
        asio::dispatch(executor, [owned = std::unique_ptr<Socket>(leaving)] {});
    });
    socket->enter_http_server();
    return socket;
}

asio::awaitable<void> listen(std::shared_ptr<Socket> socket,
                             std::shared_ptr<WebSocketHandler> client, HttpServerPtr http) {
    // Whatever happens, the house learns that its client has left, as long as there is a house.
    const std::shared_ptr<void> farewell(nullptr, [&](void*) {
        if (!http->gone) {
            client->left();
        }
    });
    client->entered(socket);
    beast::flat_buffer buffer;
    while (true) {
        auto [error, size] = co_await socket->stream().async_read(buffer, awaiting);
        if (error || http->closing) {
            co_return;
        }
        ++http->metrics.messages;
        if (!socket->stream().got_text()) {
            socket->close_with({websocket::close_code::unknown_data, "text only"});
            co_return;
        }
        if (!socket->count_frame()) {
            socket->close_with({websocket::close_code::policy_error, "too many messages"});
            co_return;
        }
        std::string message = beast::buffers_to_string(buffer.data());
        buffer.consume(buffer.size());
        if (message == ping) {
            socket->send(share(std::string(pong)));
        } else {
            client->said(std::move(message));
        }
    }
}

void set_limits(WebSocket& stream, const NetworkLimits& limits) {
    HttpStream& lowest = beast::get_lowest_layer(stream);
    lowest.expires_never();
    lowest.rate_policy().limit(limits.message_rate, std::chrono::steady_clock::now());
    stream.set_option(websocket::stream_base::timeout{limits.pace.first, limits.silence, true});
    stream.read_message_max(limits.message_bytes);
    stream.auto_fragment(false);
    // What the kernel holds back for a slow reader is bounded too.
    beast::error_code ignored;
    lowest.socket().set_option(asio::ip::tcp::socket::send_buffer_size(kernel_backlog_bytes),
                               ignored);
}

asio::awaitable<void> accept(std::shared_ptr<Socket> socket, HttpRequest request,
                             std::shared_ptr<WebSocketHandler> client, HttpServerPtr http) {
    WebSocket& stream = socket->stream();
    set_limits(stream, http->limits);
    // Beast would put its own name and version there.
    stream.set_option(websocket::stream_base::decorator([](websocket::response_type& answer) {
        answer.set(beast::http::field::server, "tabuleiro");
    }));
    auto [error] = co_await stream.async_accept(request, awaiting);
    if (error) {
        co_return;
    }
    stream.text(true);
    socket->opened();
    if (http->closing) {
        socket->close_with(websocket::close_code::going_away);
    }
    co_await listen(socket, std::move(client), http);
}

} // namespace

void converse(HttpStream stream, HttpRequest request, std::shared_ptr<WebSocketHandler> client,
              HttpServerPtr http, PresencePtr presence) {
    auto executor = stream.get_executor();
    auto socket = make_socket(WebSocket(std::move(stream)), http, std::move(presence));
    asio::co_spawn(
        executor, accept(std::move(socket), std::move(request), std::move(client), std::move(http)),
        asio::detached);
}

void close_http_server(HttpServer& http) {
    http.closing = true;
    std::vector<std::shared_ptr<Socket>> open;
    {
        const std::scoped_lock lock(http.mutex);
        for (Connection* connection : http.sockets) {
            if (auto socket = static_cast<Socket*>(connection)->alive()) {
                open.push_back(std::move(socket));
            }
        }
    }
    for (const auto& socket : open) {
        asio::post(socket->stream().get_executor(),
                   [socket] { socket->close_with(websocket::close_code::going_away); });
    }
}

} // namespace tabuleiro::server
