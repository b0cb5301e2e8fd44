// How the clients of this folder get a connection to a house, plain or by TLS.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>

#include "client/address/address.hpp"

namespace tabuleiro::client {

namespace asio = boost::asio;
namespace beast = boost::beast;

using PlainStream = beast::tcp_stream;
using SecureStream = beast::ssl_stream<beast::tcp_stream>;

inline constexpr std::chrono::seconds longest_connecting{10};

// The certificate must be one that this machine trusts.
inline void trust_usual(asio::ssl::context& security) {
    security.set_default_verify_paths();
    security.set_verify_mode(asio::ssl::verify_peer);
}

// They throw boost::system::system_error if the house cannot be reached.
inline asio::awaitable<void> connect(PlainStream& stream, const Address& house) {
    const auto [host, port] = host_and_port(house);
    asio::ip::tcp::resolver resolver(stream.get_executor());
    const auto found = co_await resolver.async_resolve(host, port, asio::use_awaitable);
    stream.expires_after(longest_connecting);
    co_await stream.async_connect(found, asio::use_awaitable);
    stream.socket().set_option(asio::ip::tcp::no_delay(true));
}
inline asio::awaitable<void> connect(SecureStream& stream, const Address& house) {
    const std::string host = host_and_port(house).host;
    SSL_set_tlsext_host_name(stream.native_handle(), host.c_str());
    stream.set_verify_callback(asio::ssl::host_name_verification(host));
    co_await connect(beast::get_lowest_layer(stream), house);
    co_await stream.async_handshake(asio::ssl::stream_base::client, asio::use_awaitable);
}

} // namespace tabuleiro::client
