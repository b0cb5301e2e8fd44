// One connection: its requests one after the other, until it becomes a WebSocket (socket.hpp). All
// that knows Beast is in session.cpp, request_reader.cpp and socket.cpp.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <memory>

#include "server/http/network.hpp"

namespace tabuleiro::server {

// What all connections share.
struct HttpServer;

std::shared_ptr<HttpServer> make_http_server(const NetworkLimits& limits, Metrics& metrics);
// Requires: called once, before the first `receive`.
void open_http_server(HttpServer& http, House& house, const AccessCheck& access,
                      const Network::Setting& setting);
// Says goodbye to all WebSockets. Thread-safe.
void close_http_server(HttpServer& http);
std::size_t sockets_in(HttpServer& http);
// Closes all connections, or those that came over the local network. Thread-safe.
void cut_off_all(HttpServer& http);
void cut_off_local_network(HttpServer& http);
// The house is about to be destroyed. Requires: the loops' threads have ended.
void leave_http_server(HttpServer& http);

// Serves the socket on its own loop until it is closed.
void receive(const std::shared_ptr<HttpServer>& http, boost::asio::ip::tcp::socket socket);

} // namespace tabuleiro::server
