#include "server/http/session.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include "server/access/client_address.hpp"
#include "server/http/awaiting.hpp"
#include "server/http/forwarding.hpp"
#include "server/http/header_text.hpp"
#include "server/http/http_state.hpp"
#include "server/http/request_checks.hpp"
#include "server/http/request_reader.hpp"
#include "server/http/web_socket.hpp"
#include "server/log.hpp"
#include "server/nodes/node_link.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;

namespace {

constexpr std::size_t first_read_bytes = 2048;
// For connections beyond the limit.
constexpr int max_turned_away = 64;
constexpr std::chrono::seconds longest_turning{2};
// After which the node of a table may be replaced, and between attempts to reach it.
constexpr std::chrono::seconds longest_reaching{1};
constexpr std::chrono::milliseconds reaching_pause{50};

// Too many connections, from one client or in all: a line in the log, but not for each.
void log_too_many(HttpState& state, const std::string& client) {
    ++state.metrics.connections_refused;
    static LogPause pause(std::chrono::seconds(10));
    if (const auto unsaid = pause.ask(std::chrono::steady_clock::now())) {
        log(LogLevel::Warning, "too-many-connections",
            {{"address", client}, {"not_logged_before", std::to_string(*unsaid)}});
    }
}

// How the other side came here, as far as answers differ by it.
struct Route {
    // Over https or on this machine: browsers obey some headers only there, and complain elsewhere.
    bool trustworthy = false;
};

// What a browser may do with what we send, whatever it is.
void add_protection(http::fields& head, const Route& route) {
    head.set("Content-Security-Policy",
             "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
             "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
             "form-action 'none'; frame-ancestors 'none'");
    head.set("X-Content-Type-Options", "nosniff");
    head.set("Referrer-Policy", "no-referrer");
    if (route.trustworthy) {
        head.set("Cross-Origin-Opener-Policy", "same-origin");
    }
    head.set("Cross-Origin-Resource-Policy", "same-origin");
    head.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
}

// The status line and the header of an answer, as it is sent.
std::string head_of(const Response& answer, const Route& route, bool keep_alive) {
    http::fields head;
    add_protection(head, route);
    head.set(http::field::cache_control, "no-store");
    head.set(http::field::content_type, answer.type);
    for (const auto& [name, value] : answer.headers) {
        if (name == "Set-Cookie") {
            head.insert(name, value); // there may be several
        } else {
            head.set(name, value);
        }
    }
    if (!keep_alive) {
        head.set(http::field::connection, "close");
    }
    if (answer.status != 304) {
        head.set(http::field::content_length, std::to_string(answer.body->size()));
    }
    const auto status = static_cast<http::status>(answer.status);
    std::string text =
        fmt::format("HTTP/1.1 {} {}\r\n", answer.status, view(http::obsolete_reason(status)));
    append_fields(text, head);
    return text + "\r\n";
}

// Sends both, and gives up on a reader that is too slow.
asio::awaitable<beast::error_code> send(HttpStream& stream, std::string_view head,
                                        std::string_view body, const TransferPace& pace) {
    const auto start = std::chrono::steady_clock::now();
    const std::size_t whole = head.size() + body.size();
    std::size_t sent = 0;
    while (sent < whole) {
        const std::size_t of_head = std::min(sent, head.size());
        const std::array left{asio::buffer(head.substr(of_head)),
                              asio::buffer(body.substr(sent - of_head))};
        stream.expires_at(start + pace.allowed_after(sent));
        auto [error, size] = co_await stream.async_write_some(left, awaiting);
        if (error) {
            co_return error;
        }
        sent += size;
    }
    co_return beast::error_code();
}

struct Reply {
    Response answer;
    Route route{};
    bool body = true; // false: the header alone is asked for
    bool keep_alive = false;
};

// True if the connection can be used again.
asio::awaitable<bool> reply(HttpStream& stream, Reply given, const TransferPace& pace) {
    const std::string head = head_of(given.answer, given.route, given.keep_alive);
    const bool with_body = given.body && given.answer.status != 304;
    const std::string_view body = with_body ? std::string_view(*given.answer.body) : "";
    const beast::error_code error = co_await send(stream, head, body, pace);
    if (error || !given.keep_alive) {
        beast::error_code ignored;
        stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
        co_return false;
    }
    co_return true;
}

Route route_of(const HttpRequest& header, const HttpState& state) {
    const std::string_view host = view(header[http::field::host]);
    return {state.access->is_own_name(host) || state.access->is_secure(host)};
}

// Another node hosts the table, and does not answer, or thinks that we do.
Response not_reached() {
    return refusal(503, "store", {Reason("The table is moving to another server; try again.")});
}

// One connection until it is closed or becomes a WebSocket.
class Session {
  public:
    Session(HttpStream stream, HttpStatePtr state, OpenConnectionPtr connection)
        : stream_(std::move(stream)), state_(std::move(state)), connection_(std::move(connection)),
          buffer_(state_->limits.header_bytes + state_->limits.body_bytes) {
        connection_->attach({[this] { stream_.close(); }, nullptr});
    }
    ~Session() {
        if (connection_) {
            connection_->detach();
        }
    }
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    static asio::awaitable<void> run(std::unique_ptr<Session> session) {
        bool usable = true; // g++ 12 miscompiles while (co_await ...) {}
        while (usable) {
            usable = co_await session->serve_one();
        }
    }

