#include "server/session.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include "server/entrance/request_headers.hpp"
#include "server/reception.hpp"
#include "server/socket.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;

namespace {

constexpr auto awaiting = asio::as_tuple(asio::use_awaitable);

constexpr std::size_t first_read_bytes = 2048;

std::string_view view(beast::string_view text) {
    return {text.data(), text.size()};
}

// Waits for an answer that comes by a callback, on whatever thread.
template <class Answer, class Ask>
asio::awaitable<Answer> answer_of(Ask ask) {
    auto initiate = [ask = std::move(ask)](auto handler) mutable {
        auto executor = asio::get_associated_executor(handler);
        auto shared = std::make_shared<decltype(handler)>(std::move(handler));
        ask([shared, executor](Answer answer) {
            asio::post(executor, [shared, answer = std::move(answer)]() mutable {
                (*shared)(std::move(answer));
            });
        });
    };
    return asio::async_initiate<const asio::use_awaitable_t<>, void(Answer)>(std::move(initiate),
                                                                             asio::use_awaitable);
}

// What a browser may do with what we send, whatever it is.
template <class Message>
void add_protection(Message& message) {
    message.set("Content-Security-Policy",
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
                "form-action 'none'; frame-ancestors 'none'");
    message.set("X-Content-Type-Options", "nosniff");
    message.set("Referrer-Policy", "no-referrer");
    message.set("Cross-Origin-Opener-Policy", "same-origin");
    message.set("Cross-Origin-Resource-Policy", "same-origin");
    message.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
}

template <class Body>
http::response<Body> head_of(const Response& answer, bool keep_alive) {
    http::response<Body> message{static_cast<http::status>(answer.status), 11};
    add_protection(message);
    message.set(http::field::cache_control, "no-store");
    message.set(http::field::content_type, answer.type);
    for (const auto& [name, value] : answer.headers) {
        message.set(name, value);
    }
    message.keep_alive(keep_alive);
    if (answer.status != 304) {
        message.content_length(answer.body->size());
    }
    return message;
}

asio::awaitable<beast::error_code> reply(beast::tcp_stream& stream, Response answer, bool body,
                                         bool keep_alive) {
    if (!body || answer.status == 304) {
        auto message = head_of<http::empty_body>(answer, keep_alive);
        http::response_serializer<http::empty_body> serializer(message);
        auto [error, size] = co_await http::async_write_header(stream, serializer, awaiting);
        co_return error;
    }
    auto message = head_of<http::span_body<const char>>(answer, keep_alive);
    message.body() = beast::span<const char>(answer.body->data(), answer.body->size());
    auto [error, size] = co_await http::async_write(stream, message, awaiting);
    co_return error;
}

// Of who asks; behind a proxy, as the proxy says.
std::string address_of(const HttpRequest& raw, const Reception& reception,
                       const std::string& peer) {
    const std::string_view forwarded = view(raw["X-Forwarded-For"]);
    const bool proxied = reception.behind_proxy && is_loopback(peer) && !forwarded.empty();
    return proxied ? std::string(last_forwarded(forwarded)) : peer;
}

Request plain(HttpRequest& raw, const Reception& reception, const std::string& peer) {
    Request request;
    request.method = view(raw.method_string());
    const std::string_view target = view(raw.target());
    const auto mark = target.find('?');
    request.path = target.substr(0, mark);
    request.query = mark == std::string_view::npos ? "" : target.substr(mark + 1);
    request.body = std::move(raw.body());
    request.host = view(raw[http::field::host]);
    // Two Cookie headers are joined as one would be written.
    std::string cookies;
    const auto range = raw.equal_range(http::field::cookie);
    for (auto field = range.first; field != range.second; ++field) {
        cookies += std::string(view(field->value())) + ";";
    }
    request.token = token_in(cookies);
    request.etag = view(raw[http::field::if_none_match]);
    request.takes_gzip = accepts_gzip(view(raw[http::field::accept_encoding]));
    request.address = address_of(raw, reception, peer);
    request.own_machine = is_loopback(peer) && view(raw["X-Forwarded-For"]).empty() &&
                          reception.doors->is_own_name(request.host);
    return request;
}

using Parser = http::request_parser<http::string_body>;

// Whether many games are sent at once, by our own page.
bool brings_book(const HttpRequest& head, const Reception& reception) {
    const std::string_view path = view(head.target());
    const std::string_view host = view(head[http::field::host]);
    return head.method() == http::verb::post &&
           (path == "/api/study/read" || path == "/api/study/write") &&
           reception.doors->knows_host(host) &&
           reception.doors->same_origin(host, view(head[http::field::origin]));
}

// Why the body is not read, if it is not. Requires: the header has been, and the parser's limit is
// that of books.
std::optional<Response> objection_to_body(Parser& parser, Reception& reception,
                                          const std::string& peer) {
    const std::uint64_t usual = reception.limits.body_bytes;
    if (!parser.chunked() && parser.content_length().value_or(0) <= usual) {
        return std::nullopt;
    }
    if (brings_book(parser.get(), reception)) {
        return reception.books.take(address_of(parser.get(), reception, peer),
                                    std::chrono::steady_clock::now())
                   ? std::nullopt
                   : std::optional(refusal(429, "too-often", {"Too much at once; wait a moment."}));
    }
    if (!parser.chunked()) {
        return refusal(413, "too-large", {"The body is too large."});
    }
    parser.body_limit(usual);
    return std::nullopt;
}

// Why it is not let in, if it is not.
std::optional<Response> stopped_at_door(const HttpRequest& raw, const Request& request,
                                        Reception& reception) {
    if (!reception.requests.take(request.address, std::chrono::steady_clock::now())) {
        Response response = refusal(429, "too-often", {"Too many requests; wait a moment."});
        response.headers.emplace_back("Retry-After", "2");
        return response;
    }
    if (raw.count(http::field::host) != 1 || !reception.doors->knows_host(request.host)) {
        return refusal(421, "wrong-host",
                       {"This house is not known by that name. Open it by the address that it "
                        "printed when it started."});
    }
    const bool upgrade = websocket::is_upgrade(raw);
    if (raw.method() != http::verb::get && raw.method() != http::verb::head &&
        raw.method() != http::verb::post) {
        return refusal(405, "wrong-method", {"Only GET, HEAD and POST mean something here."});
    }
    const std::string_view origin = view(raw[http::field::origin]);
    const bool changes = upgrade || raw.method() == http::verb::post;
    if (changes && (raw.count(http::field::origin) != 1 ||
                    !reception.doors->same_origin(request.host, origin))) {
        return refusal(403, "wrong-origin", {"Only this house's own page may ask for that."});
    }
    if (raw.method() == http::verb::post &&
        !view(raw[http::field::content_type]).starts_with("application/json")) {
        return refusal(415, "wrong-type", {"The body must be application/json."});
    }
    return std::nullopt;
}

// A sentence for a request that could not be read; none if nobody is there to be told.
std::optional<Response> unreadable(beast::error_code error) {
    if (error == http::error::body_limit) {
        return refusal(413, "too-large", {"The body is too large."});
    }
    if (error == http::error::header_limit || error == http::error::buffer_overflow) {
        return refusal(431, "too-large", {"The header is too large."});
    }
    if (error == beast::error::timeout) {
        return refusal(408, "too-slow", {"The request took too long."});
    }
    if (error == http::error::end_of_stream || error == http::error::partial_message ||
        error.category() != make_error_code(http::error::bad_method).category()) {
        return std::nullopt;
    }
    return refusal(400, "malformed", {"That is not HTTP: " + error.message() + "."});
}

// None if the connection is of no more use; whoever was there has been told why.
asio::awaitable<std::optional<HttpRequest>> read_request(beast::tcp_stream& stream,
                                                         beast::flat_buffer& buffer,
                                                         Reception& reception,
                                                         const std::string& peer) {
    const NetworkLimits& limits = reception.limits;
    Parser parser;
    parser.header_limit(limits.header_bytes);
    parser.body_limit(limits.book_bytes);
    stream.expires_after(limits.request_time);
    auto [error, size] = co_await http::async_read_header(stream, buffer, parser, awaiting);
    std::optional<Response> complaint;
    if (!error) {
        complaint = objection_to_body(parser, reception, peer);
    }
    if (!error && !complaint && !parser.is_done()) {
        std::tie(error, size) = co_await http::async_read(stream, buffer, parser, awaiting);
    }
    if (error) {
        complaint = unreadable(error);
    }
    if (complaint) {
        ++reception.metrics.requests_refused;
        stream.expires_after(limits.request_time);
        co_await reply(stream, *std::move(complaint), true, false);
        beast::error_code ignored;
        stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
    }
    co_return complaint || error ? std::nullopt : std::optional(parser.release());
}

asio::awaitable<void> serve(beast::tcp_stream stream, ReceptionPtr reception,
                            PresencePtr presence) {
    const NetworkLimits& limits = reception->limits;
    beast::flat_buffer buffer(limits.header_bytes + limits.body_bytes);
    bool first = true;
    while (!reception->closing) {
        // Between requests it may be silent for long; once one begins, it must come to its end.
        if (!first && buffer.size() == 0) {
            stream.expires_after(limits.keep_alive_time);
            auto [error, size] =
                co_await stream.async_read_some(buffer.prepare(first_read_bytes), awaiting);
            if (error) {
                co_return;
            }
            buffer.commit(size);
        }
        first = false;
        std::optional<HttpRequest> whole =
            co_await read_request(stream, buffer, *reception, presence->address());
        if (!whole) {
            co_return;
        }
        ++reception->metrics.requests;
        HttpRequest raw = *std::move(whole);
        Request request = plain(raw, *reception, presence->address());
        const bool keep_alive = raw.keep_alive();
        const bool body = raw.method() != http::verb::head;
        std::optional<Response> answer = stopped_at_door(raw, request, *reception);
        if (answer) {
            ++reception->metrics.requests_refused;
        } else if (websocket::is_upgrade(raw)) {
            stream.expires_never();
            Admission admission =
                co_await answer_of<Admission>([house = reception->house, &request](auto done) {
                    house->admit(std::move(request), std::move(done));
                });
            if (auto* visitor = std::get_if<std::shared_ptr<Visitor>>(&admission)) {
                converse(std::move(stream), std::move(raw), std::move(*visitor), reception,
                         presence);
                co_return;
            }
            answer = std::get<Response>(std::move(admission));
        } else {
            stream.expires_never();
            answer = co_await answer_of<Response>([house = reception->house, &request](auto done) {
                house->answer(std::move(request), std::move(done));
            });
        }
        stream.expires_after(limits.request_time);
        const beast::error_code failed =
            co_await reply(stream, *std::move(answer), body, keep_alive);
        if (failed || !keep_alive) {
            beast::error_code ignored;
            stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
            co_return;
        }
    }
}

} // namespace

