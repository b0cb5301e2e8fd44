#include "support/web_client.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>

#include <array>

namespace tabuleiro::test {

TcpConnection::TcpConnection(std::uint16_t port, const char* at)
    : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    inet_pton(AF_INET, at, &address.sin_addr);
    const int on = 1;
    setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    if (::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
        hang_up();
    }
}

void TcpConnection::hang_up() {
    if (socket_ >= 0) {
        ::close(socket_);
        socket_ = -1;
    }
}

bool TcpConnection::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) {
            return false;
        }
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

bool TcpConnection::read_more(std::chrono::milliseconds longest) {
    pollfd wait{socket_, POLLIN, 0};
    std::array<char, 16384> bytes{};
    if (socket_ < 0 || ::poll(&wait, 1, static_cast<int>(longest.count())) <= 0) {
        return false;
    }
    const ssize_t size = ::recv(socket_, bytes.data(), bytes.size(), 0);
    if (size <= 0) {
        return false;
    }
    buffer_.append(bytes.data(), static_cast<std::size_t>(size));
    return true;
}

bool TcpConnection::ends_within(std::chrono::milliseconds longest) {
    const auto end = std::chrono::steady_clock::now() + longest;
    while (true) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
            end - std::chrono::steady_clock::now());
        if (left.count() <= 0) {
            return false;
        }
        pollfd wait{socket_, POLLIN, 0};
        char byte = 0;
        if (::poll(&wait, 1, static_cast<int>(left.count())) > 0 &&
            ::recv(socket_, &byte, 1, 0) <= 0) {
            return true;
        }
    }
}

std::string HttpAnswer::header(const std::string& name) const {
    const auto found = headers.find(name);
    return found == headers.end() ? "" : found->second;
}

HttpAnswer read_answer(TcpConnection& connection, bool with_body) {
    HttpAnswer answer;
    std::size_t end = 0;
    while ((end = connection.buffer().find("\r\n\r\n")) == std::string::npos) {
        if (!connection.read_more()) {
            return answer;
        }
    }
    const std::string head = connection.buffer().substr(0, end + 2);
    connection.buffer().erase(0, end + 4);
    std::size_t at = head.find("\r\n") + 2;
    while (at < head.size()) {
        const std::size_t stop = head.find("\r\n", at);
        const std::size_t colon = head.find(':', at);
        std::string name = head.substr(at, colon - at);
        for (char& c : name) {
            c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
        }
        answer.headers.emplace(name, head.substr(colon + 2, stop - colon - 2));
        at = stop + 2;
    }
    answer.status = std::stoi(head.substr(9, 3));
    const std::string length = answer.header("content-length");
    const std::size_t size = length.empty() || !with_body ? 0 : std::stoul(length);
    while (connection.buffer().size() < size && connection.read_more()) {
    }
    answer.body = connection.buffer().substr(0, size);
    connection.buffer().erase(0, size);
    return answer;
}

std::string frame(Opcode opcode, std::string_view payload, bool last, bool masked) {
    std::string bytes;
    bytes += static_cast<char>((last ? 0x80 : 0) | static_cast<int>(opcode));
    const int mask_bit = masked ? 0x80 : 0;
    if (payload.size() < 126) {
        bytes += static_cast<char>(mask_bit | static_cast<int>(payload.size()));
    } else if (payload.size() < 65536) {
        bytes += static_cast<char>(mask_bit | 126);
        bytes += static_cast<char>(payload.size() >> 8U);
        bytes += static_cast<char>(payload.size());
    } else {
        bytes += static_cast<char>(mask_bit | 127);
        for (int shift = 56; shift >= 0; shift -= 8) {
            bytes += static_cast<char>(payload.size() >> static_cast<unsigned>(shift));
        }
    }
    if (!masked) {
        return bytes.append(payload);
    }
    constexpr std::array<char, 4> mask{'m', 'a', 's', 'k'};
    bytes.append(mask.data(), mask.size());
    for (std::size_t i = 0; i < payload.size(); ++i) {
        bytes += static_cast<char>(payload[i] ^ mask[i % 4]);
    }
    return bytes;
}

