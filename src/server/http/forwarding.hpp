// A request as it is handed over to another node of the house.
#pragma once

#include <string>

#include "server/http/request_reader.hpp"

namespace tabuleiro::server {

// Says to the other node whose request it is; from anyone else it means nothing.
inline constexpr const char* client_header = "Tabuleiro-Client";

// The request with the client's address, below no root. If it does not become a WebSocket, the
// connection ends with its answer: the next request may be for another node.
std::string forwarded_text(HttpRequest& raw, const Request& request, bool is_upgrade);

} // namespace tabuleiro::server
