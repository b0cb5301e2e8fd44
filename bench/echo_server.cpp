#include "echo_server.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <cstdlib>

namespace tabuleiro::bench {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;

constexpr auto awaiting = asio::as_tuple(asio::use_awaitable);

asio::awaitable<void> echo(tcp::socket socket) {
    socket.set_option(tcp::no_delay(true));
    beast::websocket::stream<beast::tcp_stream> stream(std::move(socket));
    auto [refused] = co_await stream.async_accept(awaiting);
    if (refused) {
        co_return;
    }
    beast::flat_buffer buffer;
    while (true) {
        auto [unread, size] = co_await stream.async_read(buffer, awaiting);
        if (unread) {
            co_return;
        }
        stream.text(stream.got_text());
        auto [unwritten, sent] = co_await stream.async_write(buffer.data(), awaiting);
        if (unwritten) {
            co_return;
        }
        buffer.consume(buffer.size());
    }
}

asio::awaitable<void> accept_all(tcp::acceptor& acceptor) {
    while (true) {
        auto [error, socket] = co_await acceptor.async_accept(awaiting);
        if (!error) {
            auto executor = socket.get_executor();
            asio::co_spawn(executor, echo(std::move(socket)), asio::detached);
        }
    }
}

} // namespace

void run_echo_server(void (*tell)(std::uint16_t, void*), void* to) {
    asio::io_context loop(1);
    tcp::acceptor acceptor(loop, {asio::ip::address_v4::loopback(), 0});
    tell(acceptor.local_endpoint().port(), to);
    asio::co_spawn(loop, accept_all(acceptor), asio::detached);
    loop.run();
    std::exit(0);
}

} // namespace tabuleiro::bench
