// Where a node port is, as text: `192.0.2.1:4711` or `[2001:db8::1]:4711`. Never a name, so that a
// node finds another without asking a name server.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace tabuleiro::server {

std::string to_node_address(const boost::asio::ip::tcp::endpoint& endpoint);
std::optional<boost::asio::ip::tcp::endpoint> parse_node_address(std::string_view text);

} // namespace tabuleiro::server
