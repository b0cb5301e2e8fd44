#include "server/session.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>

#include "server/log.hpp"
#include "server/reception.hpp"
#include "server/request_headers.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;

namespace {

constexpr auto awaiting = asio::as_tuple(asio::use_awaitable);

constexpr std::size_t first_read_bytes = 2048;
constexpr int kernel_backlog_bytes = 64 * 1024;

using ReceptionPtr = std::shared_ptr<Reception>;
using HttpRequest = http::request<http::string_body>;
// No compression: what is sent is short, and secrets do not go well with it.
using WebSocket = websocket::stream<beast::tcp_stream, false>;

std::string_view view(beast::string_view text) {
    return {text.data(), text.size()};
}

// Counts a connection for as long as it lives.
class Presence {
  public:
    Presence(ReceptionPtr reception, std::string address)
        : reception_(std::move(reception)), address_(std::move(address)) {
        ++reception_->metrics.connections;
    }
    ~Presence() {
        --reception_->metrics.connections;
        reception_->leave(address_);
    }
    Presence(const Presence&) = delete;
    Presence& operator=(const Presence&) = delete;

    const std::string& address() const { return address_; }

  private:
    ReceptionPtr reception_;
    std::string address_;
};
using PresencePtr = std::shared_ptr<Presence>;

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

class Socket final : public Connection, public std::enable_shared_from_this<Socket> {
  public:
    Socket(WebSocket stream, ReceptionPtr reception, PresencePtr presence)
        : stream_(std::move(stream)), reception_(std::move(reception)),
          presence_(std::move(presence)) {
        ++reception_->metrics.sockets;
        const std::scoped_lock lock(reception_->mutex);
        reception_->sockets.insert(this);
    }
    ~Socket() override {
        --reception_->metrics.sockets;
        const std::scoped_lock lock(reception_->mutex);
        reception_->sockets.erase(this);
    }

    void send(Text message) override {
        asio::dispatch(stream_.get_executor(),
                       [self = shared_from_this(), message = std::move(message)]() mutable {
                           self->queue(std::move(message));
                       });
    }

    void close(std::string_view reason) override {
        asio::dispatch(stream_.get_executor(),
                       [self = shared_from_this(), reason = std::string(reason)] {
                           self->close_with({websocket::close_code::policy_error, reason});
                       });
    }

    void close_with(const websocket::close_reason& reason) {
        if (!closing_) {
            closing_ = reason;
            if (waiting_.empty()) {
                say_goodbye();
            }
        }
    }

    // Null once it is being destroyed; for who has only the plain pointer, under the reception's
    // lock.
    std::shared_ptr<Socket> alive() { return weak_from_this().lock(); }

    WebSocket& stream() { return stream_; }

  private:
    void queue(Text message) {
        if (closing_) {
            return;
        }
        waiting_bytes_ += message->size();
        if (waiting_bytes_ > reception_->limits.outgoing_bytes && !waiting_.empty()) {
            ++reception_->metrics.slow_readers;
            log(LogLevel::Info, "slow-reader", {{"address", presence_->address()}});
            closing_ = websocket::close_code::policy_error;
            cut_off();
            return;
        }
        waiting_.push_back(std::move(message));
        if (waiting_.size() == 1) {
            write();
        }
    }

    void write() {
        stream_.async_write(asio::buffer(*waiting_.front()),
                            [self = shared_from_this()](beast::error_code error, std::size_t) {
                                self->written(error);
                            });
    }

    void written(beast::error_code error) {
        waiting_bytes_ -= waiting_.front()->size();
        waiting_.pop_front();
        if (error) {
            waiting_.clear();
            closing_ = websocket::close_code::abnormal;
        } else if (!waiting_.empty()) {
            write();
        } else if (closing_) {
            say_goodbye();
        }
    }

    void say_goodbye() {
        stream_.async_close(*closing_, [self = shared_from_this()](beast::error_code) {});
    }

    // The reading side sees it as an error and ends.
    void cut_off() {
        beast::error_code ignored;
        beast::get_lowest_layer(stream_).socket().close(ignored);
    }

