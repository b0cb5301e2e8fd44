#include "server/http/web_socket.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>

#include "server/http/awaiting.hpp"
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

// No compression: messages are short, and compressed secrets can leak through their length.
using WebSocket = websocket::stream<HttpStream, false>;

class Socket final : public Connection, public std::enable_shared_from_this<Socket> {
  public:
    Socket(WebSocket stream, HttpStatePtr state, OpenConnectionPtr connection,
           std::function<bool()> may_send)
        : stream_(std::move(stream)), state_(std::move(state)),
          open_connection_(std::move(connection)), may_send_(std::move(may_send)),
          frames_(state_->limits.messages, std::chrono::steady_clock::now()) {
        ++state_->metrics.sockets;
        stream_.control_callback([this](websocket::frame_type, beast::string_view) {
            if (!count_frame()) {
                close_stream();
            }
        });
        open_connection_->attach({[this] { close_stream(); },
                                  [this] {
                                      if (const auto alive = weak_from_this().lock()) {
                                          alive->close_with(websocket::close_code::going_away);
                                      }
                                  }});
    }
    ~Socket() override {
        open_connection_->detach();
        --state_->metrics.sockets;
    }

    void send(Text message) override {
        asio::dispatch(stream_.get_executor(),
                       [self = shared_from_this(), message = std::move(message)]() mutable {
                           self->queue(std::move(message));
                       });
    }

    void cut_off() override {
        asio::dispatch(stream_.get_executor(),
                       [self = shared_from_this()] { self->close_at_once(); });
    }

    void close_with(const websocket::close_reason& reason) {
        if (!closing_) {
            closing_ = reason;
            if (open_ && waiting_.empty()) {
                send_close();
            }
        }
    }

    // The handshake is over. Before that nothing else may be written, not even a close frame.
    void opened() {
        open_ = true;
        if (closing_) {
            send_close();
        }
    }

    WebSocket& stream() { return stream_; }

    // Messages, pings and pongs alike: false if there were too many.
    bool count_frame() { return frames_.take(std::chrono::steady_clock::now()); }

  private:
    // The reading side sees it as an error and ends.
    void close_stream() { beast::get_lowest_layer(stream_).close(); }

    // From now on nothing is queued or written.
    void close_at_once() {
        closing_ = websocket::close_code::abnormal;
        close_stream();
    }

    void queue(Text message) {
        if (closing_) {
            return;
        }
        waiting_bytes_ += message->size();
        if (waiting_bytes_ > state_->limits.outgoing_bytes && !waiting_.empty()) {
            ++state_->metrics.slow_readers;
            log(LogLevel::Info, "slow-reader", {{"address", open_connection_->client()}});
            close_at_once();
            return;
        }
        waiting_.push_back(std::move(message));
        if (waiting_.size() == 1) {
            write();
        }
    }

    void write() {
        if (may_send_ && !may_send_()) {
            waiting_.clear();
            close_at_once();
            return;
        }
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
            send_close();
        }
    }

    void send_close() {
        stream_.async_close(*closing_, [self = shared_from_this()](beast::error_code) {});
    }

    WebSocket stream_;
    HttpStatePtr state_;
    OpenConnectionPtr open_connection_;
    std::function<bool()> may_send_; // none: always
    Bucket frames_;                  // that may come
    std::deque<Text> waiting_;       // the first one is being written
    std::size_t waiting_bytes_ = 0;
    bool open_ = false;
    std::optional<websocket::close_reason> closing_;
};

// It is destroyed on its own loop, whichever thread releases it last.
std::shared_ptr<Socket> make_socket(WebSocket stream, HttpStatePtr state,
                                    OpenConnectionPtr connection, std::function<bool()> may_send) {
    auto executor = stream.get_executor();
    auto made = std::make_unique<Socket>(std::move(stream), std::move(state), std::move(connection),
                                         std::move(may_send));
    return {made.release(), [executor](Socket* leaving) {
                asio::dispatch(executor, [owned = std::unique_ptr<Socket>(leaving)] {});
            }};
}

asio::awaitable<void> listen(std::shared_ptr<Socket> socket,
                             std::shared_ptr<WebSocketHandler> handler, HttpStatePtr state) {
    // Whatever happens, the handler learns that the socket is closed, as long as there is a server.
    const std::shared_ptr<void> on_end(nullptr, [&](void*) {
        if (!state->gone) {
            handler->on_close();
        }
    });
    handler->on_open(socket);
    beast::flat_buffer buffer;
    while (true) {
        auto [error, size] = co_await socket->stream().async_read(buffer, awaiting);
        if (error || state->closing) {
            co_return;
        }
        ++state->metrics.messages;
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
            handler->on_message(std::move(message));
        }
    }
}

void set_limits(WebSocket& stream, const NetworkLimits& limits) {
    auto& lowest = beast::get_lowest_layer(stream);
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
                             std::shared_ptr<WebSocketHandler> handler, HttpStatePtr state) {
    WebSocket& stream = socket->stream();
    set_limits(stream, state->limits);
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
    if (state->closing) {
        socket->close_with(websocket::close_code::going_away);
    }
    co_await listen(socket, std::move(handler), state);
}

} // namespace

void start_web_socket(HttpStream stream, HttpRequest request,
                      std::shared_ptr<WebSocketHandler> handler, HttpStatePtr state,
                      OpenConnectionPtr connection) {
    auto executor = stream.get_executor();
    auto socket = make_socket(WebSocket(std::move(stream)), state, std::move(connection),
                              handler->may_send());
    asio::co_spawn(
        executor,
        accept(std::move(socket), std::move(request), std::move(handler), std::move(state)),
        asio::detached);
}

} // namespace tabuleiro::server
