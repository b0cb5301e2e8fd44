#include "server/access/client_address.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>

namespace tabuleiro::server {

namespace {

// Without its port and brackets.
std::string bare(std::string_view address) {
    if (address.starts_with('[')) {
        return std::string(address.substr(1, address.find(']') - 1));
    }
    const auto colon = address.find(':');
    const bool has_port = colon != std::string_view::npos && colon == address.rfind(':');
    return std::string(has_port ? address.substr(0, colon) : address);
}

std::string network_of(const in6_addr& address) {
    in6_addr network = address;
    std::fill(std::begin(network.s6_addr) + 8, std::end(network.s6_addr), std::uint8_t{0});
    std::array<char, INET6_ADDRSTRLEN> text{};
    inet_ntop(AF_INET6, &network, text.data(), text.size());
    return std::string(text.data()) + "/64";
}

std::string mapped_four(const in6_addr& address) {
    std::array<char, INET_ADDRSTRLEN> text{};
    inet_ntop(AF_INET, &address.s6_addr[12], text.data(), text.size());
    return text.data();
}

} // namespace

std::string client_of(std::string_view address) {
    const std::string text = bare(address.substr(0, INET6_ADDRSTRLEN));
    in6_addr six{};
    if (inet_pton(AF_INET6, text.c_str(), &six) != 1) {
        return text.empty() ? "unknown" : text;
    }
    return IN6_IS_ADDR_V4MAPPED(&six) ? mapped_four(six) : network_of(six);
}

} // namespace tabuleiro::server
