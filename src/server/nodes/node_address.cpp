#include "server/nodes/node_address.hpp"

#include "core/text.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;
using asio::ip::tcp;

std::string to_node_address(const tcp::endpoint& endpoint) {
    const std::string host = endpoint.address().to_string();
    return (endpoint.address().is_v6() ? "[" + host + "]" : host) + ":" +
           std::to_string(endpoint.port());
}

std::optional<tcp::endpoint> parse_node_address(std::string_view text) {
    const auto colon = text.rfind(':');
    if (colon == std::string_view::npos) {
        return std::nullopt;
    }
    std::string_view host = text.substr(0, colon);
    const bool bracketed = host.starts_with('[') && host.ends_with(']');
    if (bracketed) {
        host = host.substr(1, host.size() - 2);
    }
    const auto port = parse_number<std::uint16_t>(text.substr(colon + 1));
    boost::system::error_code error;
    const auto address = asio::ip::make_address(std::string(host), error);
    if (error || !port || *port == 0 || address.is_v6() != bracketed) {
        return std::nullopt;
    }
    return tcp::endpoint(address, *port);
}

} // namespace tabuleiro::server
