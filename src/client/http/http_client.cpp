#include "client/http/http_client.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http.hpp>
#include <optional>

#include "client/address/token.hpp"
#include "client/http/house_stream.hpp"

namespace tabuleiro::client {

namespace {

namespace http = beast::http;

constexpr std::uint64_t max_reply_bytes = 32 * 1024 * 1024; // a program of the course
} // namespace

class HttpClient::Link {
  public:
    explicit Link(Address house) : house_(std::move(house)) { trust_usual(security_); }

    Expected<HttpReply> post(http::request<http::string_body> request,
                             std::chrono::milliseconds longest) {
        request.set(http::field::host, house_.host);
        Expected<HttpReply> reply = fail("There was no answer.");
        asio::co_spawn(loop_, exchange(std::move(request), longest, reply),
                       [](std::exception_ptr error) {
                           if (error) {
                               std::rethrow_exception(error);
                           }
                       });
        loop_.restart();
        try {
            loop_.run();
        } catch (const boost::system::system_error& error) {
            reply = fail("The house cannot be reached: {cause}.", error.code().message());
        }
        if (!reply) {
            stream_.reset();
        }
        return reply;
    }

    const Address& house() const { return house_; }

  private:
    asio::awaitable<void> connect() {
        stream_.emplace(loop_, security_, house_);
        co_await stream_->connect(house_);
    }

    asio::awaitable<HttpReply> talk(http::request<http::string_body>& request,
                                    std::chrono::milliseconds longest) {
        stream_->next_layer().expires_after(longest);
        co_await http::async_write(*stream_, request, asio::use_awaitable);
        beast::flat_buffer buffer;
        http::response_parser<http::string_body> parser;
        parser.body_limit(max_reply_bytes);
        co_await http::async_read(*stream_, buffer, parser, asio::use_awaitable);
        keep_ = parser.keep_alive();
        co_return HttpReply{static_cast<int>(parser.get().result_int()), parser.get().body()};
    }

    asio::awaitable<void> exchange(http::request<http::string_body> request,
                                   std::chrono::milliseconds longest, Expected<HttpReply>& reply) {
        const bool was_connected = stream_.has_value();
        if (!was_connected) {
            co_await connect();
        }
        bool closed = false;
        try {
            reply = co_await talk(request, longest);
        } catch (const boost::system::system_error&) {
            if (!was_connected) {
                throw;
            }
            closed = true; // the house has closed it in the meantime
        }
        if (closed) {
            co_await connect();
            reply = co_await talk(request, longest);
        }
        if (!keep_) {
            stream_.reset();
        }
    }

    const Address house_;
    asio::io_context loop_{1};
    asio::ssl::context security_{asio::ssl::context::tls_client};
    std::optional<HouseStream> stream_; // none: not connected
    bool keep_ = true;
};

HttpClient::HttpClient(Address house) : link_(std::make_unique<Link>(std::move(house))) {}
HttpClient::~HttpClient() = default;

Expected<HttpReply> HttpClient::post(const std::string& path, std::string body,
                                     const std::string& key, std::chrono::milliseconds longest) {
    http::request<http::string_body> request(http::verb::post, link_->house().root + path, 11);
    request.set(http::field::content_type, "application/json");
    request.set(http::field::authorization, "Bearer " + key);
    if (!looks_like_program_token(key)) { // a token counts without an Origin alone
        request.set(http::field::origin, link_->house().origin());
    }
    request.body() = std::move(body);
    request.prepare_payload();
    return link_->post(std::move(request), longest);
}

} // namespace tabuleiro::client