    WebSocket stream_;
    ReceptionPtr reception_;
    PresencePtr presence_;
    std::deque<Text> waiting_; // the first one is being written
    std::size_t waiting_bytes_ = 0;
    std::optional<websocket::close_reason> closing_;
};

// Whoever lets go of it last, it is destroyed on its own loop.
std::shared_ptr<Socket> make_socket(WebSocket stream, ReceptionPtr reception,
                                    PresencePtr presence) {
    auto executor = stream.get_executor();
    auto made =
        std::make_unique<Socket>(std::move(stream), std::move(reception), std::move(presence));
    return {made.release(), [executor](Socket* socket) {
                asio::dispatch(executor, [owned = std::unique_ptr<Socket>(socket)] {});
            }};
}

asio::awaitable<void> converse(std::shared_ptr<Socket> socket, std::shared_ptr<Visitor> visitor,
                               ReceptionPtr reception) {
    // Whatever happens, the house learns that its visitor has left, as long as there is a house.
    const std::shared_ptr<void> farewell(nullptr, [&](void*) {
        if (!reception->gone) {
            visitor->left();
        }
    });
    visitor->entered(socket);
    Bucket bucket(reception->limits.messages, std::chrono::steady_clock::now());
    beast::flat_buffer buffer;
    while (true) {
        auto [error, size] = co_await socket->stream().async_read(buffer, awaiting);
        if (error || reception->closing) {
            co_return;
        }
        ++reception->metrics.messages;
        if (!socket->stream().got_text()) {
            socket->close_with({websocket::close_code::unknown_data, "text only"});
            co_return;
        }
        if (!bucket.take(std::chrono::steady_clock::now())) {
            socket->close_with({websocket::close_code::policy_error, "too many messages"});
            co_return;
        }
        visitor->said(beast::buffers_to_string(buffer.data()));
        buffer.consume(buffer.size());
    }
}

asio::awaitable<void> converse_after(WebSocket stream, HttpRequest request,
                                     std::shared_ptr<Visitor> visitor, ReceptionPtr reception,
                                     PresencePtr presence) {
    beast::get_lowest_layer(stream).expires_never();
    stream.set_option(websocket::stream_base::timeout{reception->limits.request_time,
                                                      reception->limits.silence, true});
    stream.read_message_max(reception->limits.message_bytes);
    stream.auto_fragment(false);
    // What the kernel holds back for a slow reader is bounded too.
    beast::error_code ignored;
    beast::get_lowest_layer(stream).socket().set_option(
        tcp::socket::send_buffer_size(kernel_backlog_bytes), ignored);
    auto [error] = co_await stream.async_accept(request, awaiting);
    if (error) {
        co_return;
    }
    stream.text(true);
    auto executor = stream.get_executor();
    auto socket = make_socket(std::move(stream), reception, std::move(presence));
    if (reception->closing) {
        socket->close_with(websocket::close_code::going_away);
    }
    asio::co_spawn(executor, converse(socket, std::move(visitor), reception), asio::detached);
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
    const std::string_view forwarded = view(raw["X-Forwarded-For"]);
    const bool proxied = reception.behind_proxy && is_loopback(peer) && !forwarded.empty();
    request.address = proxied ? last_forwarded(forwarded) : peer;
    request.own_machine =
        is_loopback(peer) && forwarded.empty() && reception.doors->is_own_name(request.host);
    return request;
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
        http::request_parser<http::string_body> parser;
        parser.header_limit(limits.header_bytes);
        parser.body_limit(limits.body_bytes);
        stream.expires_after(limits.request_time);
        auto [error, size] = co_await http::async_read(stream, buffer, parser, awaiting);
        if (error) {
            if (auto complaint = unreadable(error)) {
                ++reception->metrics.requests_refused;
                stream.expires_after(limits.request_time);
                co_await reply(stream, *std::move(complaint), true, false);
                beast::error_code ignored;
                stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
            }
            co_return;
        }
        ++reception->metrics.requests;
        HttpRequest raw = parser.release();
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
                auto executor = stream.get_executor();
                asio::co_spawn(executor,
                               converse_after(WebSocket(std::move(stream)), std::move(raw),
                                              std::move(*visitor), reception, presence),
                               asio::detached);
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

void close_reception(Reception& reception) {
    reception.closing = true;
    std::vector<std::shared_ptr<Socket>> open;
    {
        const std::scoped_lock lock(reception.mutex);
        for (Connection* connection : reception.sockets) {
            if (auto socket = static_cast<Socket*>(connection)->alive()) {
                open.push_back(std::move(socket));
            }
        }
    }
    for (const auto& socket : open) {
        asio::post(socket->stream().get_executor(),
                   [socket] { socket->close_with(websocket::close_code::going_away); });
    }
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
