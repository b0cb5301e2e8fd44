// A connection that becomes a WebSocket: what a client says and hears, until one of them leaves.
#pragma once

#include "server/http/http_server.hpp"
#include "server/http/request_reader.hpp"

namespace tabuleiro::server {

// Answers the request, and goes on by itself on the stream's own loop.
void converse(HttpStream stream, HttpRequest request, std::shared_ptr<WebSocketHandler> client,
              HttpServerPtr http, PresencePtr presence);

} // namespace tabuleiro::server