  private:
    // True if another request may follow.
    asio::awaitable<bool> serve_one();
    // None if the connection is of no more use; the client has been told why, if it is there.
    asio::awaitable<std::optional<HttpRequest>> read_request();
    // The handler of a WebSocket, if the connection is to become one; otherwise the answer.
    asio::awaitable<Admission> answer(const HttpRequest& raw, const Request& request);
    // The same, unless another node has the answer and can be reached: then null is returned, and
    // the connection is that node's.
    asio::awaitable<std::optional<Admission>> answer_or_forward(HttpRequest& raw, Request& request);
    void forward(NodeLinkPtr link, HttpRequest& raw, Request& request);
    void become_web_socket(HttpRequest request, std::shared_ptr<WebSocketHandler> handler);
    // Between requests it may be silent for long; once one begins, it must come to its end.
    asio::awaitable<bool> wait_for_next();

    HttpStream stream_;
    HttpStatePtr state_;
    OpenConnectionPtr connection_; // null once it is a WebSocket
    beast::flat_buffer buffer_;
};

asio::awaitable<bool> Session::serve_one() {
    if (state_->closing) {
        co_return false;
    }
    std::optional<HttpRequest> whole = co_await read_request();
    if (!whole) {
        co_return false;
    }
    ++state_->metrics.requests;
    HttpRequest raw = *std::move(whole);
    const Route route = route_of(raw, *state_);
    stream_.expires_never();
    Request request = plain(raw, *state_, *connection_);
    std::optional<Admission> admission = co_await answer_or_forward(raw, request);
    if (!admission) {
        co_return false;
    }
    if (auto* handler = std::get_if<std::shared_ptr<WebSocketHandler>>(&*admission)) {
        become_web_socket(std::move(raw), std::move(*handler));
        co_return false;
    }
    Reply given{std::get<Response>(*std::move(admission)), route, raw.method() != http::verb::head,
                raw.keep_alive()};
    const bool usable = co_await reply(stream_, std::move(given), state_->limits.pace);
    if (is_proxy(connection_->origin().peer, *state_)) {
        connection_->take_back(); // the proxy may use it for somebody else
    }
    if (!usable || buffer_.size() > 0) {
        co_return usable;
    }
    co_return co_await wait_for_next();
}

asio::awaitable<std::optional<HttpRequest>> Session::read_request() {
    RequestReader reader(stream_, buffer_, state_->limits);
    ReadEnd end = co_await reader.read_header();
    std::optional<Response> complaint;
    if (end == ReadEnd::Whole) {
        const std::string client = client_in(reader.header(), *state_, *connection_);
        if (!connection_->give_to(client)) {
            log_too_many(*state_, client);
            complaint = too_many(reader.header());
        } else {
            complaint = objection_to_body(reader, *state_, client);
        }
        if (!complaint && reader.has_body()) {
            end = co_await reader.read_body();
        }
    }
    if (end == ReadEnd::Unreadable) {
        complaint = reader.complaint();
    }
    if (complaint) {
        ++state_->metrics.requests_refused;
        Reply given{*std::move(complaint)};
        co_await reply(stream_, std::move(given), state_->limits.pace);
        co_return std::nullopt;
    }
    co_return end == ReadEnd::Whole ? std::optional(reader.take()) : std::nullopt;
}

asio::awaitable<std::optional<Admission>> Session::answer_or_forward(HttpRequest& raw,
                                                                     Request& request) {
    const bool forwarded = connection_->origin().forwarded;
    if (auto stopped = refused_access(raw, request, *state_, forwarded)) {
        ++state_->metrics.requests_refused;
        co_return *std::move(stopped);
    }
    // The node may have died a moment ago: until its death is known, it is asked for again.
    SteadyTime end = std::chrono::steady_clock::now() + longest_reaching;
    while (true) {
        Admission admission = co_await answer(raw, request);
        const auto* const response = std::get_if<Response>(&admission);
        if (response == nullptr || response->node.empty()) {
            co_return admission;
        }
        if (forwarded || state_->closing) {
            co_return not_reached();
        }
        if (auto link = co_await state_->setting.nodes->connect(response->node, end)) {
            forward(std::move(link), raw, request);
            co_return std::nullopt;
        }
        if (std::chrono::steady_clock::now() < end) {
            asio::steady_timer pause(stream_.get_executor(), reaching_pause);
            co_await pause.async_wait(awaiting);
        } else if (!request.host_unreachable) {
            request.host_unreachable = true;
            end = std::chrono::steady_clock::now() + longest_reaching;
        } else {
            co_return not_reached();
        }
    }
}

void Session::forward(NodeLinkPtr link, HttpRequest& raw, Request& request) {
    std::string text = forwarded_text(raw, request, websocket::is_upgrade(raw));
    connection_->detach();
    relay(std::move(link), stream_.release_socket(), std::move(text), state_->limits.silence,
          std::exchange(connection_, nullptr));
}

asio::awaitable<Admission> Session::answer(const HttpRequest& raw, const Request& request) {
    try {
        if (websocket::is_upgrade(raw)) {
            co_return co_await state_->handler->admit(request);
        }
        co_return co_await state_->handler->answer(request);
    } catch (const std::exception& error) {
        log(LogLevel::Error, "not-answered", {{"reason", error.what()}});
    }
    co_return refusal(500, "failed", {Reason("The server failed to answer that; try again.")});
}

void Session::become_web_socket(HttpRequest request, std::shared_ptr<WebSocketHandler> handler) {
    connection_->detach();
    start_web_socket(std::move(stream_), std::move(request), std::move(handler), state_,
                     std::exchange(connection_, nullptr));
}

asio::awaitable<bool> Session::wait_for_next() {
    stream_.expires_after(state_->limits.keep_alive_time);
    auto [error, size] =
        co_await stream_.async_read_some(buffer_.prepare(first_read_bytes), awaiting);
    buffer_.commit(error ? 0 : size);
    co_return !error;
}

// There are too many: the client is told so, soon, and a few at a time.
asio::awaitable<void> turn_away(HttpStream stream, HttpStatePtr state) {
    NetworkLimits limits = state->limits;
    limits.pace.first = std::min<std::chrono::milliseconds>(limits.pace.first, longest_turning);
    beast::flat_buffer buffer(limits.header_bytes + limits.body_bytes);
    RequestReader reader(stream, buffer, limits);
    if (co_await reader.read_header() == ReadEnd::Whole) {
        Reply given{too_many(reader.header())};
        co_await reply(stream, std::move(given), limits.pace);
    }
    --state->turned_away;
}

void refuse_connection(const HttpStatePtr& state, HttpStream stream, const std::string& client) {
    log_too_many(*state, client);
    if (state->turned_away < max_turned_away) {
        ++state->turned_away;
        auto executor = stream.get_executor();
        asio::co_spawn(executor, turn_away(std::move(stream), state), asio::detached);
    }
}

void start_session(const HttpStatePtr& state, HttpStream stream, OpenConnection::Origin origin) {
    auto executor = stream.get_executor();
    const std::string client = client_of(origin.peer);
    // Whom a proxy or a node speaks for is known when the header has been read.
    const bool known = !origin.forwarded && !is_proxy(origin.peer, *state);
    auto connection = state->connections->open(executor, std::move(origin));
    if (!connection || (known && !connection->give_to(client))) {
        refuse_connection(state, std::move(stream), client);
        return;
    }
    auto session = std::make_unique<Session>(std::move(stream), state, std::move(connection));
    asio::co_spawn(executor, Session::run(std::move(session)), asio::detached);
}

} // namespace

void serve_connection(const HttpStatePtr& state, tcp::socket socket) {
    beast::error_code error;
    const auto peer = socket.remote_endpoint(error);
    const auto own = error ? tcp::endpoint() : socket.local_endpoint(error);
    if (error || state->closing) {
        return;
    }
    socket.set_option(tcp::no_delay(true), error);
    const std::string address = peer.address().to_string();
    start_session(state, HttpStream(std::move(socket)),
                  {address, is_loopback(own.address().to_string())});
}

void serve_forwarded_connection(const HttpStatePtr& state, tcp::socket socket) {
    if (!state->closing) {
        start_session(state, HttpStream(std::move(socket)), {"", true, true});
    }
}

} // namespace tabuleiro::server