std::optional<Frame> WebSocketClient::take() {
    std::string& buffer = connection_.buffer();
    if (buffer.size() < 2) {
        return std::nullopt;
    }
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(buffer[i]); };
    std::size_t size = byte(1) & 0x7FU;
    std::size_t head = 2;
    if (size == 126) {
        head = 4;
    } else if (size == 127) {
        head = 10;
    }
    if (buffer.size() < head) {
        return std::nullopt;
    }
    if (head > 2) {
        size = 0;
        for (std::size_t i = 2; i < head; ++i) {
            size = size << 8U | byte(i);
        }
    }
    if (buffer.size() < head + size) {
        return std::nullopt;
    }
    Frame found{static_cast<Opcode>(byte(0) & 0x0FU), buffer.substr(head, size)};
    buffer.erase(0, head + size);
    return found;
}

std::optional<Frame> WebSocketClient::next(std::chrono::milliseconds longest) {
    while (true) {
        if (auto found = take()) {
            return found;
        }
        if (!connection_.read_more(longest)) {
            return std::nullopt;
        }
    }
}

std::optional<std::string> WebSocketClient::hear(std::chrono::milliseconds longest) {
    const Deadline deadline(longest);
    while (auto found = next(deadline.left())) {
        if (found->opcode == Opcode::Text) {
            return std::move(found->payload);
        }
        if (found->opcode == Opcode::Ping) {
            connection_.write(frame(Opcode::Pong, found->payload));
        } else if (found->opcode == Opcode::Close) {
            close_code = found->payload.size() < 2
                             ? 1005
                             : static_cast<unsigned char>(found->payload[0]) << 8U |
                                   static_cast<unsigned char>(found->payload[1]);
            return std::nullopt;
        }
    }
    return std::nullopt;
}

HttpAnswer Browser::ask(const std::string& method, const std::string& path, const std::string& body,
                        const Headers& more) {
    TcpConnection connection(port_);
    std::string text = head(method, path, more);
    if (method == "POST") {
        text += "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) +
                "\r\n";
    }
    connection.write(text + "Connection: close\r\n\r\n" + body);
    HttpAnswer answer = read_answer(connection, method != "HEAD");
    const auto [begin, end] = answer.headers.equal_range("set-cookie");
    for (auto header = begin; header != end; ++header) {
        keep_cookie(header->second);
    }
    return answer;
}

std::pair<HttpAnswer, WebSocketClient>
Browser::socket(TcpConnection connection, const std::string& path, const Headers& more) {
    connection.write(head("GET", path, more) +
                     "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                     "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    HttpAnswer answer = read_answer(connection);
    return {std::move(answer), WebSocketClient(std::move(connection))};
}

// Each by its name; one that has expired goes.
void Browser::keep_cookie(const std::string& set) {
    const std::string pair = set.substr(0, set.find(';'));
    const std::string name = pair.substr(0, pair.find('=') + 1);
    std::string kept = set.find("Max-Age=0") == std::string::npos ? pair : "";
    std::size_t at = 0;
    while (at < cookie.size()) {
        const std::size_t stop = std::min(cookie.find("; ", at), cookie.size());
        const std::string other = cookie.substr(at, stop - at);
        if (!other.starts_with(name)) {
            kept += (kept.empty() ? "" : "; ") + other;
        }
        at = stop + 2;
    }
    cookie = kept;
}

std::string Browser::head(const std::string& method, const std::string& path,
                          const Headers& more) const {
    std::string text = method + " " + path + " HTTP/1.1\r\n";
    if (!host.empty()) {
        text += "Host: " + host + "\r\n";
    }
    if (!origin.empty()) {
        text += "Origin: " + origin + "\r\n";
    }
    if (!cookie.empty()) {
        text += "Cookie: " + cookie + "\r\n";
    }
    for (const auto& [name, value] : more) {
        text += name + ": " + value + "\r\n";
    }
    return text;
}

} // namespace tabuleiro::test
