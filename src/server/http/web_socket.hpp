// A connection of an HttpServer that becomes a WebSocket.
#pragma once

#include "server/http/http_state.hpp"
#include "server/http/request_reader.hpp"

namespace tabuleiro::server {

// Answers the request, and goes on by itself on the stream's own loop.
void start_web_socket(HttpStream stream, HttpRequest request,
                      std::shared_ptr<WebSocketHandler> handler, HttpStatePtr state,
                      OpenConnectionPtr connection);

} // namespace tabuleiro::server
