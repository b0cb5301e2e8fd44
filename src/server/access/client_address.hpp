// What counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address, which name a
// network; each machine there may choose the other 64 bits as it likes.
#pragma once

#include <string>
#include <string_view>

namespace tabuleiro::server {

// For the address of a connection, or what a proxy wrote in X-Forwarded-For: `192.0.2.1`,
// `192.0.2.1:4711`, `2001:db8::1`, `[2001:db8::1]:4711`. Anything else is taken as it is, as far as
// an address could be long.
std::string client_of(std::string_view address);

} // namespace tabuleiro::server
