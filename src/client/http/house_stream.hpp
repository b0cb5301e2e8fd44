// A connection to a house, plain or by TLS: one type for both, so that the templates above it are
// compiled once. Those below it are compiled once as well, in house_stream.cpp
// (untyped_transfer.hpp).
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <optional>
#include <utility>

#include "client/address/address.hpp"
#include "client/untyped_transfer.hpp"

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

    template <class Buffers, class Token>
    auto async_read_some(const Buffers& buffers, Token&& token) {
        return transfer_untyped(*this, &HouseStream::read_some, buffers,
                                std::forward<Token>(token));
    }
    template <class Buffers, class Token>
    auto async_write_some(const Buffers& buffers, Token&& token) {
        return transfer_untyped(*this, &HouseStream::write_some, buffers,
                                std::forward<Token>(token));
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
    void read_some(const ReadBuffers& into, Transferred done);
    void write_some(const WriteBuffers& from, Transferred done);

    std::optional<beast::tcp_stream> plain_;
    std::optional<beast::ssl_stream<beast::tcp_stream>> secure_;
};

} // namespace tabuleiro::client
