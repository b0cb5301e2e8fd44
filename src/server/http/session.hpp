// One connection of an HttpServer: its requests one after the other, until it becomes a WebSocket
// (web_socket.hpp), or is forwarded to the node that hosts its table. Only session.cpp,
// request_reader.cpp, request_checks.cpp, forwarding.cpp and web_socket.cpp know Beast.
#pragma once

#include <boost/asio/ip/tcp.hpp>

#include "server/http/http_state.hpp"

namespace tabuleiro::server {

// Serves the socket on its own loop until it is closed.
void serve_connection(const HttpStatePtr& state, boost::asio::ip::tcp::socket socket);
// The same for one that another node has handed over.
void serve_forwarded_connection(const HttpStatePtr& state, boost::asio::ip::tcp::socket socket);

} // namespace tabuleiro::server
