#include "client/socket/web_socket_client.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <utility>

#include "client/http/house_stream.hpp"

namespace tabuleiro::client {

namespace {

namespace http = beast::http;
namespace websocket = beast::websocket;
using namespace std::chrono_literals;

constexpr std::size_t max_message_bytes = std::size_t{4} << 20;
constexpr auto longest_opening = 30s;
constexpr auto longest_silence = 10s; // half of it without a word, and the house is pinged
constexpr auto longest_goodbye = 500ms;

using Clock = std::chrono::steady_clock;

using Socket = websocket::stream<HouseStream, false>; // uncompressed

// One connection. Its coroutines keep it until they have ended.
struct Channel {
    Channel(asio::io_context& loop, asio::ssl::context& security, const Address& house)
        : socket(loop, security, house) {}

    void cut() { socket.next_layer().next_layer().close(); }

    Socket socket;
    std::deque<std::string> outgoing{};
    bool closing = false;
};
using ChannelPtr = std::shared_ptr<Channel>;

} // namespace

class WebSocketClient::Link {
  public:
    explicit Link(Address house) : house_(std::move(house)) { trust_usual(security_); }

    tl::expected<void, NotOpened> open(const std::string& path, const std::string& token) {
        messages_.clear();
        failure_.reset();
        auto channel = std::make_shared<Channel>(loop_, security_, house_);
        asio::co_spawn(loop_, converse(channel, path, token), asio::detached);
        wait(longest_opening, [&] { return open_ || failure_; });
        if (!open_) {
            channel->cut();
            return tl::unexpected(
                failure_.value_or(NotOpened{.cause = "there was no answer in time"}));
        }
        return {};
    }

    bool is_open() const { return open_ != nullptr; }

    void close() {
        if (const ChannelPtr channel = open_) {
            channel->closing = true;
            asio::co_spawn(loop_, say_goodbye(channel), asio::detached);
            work(longest_goodbye, [&] { return !open_; });
            channel->cut();
            open_ = nullptr;
        }
    }

    tl::expected<std::string, NoMessage> receive(std::chrono::milliseconds longest) {
        const bool in_time = wait(longest, [&] { return !messages_.empty() || !open_; });
        if (!messages_.empty()) {
            std::string message = std::move(messages_.front());
            messages_.pop_front();
            return message;
        }
        if (std::exchange(woken_, false)) {
            return tl::unexpected(NoMessage::Woken);
        }
        return tl::unexpected(in_time ? NoMessage::Closed : NoMessage::TimedOut);
    }

    void pause(std::chrono::milliseconds longest) {
        wait(longest, [] { return false; });
        woken_ = false;
    }

    void send(std::string text) {
        asio::post(loop_, [this, text = std::move(text)]() mutable {
            if (open_ && !open_->closing) {
                open_->outgoing.push_back(std::move(text));
                if (open_->outgoing.size() == 1) {
                    asio::co_spawn(loop_, write(open_), asio::detached);
                }
            }
        });
    }

    void wake() {
        asio::post(loop_, [this] { woken_ = true; });
    }

  private:
    // Works until the condition holds; false if it did not in time.
    template <class Condition>
    bool work(std::chrono::milliseconds longest, Condition condition) {
        const auto deadline = Clock::now() + longest;
        while (!condition()) {
            if (loop_.run_one_until(deadline) == 0) {
                return false;
            }
        }
        return true;
    }
    // The same, or until somebody wakes us.
    template <class Condition>
    bool wait(std::chrono::milliseconds longest, Condition condition) {
        return work(longest, [&] { return condition() || woken_; });
    }

    asio::awaitable<void> converse(ChannelPtr channel, std::string path, std::string token) {
        websocket::response_type answer;
        try {
            co_await channel->socket.next_layer().connect(house_);
            co_await talk(channel, std::move(path), std::move(token), answer);
        } catch (const boost::system::system_error& error) {
            if (error.code() == websocket::error::upgrade_declined) {
                failure_ = NotOpened{static_cast<int>(answer.result_int()), answer.body()};
            } else {
                failure_ = NotOpened{.cause = error.code().message()};
            }
        }
        if (open_ == channel) {
            open_ = nullptr;
        }
    }

    // Until the connection ends, which throws.
    asio::awaitable<void> talk(ChannelPtr channel, std::string path, std::string token,
                               websocket::response_type& answer) {
        Socket& socket = channel->socket;
        socket.next_layer().next_layer().expires_never(); // the WebSocket has times of its own
        socket.set_option(
            websocket::stream_base::timeout{longest_connecting, longest_silence, true});
        socket.set_option(websocket::stream_base::decorator(
            [bearer = "Bearer " + std::move(token)](websocket::request_type& request) {
                request.set(http::field::authorization, bearer);
                request.set(http::field::user_agent, "tabuleiro");
            }));
        socket.read_message_max(max_message_bytes);
        co_await socket.async_handshake(answer, house_.host, house_.root + path,
                                        asio::use_awaitable);
        open_ = channel;
        while (true) {
            beast::flat_buffer buffer;
            co_await socket.async_read(buffer, asio::use_awaitable);
            messages_.push_back(beast::buffers_to_string(buffer.data()));
        }
    }

    asio::awaitable<void> write(ChannelPtr channel) {
        try {
            while (!channel->outgoing.empty()) {
                co_await channel->socket.async_write(asio::buffer(channel->outgoing.front()),
                                                     asio::use_awaitable);
                channel->outgoing.pop_front();
            }
        } catch (const boost::system::system_error&) {
            channel->cut(); // whoever reads notices it
        }
    }

    asio::awaitable<void> say_goodbye(ChannelPtr channel) {
        try {
            co_await channel->socket.async_close(websocket::close_code::normal,
                                                 asio::use_awaitable);
        } catch (const boost::system::system_error&) {
            channel->cut(); // it has gone before us
        }
    }

    const Address house_;
    asio::io_context loop_{1};
    // Without work the loop would not wait.
    asio::executor_work_guard<asio::io_context::executor_type> work_{loop_.get_executor()};
    asio::ssl::context security_{asio::ssl::context::tls_client};
    ChannelPtr open_; // none: it is closed
    std::optional<NotOpened> failure_;
    std::deque<std::string> messages_;
    bool woken_ = false;
};

WebSocketClient::WebSocketClient(Address house) : link_(std::make_unique<Link>(std::move(house))) {}
WebSocketClient::~WebSocketClient() = default;

tl::expected<void, NotOpened> WebSocketClient::open(const std::string& path,
                                                    const std::string& token) {
    return link_->open(path, token);
}
bool WebSocketClient::is_open() const {
    return link_->is_open();
}
void WebSocketClient::close() {
    link_->close();
}
tl::expected<std::string, NoMessage> WebSocketClient::receive(std::chrono::milliseconds longest) {
    return link_->receive(longest);
}
void WebSocketClient::pause(std::chrono::milliseconds longest) {
    link_->pause(longest);
}
void WebSocketClient::send(std::string text) {
    link_->send(std::move(text));
}
void WebSocketClient::wake() {
    link_->wake();
}

} // namespace tabuleiro::client
