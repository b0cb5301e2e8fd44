// Open ports, and the connections that come to them.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <functional>
#include <memory>
#include <string>

#include "server/http/event_loops.hpp"

namespace tabuleiro::server {

using AcceptorPtr = std::shared_ptr<boost::asio::ip::tcp::acceptor>;

// Listens on the first loop. Throws boost::system::system_error if the port cannot be opened.
AcceptorPtr open_port(EventLoops& loops, const std::string& address, std::uint16_t port);

// Gives each connection to `serve`, on any of the loops, until the acceptor is closed.
void accept_all(AcceptorPtr acceptor, EventLoops& loops,
                std::function<void(boost::asio::ip::tcp::socket)> serve);

// From any thread.
void stop_accepting(AcceptorPtr acceptor);

} // namespace tabuleiro::server
