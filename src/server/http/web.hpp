// What the network hands on, and what it gets back: plain values and small interfaces, so that only
// the network knows its library.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/error.hpp"
#include "server/access/request_headers.hpp"

namespace tabuleiro::server {

template <class T>
using Awaitable = boost::asio::awaitable<T>;

// Shared, since one message goes to many sockets.
using Text = std::shared_ptr<const std::string>;

inline Text share(std::string text) {
    return std::make_shared<const std::string>(std::move(text));
}

// A request that was checked: its Host is ours, and so is its Origin if it changes anything.
struct Request {
    std::string method; // GET, HEAD or POST
    std::string root;   // below which the server is, such as `/games`; usually empty
    std::string path;   // below the root; decoded by nobody: compared as it came
    std::string query;  // what follows the question mark
    std::string body;
    std::string host;    // the host and port that the browser asked for
    std::string token;   // the cookie's token; empty: none, or not a token
    std::string session; // the token of the session's cookie; empty: the same
    std::string key;     // of a worker or for the metrics, from the Authorization header; or empty
    bool bearer = false; // something is shown in that header, by the scheme Bearer
    std::string program_token; // the token of a program, if it is one; otherwise empty
    std::string
        address; // of the client (client_address.hpp); behind a proxy, as the proxy reports it
    SeatCookie cookie;        // in which it came, and in which the answer sets one
    std::string etag;         // If-None-Match
    std::string agent;        // User-Agent
    bool own_machine = false; // a browser with the privileges of this machine
    bool takes_gzip = false;
    bool host_unreachable = false; // the node that hosts its table could not be reached
};

struct Response {
    int status = 200;
    std::string type = "application/json; charset=utf-8";
    Text body = share("");
    std::vector<std::pair<std::string, std::string>> headers = {};
    std::string node = {}; // not empty: this is no answer, the node at that address has it
};

// The message of a refusal (house/refusal.hpp).
Response refusal(int status, std::string_view code, const Reasons& reasons);
Response json_answer(std::string body);

// An open WebSocket. Both functions may be called from any thread, and do nothing once it is
// closed.
class Connection {
  public:
    virtual ~Connection() = default;
    // A reader that is too slow to keep up is cut off.
    virtual void send(Text message) = 0;
    // Closes it at once; what waits is not sent.
    virtual void cut_off() = 0;
};

// What happens at a WebSocket. Called from the socket's thread.
class WebSocketHandler {
  public:
    virtual ~WebSocketHandler() = default;
    virtual void on_open(std::shared_ptr<Connection> connection) = 0;
    virtual void on_message(std::string message) = 0;
    virtual void on_close() = 0;
    // Asked before each message is sent; if it says no, the socket is cut off. None: always.
    virtual std::function<bool()> may_send() const { return nullptr; }
};

using Admission = std::variant<Response, std::shared_ptr<WebSocketHandler>>;

// What is behind the network. Called from any of its threads; waiting coroutines do not block them.
// The request lives until the answer.
class RequestHandler {
  public:
    virtual ~RequestHandler() = default;
    virtual Awaitable<Response> answer(const Request& request) = 0;
    // Somebody asks for a WebSocket: a handler for it, or why not.
    virtual Awaitable<Admission> admit(const Request& request) = 0;
};

} // namespace tabuleiro::server
