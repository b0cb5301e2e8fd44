// The address of a house: where its page, its requests and its WebSockets are.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/error.hpp"

namespace tabuleiro::client {

// `scheme://host[:port]`, as browsers write an origin.
struct Address {
    std::string scheme;
    std::string host;   // with its port, unless it is the scheme's own
    std::string root{}; // the path below which the server is, such as `/games`; usually empty

    std::string origin() const { return scheme + "://" + host; }
    std::string text() const { return origin() + root; }
};

// Also with a path, `https://example.org/games/`.
Expected<Address> parse_public_url(std::string_view text);

// A name of this machine in its network, `sala12` or `sala12.local`, with a port where another one
// than ours leads here: `sala12:80`.
Expected<Address> parse_host_name(std::string_view text, std::uint16_t port);

// Whether only this machine can be at that address.
bool is_loopback(std::string_view address);

struct HostAndPort {
    std::string host; // without brackets
    std::string port;
};

// Of `host`, `host:port` or `[::1]:port`; without a port it is the scheme's own.
HostAndPort host_and_port(const Address& address);

} // namespace tabuleiro::client