std::shared_ptr<Reception> make_reception(const NetworkLimits& limits, Metrics& metrics) {
    return std::make_shared<Reception>(limits, metrics);
}

void open_reception(Reception& reception, House& house, const Doors& doors, bool behind_proxy) {
    reception.house = &house;
    reception.doors = &doors;
    reception.behind_proxy = behind_proxy;
}

std::size_t sockets_in(Reception& reception) {
    const std::scoped_lock lock(reception.mutex);
    return reception.sockets.size();
}

void leave_reception(Reception& reception) {
    reception.gone = true;
}

void receive(const std::shared_ptr<Reception>& reception, tcp::socket socket) {
    beast::error_code error;
    const auto peer = socket.remote_endpoint(error);
    if (error) {
        return;
    }
    std::string address = peer.address().to_string();
    if (reception->closing || !reception->enter(address)) {
        ++reception->metrics.requests_refused;
        return; // closed as it goes
    }
    socket.set_option(tcp::no_delay(true), error);
    auto presence = std::make_shared<Presence>(reception, std::move(address));
    beast::tcp_stream stream(std::move(socket));
    auto executor = stream.get_executor();
    asio::co_spawn(executor, serve(std::move(stream), reception, std::move(presence)),
                   asio::detached);
}

} // namespace tabuleiro::server
