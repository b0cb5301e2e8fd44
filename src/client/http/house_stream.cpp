#include "client/http/house_stream.hpp"

#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace tabuleiro::client {

void trust_usual(asio::ssl::context& security) {
    security.set_default_verify_paths();
    security.set_verify_mode(asio::ssl::verify_peer);
}

HouseStream::HouseStream(asio::io_context& loop, asio::ssl::context& security,
                         const Address& house) {
    if (house.scheme == "https") {
        secure_.emplace(loop, security);
    } else {
        plain_.emplace(loop);
    }
}

asio::awaitable<void> HouseStream::connect(const Address& house) {
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

void HouseStream::read_some(const ReadBuffers& into, Transferred done) {
    if (secure_) {
        secure_->async_read_some(into, std::move(done));
    } else {
        plain_->async_read_some(into, std::move(done));
    }
}

void HouseStream::write_some(const WriteBuffers& from, Transferred done) {
    if (secure_) {
        secure_->async_write_some(from, std::move(done));
    } else {
        plain_->async_write_some(from, std::move(done));
    }
}

} // namespace tabuleiro::client
