#include "server/already_open.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <string>

namespace tabuleiro::server {

bool house_is_open_at(std::uint16_t port) {
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (socket < 0) {
        return false;
    }
    const timeval longest{1, 0};
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &longest, sizeof longest);
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &longest, sizeof longest);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const std::string question =
        "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) +
        "\r\nConnection: close\r\n\r\n";
    std::string answer;
    std::array<char, 1024> bytes{};
    if (connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 &&
        send(socket, question.data(), question.size(), MSG_NOSIGNAL) > 0) {
        ssize_t size = 0;
        while (answer.size() < 4096 && (size = recv(socket, bytes.data(), bytes.size(), 0)) > 0) {
            answer.append(bytes.data(), static_cast<std::size_t>(size));
        }
    }
    close(socket);
    return answer.find(R"({"status":"open"})") != std::string::npos;
}

} // namespace tabuleiro::server
