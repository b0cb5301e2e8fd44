#include "server/http/http_server.hpp"

#include <boost/asio/ip/tcp.hpp>
#include <mutex>
#include <stdexcept>
#include <thread>

#include "server/http/http_state.hpp"
#include "server/http/listening.hpp"
#include "server/http/session.hpp"
#include "server/log.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

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

} // namespace

// The open ports.
class HttpServer::Listeners {
  public:
    Listeners(EventLoops& loops, std::uint16_t wanted) : loops_(loops) {
        try {
            own_.push_back(open_port(loops, "127.0.0.1", wanted));
            port_ = own_.front()->local_endpoint().port();
        } catch (const boost::system::system_error& error) {
            throw std::runtime_error(cannot_open(wanted, error.code()));
        }
        try {
            own_.push_back(open_port(loops, "::1", port_));
        } catch (const boost::system::system_error& error) {
            log(LogLevel::Debug, "no-ipv6", {{"reason", error.code().message()}});
        }
    }

    std::uint16_t port() const { return port_; }

    void start(const HttpStatePtr& state) {
        const std::scoped_lock lock(mutex_);
        accept(own_, state);
    }

    Expected<void> listen_on(const std::vector<std::string>& addresses, const HttpStatePtr& state) {
        const std::scoped_lock lock(mutex_);
        stop(local_);
        std::vector<AcceptorPtr> opened;
        for (const std::string& address : addresses) {
            try {
                opened.push_back(open_port(loops_, address, port_));
            } catch (const boost::system::system_error& error) {
                return fail("The address {address} cannot be opened at port {port}: {why}.",
                            address, port_, error.code().message());
            }
        }
        local_ = std::move(opened);
        accept(local_, state);
        return {};
    }

    void close() {
        const std::scoped_lock lock(mutex_);
        stop(own_);
        stop(local_);
    }

  private:
    void accept(const std::vector<AcceptorPtr>& acceptors, const HttpStatePtr& state) {
        for (const AcceptorPtr& acceptor : acceptors) {
            accept_all(acceptor, loops_,
                       [state](tcp::socket socket) { serve_connection(state, std::move(socket)); });
        }
    }
    static void stop(std::vector<AcceptorPtr>& acceptors) {
        for (const AcceptorPtr& acceptor : acceptors) {
            stop_accepting(acceptor);
        }
        acceptors.clear();
    }

    EventLoops& loops_;
    std::uint16_t port_ = 0;
    std::mutex mutex_;
    std::vector<AcceptorPtr> own_;   // loopback
    std::vector<AcceptorPtr> local_; // the local network
};

HttpServer::HttpServer(EventLoops& loops, std::uint16_t port, const NetworkLimits& limits,
                       Metrics& metrics)
    : state_(std::make_shared<HttpState>(limits, metrics)),
      listeners_(std::make_unique<Listeners>(loops, port)) {}

HttpServer::~HttpServer() {
    close();
    state_->gone = true;
}

std::uint16_t HttpServer::port() const {
    return listeners_->port();
}

void HttpServer::serve(RequestHandler& handler, const AccessCheck& access, const Setting& setting) {
    state_->handler = &handler;
    state_->access = &access;
    state_->setting = setting;
    listeners_->start(state_);
}

Expected<void> HttpServer::listen_on(const std::vector<std::string>& addresses) {
    auto listening = listeners_->listen_on(addresses, state_);
    if (addresses.empty()) {
        for (const OpenConnectionPtr& connection : state_->connections->all()) {
            if (!connection->origin().own_machine) {
                connection->cut_off();
            }
        }
    }
    return listening;
}

void HttpServer::serve_forwarded(tcp::socket socket) {
    serve_forwarded_connection(state_, std::move(socket));
}

void HttpServer::close() {
    listeners_->close();
    state_->closing = true;
    for (const OpenConnectionPtr& connection : state_->connections->all()) {
        connection->close_in_order();
    }
}

void HttpServer::wait_until_empty(std::chrono::milliseconds longest) const {
    const auto end = std::chrono::steady_clock::now() + longest;
    while (state_->metrics.sockets > 0 && std::chrono::steady_clock::now() < end) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
}

void HttpServer::cut_off() {
    for (const OpenConnectionPtr& connection : state_->connections->all()) {
        connection->cut_off();
    }
}

} // namespace tabuleiro::server
