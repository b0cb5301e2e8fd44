// One connection: its requests one after the other, until it becomes a WebSocket (socket.hpp). All
// that knows Beast is in session.cpp, request_reader.cpp and socket.cpp.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <memory>

#include "server/http/network.hpp"

namespace tabuleiro::server {

// What all connections share.
struct Reception;

std::shared_ptr<Reception> make_reception(const NetworkLimits& limits, Metrics& metrics);
// Requires: called once, before the first `receive`.
void open_reception(Reception& reception, House& house, const Doors& doors,
                    const Network::Setting& setting);
// Says goodbye to all WebSockets. Thread-safe.
void close_reception(Reception& reception);
std::size_t sockets_in(Reception& reception);
// Closes all connections, or those that came over the local network. Thread-safe.
void cut_off_all(Reception& reception);
void cut_off_local_network(Reception& reception);
// The house is about to be destroyed. Requires: the workers' threads have ended.
void leave_reception(Reception& reception);

// Serves the socket on its own loop until it is closed.
void receive(const std::shared_ptr<Reception>& reception, boost::asio::ip::tcp::socket socket);

} // namespace tabuleiro::server
