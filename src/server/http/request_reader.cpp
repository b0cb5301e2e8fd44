#include "server/http/request_reader.hpp"

#include <boost/beast/http/read.hpp>

#include "server/http/awaiting.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

namespace {

// Breaks off what the stream is doing when the time is over. Unlike the stream's own timer it
// leaves the stream open, so that the other side can still be told why.
class Deadline {
  public:
    explicit Deadline(HttpStream& stream)
        : timer_(stream.get_executor()), state_(std::make_shared<State>(State{&stream})) {}
    ~Deadline() { state_->stream = nullptr; }
    Deadline(const Deadline&) = delete;
    Deadline& operator=(const Deadline&) = delete;

    void set(std::chrono::steady_clock::time_point end) {
        timer_.expires_at(end);
        timer_.async_wait([state = state_](const boost::system::error_code& error) {
            if (!error && state->stream != nullptr) {
                state->passed = true;
                state->stream->cancel();
            }
        });
    }
    bool passed() const { return state_->passed; }

  private:
    struct State {
        HttpStream* stream;
        bool passed = false;
    };
    asio::steady_timer timer_;
    std::shared_ptr<State> state_;
};

} // namespace

RequestReader::RequestReader(HttpStream& stream, beast::flat_buffer& buffer,
                             const NetworkLimits& limits)
    : stream_(stream), buffer_(buffer), limits_(limits) {
    parser_.header_limit(limits.header_bytes);
    parser_.body_limit(limits.upload_bytes);
}

asio::awaitable<ReadEnd> RequestReader::read_header() {
    stream_.expires_never();
    Deadline deadline(stream_);
    deadline.set(std::chrono::steady_clock::now() + limits_.pace.first);
    auto [error, size] = co_await http::async_read_header(stream_, buffer_, parser_, awaiting);
    const bool begun = buffer_.size() > 0 || parser_.got_some();
    co_return ended(error, deadline.passed() && begun);
}

asio::awaitable<ReadEnd> RequestReader::read_body() {
    Deadline deadline(stream_);
    const auto start = std::chrono::steady_clock::now();
    std::size_t received = 0;
    beast::error_code error;
    while (!error && !parser_.is_done()) {
        deadline.set(start + limits_.pace.allowed_after(received));
        std::size_t size = 0;
        std::tie(error, size) = co_await http::async_read_some(stream_, buffer_, parser_, awaiting);
        received += size;
    }
    co_return ended(error, deadline.passed());
}

bool RequestReader::has_body() const {
    return !parser_.is_done();
}

bool RequestReader::larger_than(std::uint64_t bytes) {
    return parser_.chunked() || parser_.content_length().value_or(0) > bytes;
}

ReadEnd RequestReader::ended(const beast::error_code& error, bool too_slow) {
    if (!error) {
        return ReadEnd::Whole;
    }
    if (error == asio::error::operation_aborted && too_slow) {
        complaint_ = refusal(408, "too-slow", {Reason("The request took too long.")});
    } else if (error == http::error::body_limit) {
        complaint_ = refusal(413, "too-large", {Reason("The body is too large.")});
    } else if (error == http::error::header_limit || error == http::error::buffer_overflow) {
        complaint_ = refusal(431, "too-large", {Reason("The header is too large.")});
    } else if (error == http::error::end_of_stream || error == http::error::partial_message ||
               error.category() != make_error_code(http::error::bad_method).category()) {
        return ReadEnd::Gone;
    } else {
        complaint_ =
            refusal(400, "malformed", {Reason("That is not HTTP: {cause}.", error.message())});
    }
    return ReadEnd::Unreadable;
}

} // namespace tabuleiro::server
