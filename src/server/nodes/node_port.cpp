#include "server/nodes/node_port.hpp"

#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/local/connect_pair.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <stdexcept>
#include <utility>

#include "server/log.hpp"
#include "server/nodes/node_address.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

constexpr std::chrono::seconds longest_handshake{2};
constexpr int max_handshakes = 256; // at the same time

// Two sockets that are connected to each other. They are of another family than TCP, which does not
// matter to anyone who only reads and writes.
std::pair<tcp::socket, tcp::socket> socket_pair(const asio::any_io_executor& executor) {
    asio::local::stream_protocol::socket one(executor);
    asio::local::stream_protocol::socket other(executor);
    asio::local::connect_pair(one, other);
    return {tcp::socket(executor, tcp::v4(), one.release()),
            tcp::socket(executor, tcp::v4(), other.release())};
}

asio::awaitable<void> admit_node(tcp::socket socket, const NodeLinks& links, HttpServer& http,
                                 std::chrono::seconds max_silence,
                                 std::shared_ptr<void> handshake) {
    const auto executor = socket.get_executor();
    const auto link = co_await links.accept(std::move(socket),
                                            std::chrono::steady_clock::now() + longest_handshake);
    handshake.reset();
    if (link == nullptr) {
        static LogPause pause(std::chrono::seconds(10));
        if (pause.ask(std::chrono::steady_clock::now())) {
            log(LogLevel::Warning, "not-a-node");
        }
        co_return;
    }
    auto [outer, inner] = socket_pair(executor);
    relay(link, std::move(outer), "", max_silence);
    http.serve_forwarded(std::move(inner));
}

} // namespace

NodePort::NodePort(EventLoops& loops, const std::string& address, std::uint16_t port)
    : loops_(loops) {
    try {
        acceptor_ = open_port(loops, address, port);
    } catch (const boost::system::system_error& error) {
        throw std::runtime_error("The node port cannot be opened at " + address + " (" +
                                 error.code().message() +
                                 "): choose another one with --node-address and --node-port.");
    }
}

NodePort::~NodePort() {
    close();
}

std::string NodePort::address() const {
    return to_node_address(acceptor_->local_endpoint());
}

void NodePort::serve(const NodeLinks& links, HttpServer& http, std::chrono::seconds max_silence) {
    const auto handshakes = std::make_shared<std::atomic<int>>(0);
    accept_all(acceptor_, loops_, [&links, &http, max_silence, handshakes](tcp::socket socket) {
        if (handshakes->fetch_add(1) >= max_handshakes) {
            handshakes->fetch_sub(1);
            return;
        }
        const std::shared_ptr<void> handshake(nullptr,
                                              [handshakes](void*) { handshakes->fetch_sub(1); });
        const auto executor = socket.get_executor();
        asio::co_spawn(executor, admit_node(std::move(socket), links, http, max_silence, handshake),
                       asio::detached);
    });
}

void NodePort::close() {
    if (acceptor_ != nullptr) {
        stop_accepting(std::exchange(acceptor_, nullptr));
    }
}

} // namespace tabuleiro::server
