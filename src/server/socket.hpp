// A connection that becomes a WebSocket: what a visitor says and hears, until one of them leaves.
#pragma once

#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/reception.hpp"

namespace tabuleiro::server {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

// Answers the request, and goes on by itself on the stream's own loop.
void converse(boost::beast::tcp_stream stream, HttpRequest request,
              std::shared_ptr<Visitor> visitor, ReceptionPtr reception, PresencePtr presence);

} // namespace tabuleiro::server
