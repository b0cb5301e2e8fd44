#include "server/http/network.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/steady_timer.hpp>
#include <mutex>
#include <set>
#include <stdexcept>

#include "server/http/awaiting.hpp"
#include "server/http/session.hpp"
#include "server/log.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

tcp::acceptor open_port(asio::io_context& loop, const std::string& address, std::uint16_t port) {
    const tcp::endpoint endpoint(asio::ip::make_address(address), port);
    tcp::acceptor acceptor(loop, endpoint.protocol());
    acceptor.set_option(tcp::acceptor::reuse_address(true));
    if (endpoint.protocol() == tcp::v6()) {
        acceptor.set_option(asio::ip::v6_only(true));
    }
    acceptor.bind(endpoint);
    acceptor.listen(1024);
    return acceptor;
}

// With what to do about it.
std::string cannot_open(std::uint16_t port, const boost::system::error_code& error) {
    const std::string what =
        "Port " + std::to_string(port) + " cannot be opened (" + error.message() + "). ";
    if (error == asio::error::access_denied) {
        return what + "Ports below 1024 are the administrator's: choose a larger one with --port, "
                      "and let a proxy pass on what comes to port 80 or 443.";
    }
    return what + "Another program may be using it: choose one with --port, or --port 0 for any "
                  "that is free.";
}

using AcceptorPtr = std::shared_ptr<tcp::acceptor>;

asio::awaitable<void> accept_all(AcceptorPtr acceptor, EventLoops& loops,
                                 std::shared_ptr<HttpServer> http) {
    while (true) {
        auto [error, socket] = co_await acceptor->async_accept(loops.next(), awaiting);
        if (error == asio::error::operation_aborted || !acceptor->is_open()) {
            co_return;
        }
        if (error) {
            // Too many open files, most likely: those who are here go on, the others wait.
            log(LogLevel::Warning, "cannot-accept", {{"reason", error.message()}});
            asio::steady_timer pause(acceptor->get_executor(), std::chrono::milliseconds(200));
            co_await pause.async_wait(awaiting);
            continue;
        }
        receive(http, std::move(socket));
    }
}

} // namespace

struct Network::Listening {
    EventLoops* loops;
    std::uint16_t port;
    std::shared_ptr<HttpServer> http;
    std::mutex mutex;
    std::vector<AcceptorPtr> own;   // loopback
    std::vector<AcceptorPtr> local; // the local network

    void start(const AcceptorPtr& acceptor) {
        asio::co_spawn(acceptor->get_executor(), accept_all(acceptor, *loops, http),
                       asio::detached);
    }
    static void stop(std::vector<AcceptorPtr>& acceptors) {
        for (const AcceptorPtr& acceptor : acceptors) {
            asio::post(acceptor->get_executor(), [acceptor] {
                boost::system::error_code ignored;
                acceptor->close(ignored);
            });
        }
        acceptors.clear();
    }
};

Network::Network(EventLoops& loops, std::uint16_t port, const NetworkLimits& limits,
                 Metrics& metrics)
    : listening_(std::make_shared<Listening>()) {
    listening_->loops = &loops;
    listening_->http = make_http_server(limits, metrics);
    try {
        auto first = open_port(loops.first(), "127.0.0.1", port);
        listening_->port = first.local_endpoint().port();
        listening_->own.push_back(std::make_shared<tcp::acceptor>(std::move(first)));
    } catch (const boost::system::system_error& error) {
        throw std::runtime_error(cannot_open(port, error.code()));
    }
    try {
        listening_->own.push_back(
            std::make_shared<tcp::acceptor>(open_port(loops.first(), "::1", listening_->port)));
    } catch (const boost::system::system_error& error) {
        log(LogLevel::Debug, "no-ipv6", {{"reason", error.code().message()}});
    }
}

Network::~Network() {
    close();
    leave_http_server(*listening_->http);
}

std::uint16_t Network::port() const {
    return listening_->port;
}

void Network::serve(House& house, const AccessCheck& access, const Setting& setting) {
    open_http_server(*listening_->http, house, access, setting);
    const std::scoped_lock lock(listening_->mutex);
    for (const AcceptorPtr& acceptor : listening_->own) {
        listening_->start(acceptor);
    }
}

Expected<void> Network::listen_on(const std::vector<std::string>& addresses) {
    const std::scoped_lock lock(listening_->mutex);
    if (!listening_->local.empty() || addresses.empty()) {
        Listening::stop(listening_->local);
    }
    if (addresses.empty()) {
        cut_off_local_network(*listening_->http);
    }
    std::vector<AcceptorPtr> opened;
    for (const std::string& address : addresses) {
        try {
            opened.push_back(std::make_shared<tcp::acceptor>(
                open_port(listening_->loops->first(), address, listening_->port)));
        } catch (const boost::system::system_error& error) {
            return fail("The address {address} cannot be opened at port {port}: {why}.", address,
                        listening_->port, error.code().message());
        }
    }
    listening_->local = std::move(opened);
    for (const AcceptorPtr& acceptor : listening_->local) {
        listening_->start(acceptor);
    }
    return {};
}

void Network::close() {
    {
        const std::scoped_lock lock(listening_->mutex);
        Listening::stop(listening_->own);
        Listening::stop(listening_->local);
    }
    close_http_server(*listening_->http);
}

void Network::wait_until_empty(std::chrono::milliseconds longest) const {
    const auto end = std::chrono::steady_clock::now() + longest;
    while (sockets_in(*listening_->http) > 0 && std::chrono::steady_clock::now() < end) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
}

void Network::cut_off() {
    cut_off_all(*listening_->http);
}

} // namespace tabuleiro::server
