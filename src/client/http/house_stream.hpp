// A connection to a house, plain or by TLS: one type for both, so that the templates above it are
// compiled once. Those below it are compiled once as well, in house_stream.cpp: a handler arrives
// there without its type.
#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "client/address/address.hpp"

namespace tabuleiro::client {

namespace asio = boost::asio;
namespace beast = boost::beast;

inline constexpr std::chrono::seconds longest_connecting{10};

// The certificate must be one that this machine trusts.
void trust_usual(asio::ssl::context& security);

class HouseStream {
  public:
    using executor_type = beast::tcp_stream::executor_type;
    using next_layer_type = beast::tcp_stream;

    // TLS for an address with https.
    HouseStream(asio::io_context& loop, asio::ssl::context& security, const Address& house);

    executor_type get_executor() noexcept { return next_layer().get_executor(); }
    beast::tcp_stream& next_layer() noexcept { return secure_ ? secure_->next_layer() : *plain_; }
    const beast::tcp_stream& next_layer() const noexcept {
        return secure_ ? secure_->next_layer() : *plain_;
    }

    // Throws boost::system::system_error if the house cannot be reached.
    asio::awaitable<void> connect(const Address& house);

    // Requires, for both: the handler is one of the loop's, and wants no other executor.
    template <class Buffers, class Handler>
    auto async_read_some(const Buffers& buffers, Handler&& handler) {
        return asio::async_initiate<Handler, void(beast::error_code, std::size_t)>(
            [this](auto then, const Buffers& into) {
                read_some(listed<asio::mutable_buffer>(into), without_type(std::move(then)));
            },
            handler, buffers);
    }
    template <class Buffers, class Handler>
    auto async_write_some(const Buffers& buffers, Handler&& handler) {
        return asio::async_initiate<Handler, void(beast::error_code, std::size_t)>(
            [this](auto then, const Buffers& from) {
                write_some(listed<asio::const_buffer>(from), without_type(std::move(then)));
            },
            handler, buffers);
    }

    // Beast closes a WebSocket by these two.
    template <class Handler>
    friend void async_teardown(beast::role_type role, HouseStream& stream, Handler&& handler) {
        using beast::websocket::async_teardown;
        async_teardown(role, stream.next_layer(), std::forward<Handler>(handler));
    }
    friend void teardown(beast::role_type role, HouseStream& stream, beast::error_code& error) {
        using beast::websocket::teardown;
        teardown(role, stream.next_layer(), error);
    }

  private:
    using Transferred = std::function<void(beast::error_code, std::size_t)>;

    // Handlers can be moved only, and std::function copies.
    template <class Handler>
    static Transferred without_type(Handler handler) {
        return [kept = std::make_shared<Handler>(std::move(handler))](beast::error_code error,
                                                                      std::size_t size) {
            Handler then = std::move(*kept);
            then(error, size);
        };
    }
    template <class Buffer, class Buffers>
    static std::vector<Buffer> listed(const Buffers& buffers) {
        const auto range = beast::buffers_range_ref(buffers);
        return {range.begin(), range.end()};
    }

    void read_some(const std::vector<asio::mutable_buffer>& into, Transferred then);
    void write_some(const std::vector<asio::const_buffer>& from, Transferred then);

    std::optional<beast::tcp_stream> plain_;
    std::optional<beast::ssl_stream<beast::tcp_stream>> secure_;
};

} // namespace tabuleiro::client
