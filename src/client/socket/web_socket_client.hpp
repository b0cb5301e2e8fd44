// A WebSocket of a house, for a program that shows its token. One thread opens it and waits for
// messages; any thread may send. It can be opened again after it was closed.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "client/address/address.hpp"
#include "core/error.hpp"

namespace tabuleiro::client {

// Why there is no message.
enum class NoMessage : std::uint8_t { TimedOut, Closed, Woken };

// Why a socket was not opened.
struct NotOpened {
    int status = 0;       // of the house's answer; 0: there was none
    std::string answer{}; // its body
    std::string cause{};  // without an answer: what the network says
};

class WebSocketClient {
  public:
    explicit WebSocketClient(Address house);
    ~WebSocketClient();
    WebSocketClient(const WebSocketClient&) = delete;
    WebSocketClient& operator=(const WebSocketClient&) = delete;

    // A path below the house's root. A wake() ends the attempt. Requires: it is not open.
    [[nodiscard]] tl::expected<void, NotOpened> open(const std::string& path,
                                                     const std::string& token);
    bool is_open() const;
    // Says goodbye and closes.
    void close();

    // Messages that came before the socket was closed are still received.
    [[nodiscard]] tl::expected<std::string, NoMessage> receive(std::chrono::milliseconds longest);
    // Waits for so long, or until wake().
    void pause(std::chrono::milliseconds longest);

    // From any thread. What is sent while it is not open is lost.
    void send(std::string text);
    // From any thread: ends a wait, now or the next one.
    void wake();

  private:
    class Link;
    std::unique_ptr<Link> link_;
};

} // namespace tabuleiro::client
