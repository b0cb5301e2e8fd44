#include "server/http/http_stream.hpp"

#include <boost/beast/websocket/teardown.hpp>

namespace tabuleiro::server {

namespace beast = boost::beast;

HttpStream::HttpStream(boost::asio::ip::tcp::socket socket) : stream_(std::move(socket)) {}

void HttpStream::read(const client::ReadBuffers& into, client::Transferred done) {
    stream_.async_read_some(into, std::move(done));
}

void HttpStream::write(const client::WriteBuffers& from, client::Transferred done) {
    stream_.async_write_some(from, std::move(done));
}

void HttpStream::tear_down(beast::role_type role, client::TornDown done) {
    using beast::websocket::async_teardown;
    async_teardown(role, stream_, std::move(done));
}

void teardown(beast::role_type role, HttpStream& stream, beast::error_code& error) {
    using beast::websocket::teardown;
    teardown(role, stream.stream_, error);
}

} // namespace tabuleiro::server
