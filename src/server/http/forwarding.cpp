#include "server/http/forwarding.hpp"

#include "server/http/header_text.hpp"

namespace tabuleiro::server {

namespace http = boost::beast::http;

std::string forwarded_text(HttpRequest& raw, const Request& request, bool is_upgrade) {
    raw.set(client_header, request.address);
    raw.erase(http::field::transfer_encoding);
    raw.erase("X-Forwarded-For");
    if (request.method == "POST") {
        raw.content_length(request.body.size());
    }
    if (!is_upgrade) {
        raw.set(http::field::connection, "close");
    }
    std::string text = request.method + " " + request.path;
    text += request.query.empty() ? " HTTP/1.1\r\n" : "?" + request.query + " HTTP/1.1\r\n";
    append_fields(text, raw);
    return text + "\r\n" + request.body;
}

} // namespace tabuleiro::server
