// A connection to a house, plain or by TLS: one type for both, so that the templates above it are
// compiled once.
#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <optional>

#include "client/address/address.hpp"

namespace tabuleiro::client {

namespace asio = boost::asio;
namespace beast = boost::beast;

inline constexpr std::chrono::seconds longest_connecting{10};

// The certificate must be one that this machine trusts.
inline void trust_usual(asio::ssl::context& security) {
    security.set_default_verify_paths();
    security.set_verify_mode(asio::ssl::verify_peer);
}

class HouseStream {
  public:
    using executor_type = beast::tcp_stream::executor_type;
    using next_layer_type = beast::tcp_stream;

    // TLS for an address with https.
    HouseStream(asio::io_context& loop, asio::ssl::context& security, const Address& house) {
        if (house.scheme == "https") {
            secure_.emplace(loop, security);
        } else {
            plain_.emplace(loop);
        }
    }

    executor_type get_executor() noexcept { return next_layer().get_executor(); }
    beast::tcp_stream& next_layer() noexcept { return secure_ ? secure_->next_layer() : *plain_; }
    const beast::tcp_stream& next_layer() const noexcept {
        return secure_ ? secure_->next_layer() : *plain_;
    }

    // Throws boost::system::system_error if the house cannot be reached.
    asio::awaitable<void> connect(const Address& house) {
        const auto [host, port] = host_and_port(house);
        beast::tcp_stream& stream = next_layer();
        asio::ip::tcp::resolver resolver(stream.get_executor());
        const auto found = co_await resolver.async_resolve(host, port, asio::use_awaitable);
        stream.expires_after(longest_connecting);
        co_await stream.async_connect(found, asio::use_awaitable);
        stream.socket().set_option(asio::ip::tcp::no_delay(true));
        if (secure_) {
            SSL_set_tlsext_host_name(secure_->native_handle(), host.c_str());
            secure_->set_verify_callback(asio::ssl::host_name_verification(host));
            co_await secure_->async_handshake(asio::ssl::stream_base::client, asio::use_awaitable);
        }
    }

    template <class Buffers, class Handler>
    auto async_read_some(const Buffers& buffers, Handler&& handler) {
        return asio::async_initiate<Handler, void(beast::error_code, std::size_t)>(
            [this](auto&& then, const Buffers& into) {
                if (secure_) {
                    secure_->async_read_some(into, std::forward<decltype(then)>(then));
                } else {
                    plain_->async_read_some(into, std::forward<decltype(then)>(then));
                }
            },
            handler, buffers);
    }
    template <class Buffers, class Handler>
    auto async_write_some(const Buffers& buffers, Handler&& handler) {
        return asio::async_initiate<Handler, void(beast::error_code, std::size_t)>(
            [this](auto&& then, const Buffers& from) {
                if (secure_) {
                    secure_->async_write_some(from, std::forward<decltype(then)>(then));
                } else {
                    plain_->async_write_some(from, std::forward<decltype(then)>(then));
                }
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
    std::optional<beast::tcp_stream> plain_;
    std::optional<beast::ssl_stream<beast::tcp_stream>> secure_;
};

} // namespace tabuleiro::client
