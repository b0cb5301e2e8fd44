// A client's side of HTTP and WebSocket, on a bare socket, so that tests can also do what no
// browser would: disconnect, write nonsense, forget the mask, lie about lengths.
#pragma once

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tabuleiro::test {

// A connected socket that is closed by its destructor.
class TcpConnection {
  public:
    explicit TcpConnection(std::uint16_t port, const char* at = "127.0.0.1");
    ~TcpConnection() { hang_up(); }
    TcpConnection(TcpConnection&& other) noexcept
        : socket_(std::exchange(other.socket_, -1)), buffer_(std::move(other.buffer_)) {}
    TcpConnection& operator=(TcpConnection&& other) noexcept {
        std::swap(socket_, other.socket_);
        std::swap(buffer_, other.buffer_);
        return *this;
    }

    bool open() const { return socket_ >= 0; }
    int descriptor() const { return socket_; }
    void hang_up();

    bool write(std::string_view bytes);
    // Reads more bytes into the buffer; false at the end of the stream or after the time.
    bool read_more(std::chrono::milliseconds longest = std::chrono::seconds(20));
    // Whether the other side hangs up before the time is over.
    bool ends_within(std::chrono::milliseconds longest);

    std::string& buffer() { return buffer_; }

  private:
    int socket_;
    std::string buffer_;
};

struct HttpAnswer {
    int status = 0; // 0: there was none
    std::multimap<std::string, std::string> headers;
    std::string body;

    std::string header(const std::string& name) const;
};

// Names of headers are in lower case.
HttpAnswer read_answer(TcpConnection& connection, bool with_body = true);

enum class Opcode : std::uint8_t {
    Continuation = 0,
    Text = 1,
    Binary = 2,
    Close = 8,
    Ping = 9,
    Pong = 10
};

struct Frame {
    Opcode opcode = Opcode::Text;
    std::string payload;
};

// A frame as a client must write it, or deliberately not quite.
std::string frame(Opcode opcode, std::string_view payload, bool last = true, bool masked = true);

// A time to wait in all, however often something else arrives meanwhile.
class Deadline {
  public:
    explicit Deadline(std::chrono::milliseconds longest)
        : at_(std::chrono::steady_clock::now() + longest) {}
    std::chrono::milliseconds left() const {
        const auto left = at_ - std::chrono::steady_clock::now();
        return std::max(std::chrono::milliseconds(0),
                        std::chrono::duration_cast<std::chrono::milliseconds>(left));
    }

  private:
    std::chrono::steady_clock::time_point at_;
};

class WebSocketClient {
  public:
    explicit WebSocketClient(TcpConnection connection) : connection_(std::move(connection)) {}

    TcpConnection& connection() { return connection_; }
    bool open() const { return connection_.open(); }
    bool say(std::string_view text) { return connection_.write(frame(Opcode::Text, text)); }

    // The next frame that has already arrived.
    std::optional<Frame> take();
    // Waits for the next frame.
    std::optional<Frame> next(std::chrono::milliseconds longest = std::chrono::seconds(20));
    // The next text; pings are answered. None if the socket was closed, or if there was none in
    // time.
    std::optional<std::string> hear(std::chrono::milliseconds longest = std::chrono::seconds(20));

    int close_code = 0;

  private:
    TcpConnection connection_;
};

using Headers = std::vector<std::pair<std::string, std::string>>;

// One browser: it keeps its cookie, and writes Host and Origin as browsers do.
class Browser {
  public:
    explicit Browser(std::uint16_t port)
        : port_(port), host("127.0.0.1:" + std::to_string(port)), origin("http://" + host) {}

    HttpAnswer get(const std::string& path, const Headers& more = {}) {
        return ask("GET", path, "", more);
    }
    HttpAnswer post(const std::string& path, const std::string& body, const Headers& more = {}) {
        return ask("POST", path, body, more);
    }
    HttpAnswer ask(const std::string& method, const std::string& path, const std::string& body,
                   const Headers& more = {});

    // The socket of a table; the answer is 101 if it was accepted.
    std::pair<HttpAnswer, WebSocketClient> socket(const std::string& path,
                                                  const Headers& more = {}) {
        return socket(TcpConnection(port_), path, more);
    }
    // The same over an existing connection.
    std::pair<HttpAnswer, WebSocketClient> socket(TcpConnection connection, const std::string& path,
                                                  const Headers& more = {});
    WebSocketClient table(const std::string& id, const std::string& query = "") {
        return socket("/api/tables/" + id + "/socket" + query).second;
    }

  private:
    void keep_cookie(const std::string& set);
    std::string head(const std::string& method, const std::string& path, const Headers& more) const;

    std::uint16_t port_;

  public:
    std::string host;
    std::string origin;
    std::string cookie; // name=value; name=value
};

} // namespace tabuleiro::test
