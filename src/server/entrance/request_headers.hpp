// The few headers that mean something here, read as browsers write them.
#pragma once

#include <string>
#include <string_view>

namespace tabuleiro::server {

inline constexpr std::string_view cookie_name = "tabuleiro";

// The house's token in a Cookie header; empty if there is none, more than one, or something else.
std::string token_in(std::string_view cookies);

bool accepts_gzip(std::string_view accept_encoding);

// The last address of X-Forwarded-For: the one that our own proxy wrote.
std::string last_forwarded(std::string_view forwarded_for);

// The value of a name in a query, undecoded; empty if it is not there.
std::string_view query_value(std::string_view query, std::string_view name);

// Set-Cookie's value for a token.
std::string cookie_for(std::string_view token, bool secure);

} // namespace tabuleiro::server
