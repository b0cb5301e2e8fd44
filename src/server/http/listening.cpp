#include "server/http/listening.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include "server/http/awaiting.hpp"
#include "server/log.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

asio::awaitable<void> accept_each(AcceptorPtr acceptor, EventLoops& loops,
                                  std::function<void(tcp::socket)> serve) {
    while (true) {
        auto [error, socket] = co_await acceptor->async_accept(loops.next(), awaiting);
        if (error == asio::error::operation_aborted || !acceptor->is_open()) {
            co_return;
        }
        if (error) {
            // Too many open files, most likely: open connections go on, the others wait.
            log(LogLevel::Warning, "cannot-accept", {{"reason", error.message()}});
            asio::steady_timer pause(acceptor->get_executor(), std::chrono::milliseconds(200));
            co_await pause.async_wait(awaiting);
            continue;
        }
        serve(std::move(socket));
    }
}

} // namespace

AcceptorPtr open_port(EventLoops& loops, const std::string& address, std::uint16_t port) {
    const tcp::endpoint endpoint(asio::ip::make_address(address), port);
    auto acceptor = std::make_shared<tcp::acceptor>(loops.first(), endpoint.protocol());
    acceptor->set_option(tcp::acceptor::reuse_address(true));
    if (endpoint.protocol() == tcp::v6()) {
        acceptor->set_option(asio::ip::v6_only(true));
    }
    acceptor->bind(endpoint);
    acceptor->listen(1024);
    return acceptor;
}

void accept_all(AcceptorPtr acceptor, EventLoops& loops, std::function<void(tcp::socket)> serve) {
    auto executor = acceptor->get_executor();
    asio::co_spawn(executor, accept_each(std::move(acceptor), loops, std::move(serve)),
                   asio::detached);
}

void stop_accepting(AcceptorPtr acceptor) {
    auto executor = acceptor->get_executor();
    asio::post(executor, [acceptor = std::move(acceptor)] {
        boost::system::error_code ignored;
        acceptor->close(ignored);
    });
}

} // namespace tabuleiro::server
