// What an HTTP server checks of a request before it is answered: whose it is, whether its body may
// be read, whether it is let in.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/http/http_state.hpp"
#include "server/http/request_reader.hpp"

namespace tabuleiro::server {

inline std::string_view view(boost::beast::string_view text) {
    return {text.data(), text.size()};
}

// Whether what this address says of its clients is believed.
bool is_proxy(const std::string& address, const HttpState& state);

// The client's address; behind a proxy, or another node, the one that it gives.
std::string client_in(const HttpRequest& header, const HttpState& state,
                      const OpenConnection& connection);

// The request as plain values; its body is taken out.
Request plain(HttpRequest& raw, const HttpState& state, const OpenConnection& connection);

// For a client with too many connections.
Response too_many(const HttpRequest& header);

// Why the body is not read, if it is not. Requires: the header has been.
std::optional<Response> objection_to_body(RequestReader& reader, HttpState& state,
                                          const std::string& client);

// Why it is not let in, if it is not. Another node has asked most of this before it forwarded the
// request, whose Host may be a name of that node.
std::optional<Response> refused_access(const HttpRequest& raw, const Request& request,
                                       HttpState& state, bool forwarded);

} // namespace tabuleiro::server
